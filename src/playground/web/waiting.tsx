import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/en.ts';
import type { Awaited } from './awaited.ts';
import { useWords } from './speech.ts';

/** Milliseconds after which whoever waits is told more about it. */
const LONG = 8_000;

function wordsFor(what: Awaited, isLong: boolean, { waiting }: Words): string {
  switch (what) {
    case 'playground':
      return isLong ? waiting.connectingLong : waiting.connecting;
    case 'start':
      return isLong ? waiting.startingLong : waiting.starting;
    case 'commands':
      return isLong ? waiting.registeringLong : waiting.registering;
  }
}

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
      <span class="dots" /> {wordsFor(what, isLong, words)}
    </>
  );
}
