import { accessSync, constants, existsSync, lstatSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type Finding, notChecked, unwell, well } from '../finding.ts';

/** Asks the system whether this process may do something with a file. Throws where it may not. */
export type Access = (place: string, mode: number) => void;

/** What stands beside a database and is written by the bot as well. */
const COMPANIONS = ['-wal', '-shm', '-journal', '.lock'] as const;

const { R_OK, W_OK, X_OK } = constants;

/** The folder of a path that is there already: its own, or the nearest above it. */
function folderOf(path: string): string {
  const folder = dirname(resolve(path));
  return existsSync(folder) || folder === dirname(folder) ? folder : folderOf(folder);
}

/** Whether this user may do with the database and its folder what the bot has to. Makes and opens nothing. */
export function checkPlace(path: string, access: Access = accessSync): Finding {
  const wanted = resolve(path);
  const elsewhere = 'or choose another place with DATABASE_FILE';
  if (!existsSync(wanted) && isLink(wanted))
    return unwell(
      `${wanted} is a link to something that does not exist.`,
      `Restore what it pointed to, ${elsewhere}.`,
    );
  const file = existsSync(wanted) ? realpathSync(wanted) : wanted;
  const folder = folderOf(file);
  if (!statSync(folder).isDirectory())
    return unwell(`${folder} is a file, so the database cannot be in it.`, `Move it away, ${elsewhere}.`);
  const closed = refusal(access, folder, W_OK | X_OK);
  if (closed !== undefined)
    return unwell(
      `${user()} cannot write to ${folder}, the folder of the database (${closed}).`,
      `Give that user permission (chown ${user()} ${folder}), ${elsewhere}. If the bot runs as another user, run doctor as that user.`,
    );
  if (!existsSync(file)) return well(`There is no database yet. The first start creates ${file}.`);
  if (!statSync(file).isFile())
    return unwell(`${file} is not a file, so it cannot be the database.`, `Move it away, ${elsewhere}.`);
  const files = [file, ...COMPANIONS.map((suffix) => `${file}${suffix}`)].filter((each) => existsSync(each));
  const denied = files.find((each) => refusal(access, each, R_OK | W_OK) !== undefined);
  if (denied !== undefined)
    return unwell(
      `${user()} cannot read and write ${denied} (${refusal(access, denied, R_OK | W_OK)}).`,
      `Give that user permission for both (chown ${user()} ${file}*). If the bot runs as another user, run doctor as that user.`,
    );
  return well(`The database is ${file}, and ${user()} can read and write it${asRoot(folder)}.`);
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function refusal(access: Access, place: string, mode: number): string | undefined {
  try {
    access(place, mode);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function user(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'this user');
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
  const size = sizeOf(file) + sizeOf(`${file}-wal`);
  const wanted = size + LEAST_ROOM;
  let free: number;
  try {
    free = room(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return notChecked(`Could not find out how much space is free on the disk (${code}).`);
  }
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
