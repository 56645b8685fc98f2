import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/en.ts';
import type { Awaited } from './awaited.ts';
import { useWords } from './speech.ts';

/** Milliseconds after which whoever waits is told more about it. */
const LONG = 8_000;

/** What is said at first, and after a while. */
const wordsFor = (what: Awaited, { page, waiting }: Words): readonly [string, string] =>
  (
    ({
      playground: [waiting.connecting, waiting.connectingLong],
      start: [waiting.starting, waiting.startingLong],
      commands: [waiting.registering, waiting.registeringLong],
      channel: [page.opening, page.opening],
    }) as const
  )[what];

/** Says what the page waits for, and more of it when that takes long. */
export function WaitingFor({ what }: { readonly what: Awaited }): VNode {
  const words = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [what]);
  return (
    <>
      <span class="dots" /> {wordsFor(what, words)[isLong ? 1 : 0]}
    </>
  );
}
