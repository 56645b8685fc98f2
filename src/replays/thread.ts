import { fileURLToPath } from 'node:url';
import { games } from '../games/index.ts';
import { readTexts } from '../texts/texts.ts';
import type { RecordedTable, Replay, ReplayOfText, ShownRecord, WrittenRecord } from './replays.ts';
import { replaysBy } from './work.ts';

/** What a thread is to do. */
export type Task =
  | { readonly wants: 'record'; readonly table: RecordedTable }
  | { readonly wants: 'replay'; readonly table: RecordedTable }
  | { readonly wants: 'reading'; readonly text: string }
  | { readonly wants: 'page' | 'film'; readonly shown: ShownRecord };

const ASSETS = fileURLToPath(new URL('../../assets/texts', import.meta.url));
const replays = replaysBy(games, readTexts(ASSETS));

/** What a thread does with records: it writes one, goes through the match of a table, reads and follows a text, or makes a page or a film of one. */
export default function work(
  task: Task,
): Promise<WrittenRecord | Replay | ReplayOfText | string | Uint8Array | undefined> {
  switch (task.wants) {
    case 'record':
      return replays.record(task.table);
    case 'replay':
      return replays.ofTable(task.table);
    case 'reading':
      return replays.ofText(task.text);
    case 'page':
      return replays.page(task.shown);
    case 'film':
      return replays.film(task.shown);
  }
}
