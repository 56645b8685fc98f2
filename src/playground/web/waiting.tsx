import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Awaited } from './awaited.ts';

/** Milliseconds after which whoever waits is told more about it. */
const LONG = 8_000;

const SHORT_WORDS: Readonly<Record<Awaited, string>> = {
  playground: 'Connecting…',
  start: 'The bot is starting. Its commands will be here in a moment.',
  commands: 'The bot has connected and is registering its commands.',
};

const LONG_WORDS: Readonly<Record<Awaited, string>> = {
  playground:
    'Still connecting to the playground. If it’s no longer running, start it again in the terminal: this page then comes back by itself.',
  start:
    'The bot is still starting: it opens its database and connects. On a busy machine this takes up to a minute; the terminal shows if something is wrong.',
  commands: 'The bot has connected and is still registering its commands. Once it’s done, type /play below.',
};

/** Says what the page waits for, and more of it when that takes long. */
export function WaitingFor({ what }: { readonly what: Awaited }): VNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [what]);
  return (
    <>
      <span class="dots" /> {(isLong ? LONG_WORDS : SHORT_WORDS)[what]}
    </>
  );
}
