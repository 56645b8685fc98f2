import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../words/en.ts';
import type { LiveState } from './live.ts';
import { messageInWords } from './message.tsx';

/** As much of a message as is read out when it arrives, in characters. */
const READ_OUT = 240;

/** What a screen reader is told: the newest message of another, when it came while one was looking. */
export function useAnnouncement(known: LiveState, me: string | undefined, words: Words): string {
  const [said, setSaid] = useState('');
  const last = useRef<{ readonly view: string; readonly id: string | undefined } | undefined>(undefined);
  const newest = known.messages.at(-1);
  const view = `${known.sight?.person} ${known.sight?.channel}`;
  useEffect(() => {
    const before = last.current;
    last.current = { view, id: newest?.message.id };
    if (
      before === undefined ||
      before.view !== view ||
      newest === undefined ||
      before.id === newest.message.id
    )
      return;
    if (newest.message.author.id === me) return;
    const nameOf = (id: string): string => known.members.find((member) => member.id === id)?.name ?? '';
    const author = newest.message.author.global_name ?? newest.message.author.username;
    setSaid(
      newest.state === 'loading'
        ? words.message.thinking(author)
        : `${author}: ${messageInWords(newest.message, nameOf, words)}`.slice(0, READ_OUT),
    );
  }, [view, newest?.message.id, newest?.state]);
  return said;
}
