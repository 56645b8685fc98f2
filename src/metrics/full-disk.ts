import type { Log, LogLine } from '../discord/log.ts';
import { StoreAway } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';

/** What SQLite says when the disk does not take what is to be written; https://sqlite.org/rescode.html */
const NOT_TAKEN: ReadonlySet<unknown> = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_TRUNCATE',
  'SQLITE_IOERR_SHMSIZE',
]);

const FULL =
  'The bot cannot write to the database; the disk may be full. Presses are not saved until it can. The log says when that is.';
const AWAY =
  'The bot cannot reach its database, or cannot write to it. Presses are not saved until it can. The log says when that is.';

type Write = 'commit' | 'note' | 'setSetting' | 'setProfile' | 'forget' | 'setServer' | 'remove' | 'shrink';

/** Tells of a disk that takes nothing more. */
export interface DiskWatch {
  /** The log without a line for each thing that came of it: those are for who looks for everything. */
  readonly log: Log;
  watch<S extends Store>(store: S): S;
  /** Whether the last that was to be written could not be: until a commit, or a write of the same kind, is kept. */
  isStuck(): boolean;
}

/** Logs once that the disk takes nothing more, as when it is full, and once that it does again. */
export function watchDisk(log: Log): DiskWatch {
  let stuck: Write | undefined;

  async function watched<T>(
    write: Write,
    written: Promise<T>,
    isKept: (done: T) => boolean = () => true,
  ): Promise<T> {
    try {
      const done = await written;
      // A small write may find room where a commit finds none.
      if (stuck !== undefined && (write === 'commit' || write === stuck) && isKept(done)) {
        stuck = undefined;
        log.warn({}, 'The bot can write to the database again.');
      }
      return done;
    } catch (error) {
      const code = codeOf(error);
      const isAway = error instanceof StoreAway;
      if (!NOT_TAKEN.has(code) && !isAway) throw error;
      if (stuck === undefined) log.error({ code: String(code) }, isAway ? AWAY : FULL);
      if (stuck !== 'commit') stuck = write;
      throw error;
    }
  }

  const quiet =
    (level: 'warn' | 'error'): LogLine =>
    (about, sentence) =>
      log[NOT_TAKEN.has(about.code) || String(about.error).startsWith('StoreAway') ? 'debug' : level](
        about,
        sentence,
      );

  return {
    log: {
      debug: (about, sentence) => log.debug(about, sentence),
      info: (about, sentence) => log.info(about, sentence),
      warn: quiet('warn'),
      error: quiet('error'),
    },
    isStuck: () => stuck !== undefined,
    watch: (store) => ({
      ...store,
      commit: (claim, change) =>
        watched('commit', store.commit(claim, change), ({ kind }) => kind === 'kept'),
      note: (claim, seen) => watched('note', store.note(claim, seen)),
      remove: (claim, revision, most) => watched('remove', store.remove(claim, revision, most)),
      shrink: () => watched('shrink', store.shrink()),
      setSetting: (key, value) => watched('setSetting', store.setSetting(key, value)),
      setProfile: (person, body, former) =>
        watched('setProfile', store.setProfile(person, body, former), isKept),
      forget: (person, pseudonym) => watched('forget', store.forget(person, pseudonym)),
      setServer: (guild, body, former) => watched('setServer', store.setServer(guild, body, former), isKept),
    }),
  };
}

const isKept = (kept: boolean): boolean => kept;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
