import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import { type GivenWork, taskOf } from '../shares/thread.ts';
import { readTexts } from '../texts/texts.ts';
import type {
  BroughtWanted,
  PaintedStop,
  RecordedTable,
  ReplayOfText,
  ShownRecord,
  TableWanted,
  WrittenRecord,
} from './replays.ts';
import { replaysBy } from './work.ts';

/** What a thread is to do. */
export type FilmTask =
  | { readonly wants: 'record'; readonly table: RecordedTable }
  | { readonly wants: 'replay'; readonly wanted: TableWanted }
  | { readonly wants: 'brought'; readonly wanted: BroughtWanted }
  | { readonly wants: 'page' | 'film'; readonly shown: ShownRecord };

const ASSETS = fileURLToPath(new URL('../../assets/texts', import.meta.url));
const replays = replaysBy(games, readTexts(ASSETS));

/** A thread's work on records: write one, show a frame of a match or uploaded record, or make its page or film. */
export default function work(
  given: GivenWork<FilmTask>,
): Promise<WrittenRecord | PaintedStop | ReplayOfText | string | Uint8Array | undefined> {
  const task = taskOf(given);
  switch (task.wants) {
    case 'record':
      return replays.record(task.table);
    case 'replay':
      return replays.ofTable(task.wanted);
    case 'brought':
      return replays.ofText(task.wanted);
    case 'page':
      return replays.page(task.shown);
    case 'film':
      return replays.film(task.shown);
  }
}
