import { describe, expect, it } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import type { Vote } from '../../src/tables/model/vote.ts';
import { callsAfter } from '../../src/tables/service/calls.ts';
import type { Done } from '../../src/tables/service/kept-tables.ts';
import { tinyPresenter, tinyRules } from '../games/tiny.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, calledBy, cem, done, dua, room, seated } from './room.ts';

tablesInWords(`
# what a table calls people for
is kept, and where, until that was posted, however many turns follow
  given ben cem; ana ben cem: end -> calls lobby:c: turn:c:ana turn:c:ben turn:c:cem turn:c:ana
  heard; ana: step -> calls turn:c:ana
still calls those who are asked to agree where the turn was passed on before its message was posted
  given ben cem; ana: propose end; ana: end -> calls~ motion:c:ben.cem turn:c:ben$
tells who brought the table here until the turn is passed on
  given; ana: move d; ana: step -> moved ana
  ana: end -> moved

# the question about somebody whose time is over
is put again after a quarter of an hour, an hour and a day where nobody answers, and then no more
  given live ben cem; 5m -> offered ben cem, offer 6
  14m -> woken no
  1m -> woken yes, said late, offered ben cem, offer 6
  0m -> woken no
  44m -> woken no
  1m -> woken yes, said late, offered ben cem, offer 6
  23h-1m -> woken no
  1m -> woken yes, said late, offered ben cem, offer 6
  0m -> woken no
  25d -> woken no
is put again after one, three and seven days where a turn takes a day
  given daily; 8h; 12h; 4h -> offer~ [0-9]
  1d-1m -> woken no
  1m -> woken yes
  2d-1m -> woken no
  1m -> woken yes
  4d-1m -> woken no
  1m -> woken yes
  25d -> woken no
is put again once however often that was missed while the bot was down
  given live ben cem; 5m; 2h -> woken yes, said late
  due -> woken no
  21h -> woken no
  1h -> woken yes
is put again to those who have said nothing, and to all where they do not agree
  given live ben cem; 5m; ben: late skip; 15m -> offered cem
  cem: late computer; 45m -> offered ben cem
waits until one of those may be disturbed who wish to be reminded
  given live ben cem; 5m; ben: wish reminders off; cem: wish vacation 3h
  15m -> woken yes, said
  3h-16m -> woken no
  1m -> said late, offered cem
  cem: wish notices off; 1d -> woken yes, said
  9d -> woken no
rests while whoever is late is away
  given live ben cem; 5m; ana: absent 3d; 3d -> said waits
  14m -> woken no
  1m -> said late
is settled by what was too little when it was said, once somebody else is away
  given live ben cem; 5m; ben: late skip; ben: late skip ! agreed-already
  cem: absent 1d; ben: late skip -> up ben
is gone with the last of those who were asked
  given live ben cem; 5m; ben cem: leave -> clocks ana, offer none

# a free seat that the match waits for
is put to everybody again after one, three and seven days, and then no more
  given relaxed ben cem; ana: leave; ben: wish reminders off
  1d-1m -> woken no
  1m -> woken yes, said vacancy, vacancy 0 cem
  due -> woken no
  2d-1m -> woken no
  1m -> woken yes, said vacancy, vacancy 0 cem
  4d-1m -> woken no
  1m -> woken yes, said vacancy, vacancy 0 cem
  20d -> woken no
is put to nobody any more once it is taken
  given live; ana: leave; 15m -> said vacancy
  cem: take 0 -> vacancy none, clocks cem
is put to nobody at the pace without reminders, nor while the match does not wait for it
  given none; ana: leave; 20d -> woken no
  given daily ben cem; cem: leave -> vacancy none

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

it('a turn that can wait is told with the next one: its message tells from where the former one did', async () => {
  let waits = true;
  const game = createPlayable(tinyRules, { ...tinyPresenter, canWait: () => waits });
  const { started, says } = await room({ games: [game] });
  const id = await started([ben, cem]);
  const fromPly = async (person: SeatedPerson) => calledBy(done(await says(id, person, 'end')))?.fromPly;
  expect(await fromPly(ana)).toBe(0);
  expect(await fromPly(ben)).toBe(0);
  waits = false;
  expect(await fromPly(cem)).toBe(3);
});

it('everybody whom a change concerns is called by one message', async () => {
  const { started, tables } = await room();
  const before = await tables.look(await started([ben, cem]));
  if (before === undefined) throw new Error('there is no table');
  const { table } = before;
  const revision = table.revision + 1;
  const vote: Vote = {
    ...{ id: revision, proposal: { kind: 'end' }, by: dua.id, agreed: [dua.id] },
    ...{ ply: 0, at: 0, overdue: false },
  };
  // Two are asked to agree, and who has taken the seat whose turn it is plays on.
  const seats = [dua, ben, cem].map(seated);
  const after = { ...before, table: { ...table, revision, vote, seats, isArchivingAnnounced: true } };
  const { calls } = callsAfter(before, after, { posted: 0, wish: undefined, mover: undefined, log: [] });
  expect(calls.slice(table.calls.length)).toEqual([
    expect.objectContaining({ reason: 'motion', besidesTurn: true, people: [ben.id, cem.id, dua.id] }),
  ]);
});

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
