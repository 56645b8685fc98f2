import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import { type GivenWork, taskOf } from '../shares/thread.ts';
import { readTexts } from '../texts/texts.ts';
import type { Replays } from './replays.ts';
import { replaysBy } from './work.ts';

/** What a thread is to do: one kind of work on records, with what that takes. */
export interface FilmTask<Work extends keyof Replays = keyof Replays> {
  readonly work: Work;
  readonly given: Parameters<Replays[Work]>[0];
}

const ASSETS = fileURLToPath(new URL('../../assets/texts', import.meta.url));
const replays = replaysBy(games, readTexts(ASSETS));

/** A thread's work on records. The pool gives each kind what it takes. */
export default function work(task: GivenWork<FilmTask>): Promise<unknown> {
  const { work, given } = taskOf(task);
  return replays[work](given as never);
}
