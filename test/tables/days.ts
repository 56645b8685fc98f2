import { NOTICE_KINDS, type NoticeDraft, type NoticeKind } from '../../src/tables/model/notice.ts';
import { ana, ben, caughtUp, done, keptAt, type RoomParts, room } from './room.ts';

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Room = Awaited<ReturnType<typeof room>>;

/** A room in which time passes: bots look for what is due now and then, and people are told. */
export const days = async (parts: RoomParts = {}) => daysIn(await room(parts));

/** The same of a room that is there. */
export function daysIn<R extends Room>(inside: R) {
  const { clock, tables } = inside;
  /** What somebody is still to be told by a message of their own. */
  const told = async (id: string): Promise<readonly NoticeDraft[]> =>
    (await keptAt(inside.store, id)).notices.map(({ kind, seat, person }) => ({
      kind: kindOf(kind),
      seat,
      person,
    }));
  /** Lets so much time pass, looks for what is due, and tells which new messages were wanted then, and what people are told. */
  const later = async (id: string, milliseconds: number) => {
    clock.time += milliseconds;
    await caughtUp(inside.store, id);
    const { revision } = await tableOf(id);
    const woken = await tables.runDueTurns();
    const { calls } = await tableOf(id);
    const called = calls.filter((call) => call.revision > revision).map(({ reason }) => reason);
    return { woken, said: [...called, ...(await told(id)).map(({ kind }) => kind)] };
  };
  const tableOf = async (id: string) => (await inside.look(id)).table;
  const paced = async (pace: 'none' | 'relaxed' | 'daily' | 'live', others = [ben]) => {
    const id = await inside.lobby(others);
    done(await tables.setPace(inside.act(id, ana), pace));
    done(await tables.start(inside.act(id, ana)));
    return id;
  };
  return { ...inside, told, later, tableOf, paced };
}

function kindOf(kind: string): NoticeKind {
  const known = NOTICE_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`there are no notices of the kind ${kind}`);
  return known;
}
