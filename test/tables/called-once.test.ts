import { describe, expect, it } from 'vitest';
import type { Done } from '../../src/tables/service/kept-tables.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, calledBy, cem, done, room } from './room.ts';

tablesInWords(`
# those who are invited to play a match again
are called once in an hour, however often somebody calls for it and leaves
  given ben cem; ana: end-match; ana: rematch -> called ben cem
  ana: leave-lobby; wait 4s; ana: rematch -> called, invited ana ben cem
  ana: leave-lobby; wait 4s; ana: rematch -> called, invited ana ben cem
  ana: leave-lobby; wait 1h; ana: rematch -> called ben cem
are called once, whoever calls for it, and whoever was not called by the first is by the second
  given ben cem; ana: end-match; ana: rematch; ana: leave-lobby; ben: rematch -> called ana
  ben: leave-lobby; cem: rematch -> called
are called again when they have played in between
  given ben cem; ana: end-match; ana: rematch; wait 1m; ben cem: join; wait 1m; ana: end-match
  ana: rematch -> called~ ^(ben cem|cem ben)$
are called once though the lobby is brought to other channels
  given ben cem; ana: end-match; ana: rematch; wait 1m; ana: move d -> called
  wait 1m; ana: move e -> called
  wait 1h; ana: move c -> called ben cem
are not called if they are kept from tables by then
  given ben cem; ana: end-match; bar cem; ana: rematch -> called ben, invited ana ben

# those for whom a match waits
are called once though the table is brought to other channels
  given; ana: end; wait 1m; ana: move d -> call again, called
  wait 1m; ana: move e -> call again, called
  wait 1h; ana: move c -> called ben
are called again for a turn that was taken back, but not within five minutes
  given ben cem; ana: end -> called ben
  ana: back; ben cem: agree; wait 1m; ana: end -> called
  ana: back; ben cem: agree; wait 5m; ana: end -> called ben
are called once to a seat that is left and taken over and over
  given ben cem; ana: leave -> called ben cem
  wait 1s; ana: take 0 -> called! ben
  ana: leave -> call none
  wait 1s; ana: take 0 -> called! ben
  ana: leave -> call none
  wait 1h; ana: take 0; ana: leave -> called ben cem

# those who are asked to agree
are called once to go back, however far, and once to another pace, whichever it is
  given ben cem; ana: step step end; wait 20s; ana: back -> called ben cem
  ana: decline; wait 20s; ana: back 0 -> called
  ana: decline; wait 20s; ana: propose pace live -> called ben cem
  ana: decline; wait 20s; ana: propose pace daily -> called
`);

/** Whom the latest change calls. */
const called = (now: Done): readonly string[] => calledBy(now)?.people ?? [];

describe('those who are invited to play a match again', () => {
  /** Matches of all three that are over. */
  async function over(count = 1) {
    const at = await room();
    const ids: string[] = [];
    for (let match = 0; match < count; match += 1) {
      const id = await at.started([ben, cem]);
      done(await at.tables.end(at.act(id, ana)));
      ids.push(id);
    }
    const again = async (id: string) => done(await at.tables.playAgain(at.act(id, ana), ana.name));
    return { ...at, ids, id: ids[0] ?? '', again };
  }

  it('are called once for all the matches that they have played before', async () => {
    const { ids, again } = await over(3);
    const calls: (readonly string[])[] = [];
    for (const id of ids) calls.push(called(await again(id)));
    expect(calls).toEqual([[ben.id, cem.id], [], []]);
  });

  it('are called once by several processes, also after a restart', async () => {
    const { id, again, tables, act, store, clock } = await over();
    done(await tables.leave(act((await again(id)).table.id, ana)));
    const other = await room({ store });
    other.clock.time = clock.time + 60_000;
    const opened = done(await other.tables.playAgain(other.act(id, ben, 'after a restart'), ben.name));
    expect(called(opened)).toEqual([ana.id]);
  });
});
