import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreRefused } from '../../store/refusal.ts';
import { type Access, folderOf, placeOf, userName } from '../../store/sqlite/place.ts';
import { type Finding, notChecked, unwell, well } from '../finding.ts';

/** Whether this user may do with the database and its folder what the bot has to. Makes and opens nothing. */
export function checkPlace(path: string, access?: Access): Finding {
  try {
    const file = placeOf(path, access);
    return existsSync(file)
      ? well(`The database is ${file}, and ${userName()} can read and write it${asRoot(dirname(file))}.`)
      : well(`There is no database yet. The first start creates ${file}.`);
  } catch (error) {
    if (!(error instanceof StoreRefused)) throw error;
    return unwell(error.what, `${error.cure} If the bot runs as another user, run doctor as that user.`);
  }
}

/** The superuser may do everything, which says nothing of the user to whom a folder belongs. */
function asRoot(folder: string): string {
  return process.getuid?.() === 0 && statSync(folder).uid !== 0
    ? ' (root may do anything; the folder belongs to another user)'
    : '';
}

/** Free bytes required beyond those of a start: a database's log grows before it is folded into the database. */
const LEAST_ROOM = 64 * 1024 * 1024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Tells how many bytes a user may still write in a folder. Throws where the system does not say. */
export type FreeRoom = (folder: string) => number;

const freeRoom: FreeRoom = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Whether the disk has room for the database: each start looks at a copy of it, which is as large. */
export function checkRoom(path: string, room: FreeRoom = freeRoom): Finding {
  const folder = folderOf(path);
  const file = resolve(path);
  let [size, free] = [0, 0];
  try {
    size = sizeOf(file) + sizeOf(`${file}-wal`);
    free = room(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return notChecked(`Could not find out how much space is free on the disk (${code}).`);
  }
  const wanted = size + LEAST_ROOM;
  if (free >= wanted)
    return well(`The disk has enough space: ${inWords(free)} free; the games take ${inWords(size)}.`);
  return unwell(
    `The disk is almost full: ${inWords(free)} free in ${folder}; the bot needs ${inWords(wanted)}.`,
    'Free up some space there, or move the database to another disk and set DATABASE_FILE to the new place.',
  );
}

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as a person reads them: "3.4 GB". */
function inWords(bytes: number): string {
  let [count, unit] = [bytes / 1024, 0];
  while (count >= 1024 && unit < UNITS.length - 1) [count, unit] = [count / 1024, unit + 1];
  return `${count < 10 && unit > 0 ? count.toFixed(1) : Math.ceil(count)} ${UNITS[unit]}`;
}
