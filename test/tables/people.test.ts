import { describe, expect, it } from 'vitest';
import { evictBlocked } from '../../src/tables/blocking.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, dua, inMatch, room, seated } from './room.ts';

tablesInWords(`
# leaving a match
leaves a seat that anyone takes, with its secrets from then on
  given; ana: dig; ana: leave -> seats free:ana:left ben, host ben, call seat, called ben, beside yes
  ana: keep ! not-seated; dua: take 1 ! seat-is-taken; ben: take 0 ! sits-here-already
  dua: take 0 -> seats dua ben, call seat, called dua, beside no
  dua: keep -> ply 2
lets nobody come back to another seat than theirs
  given ben cem; ben cem: leave; cem: take 1 ! held-another-seat
  cem: take 2 -> seats ana free:ben:left cem
by giving up ends a match of two
  given; ben: concede -> phase ended, ending by concession, conceded 1, call result, called
by giving up among more hands the seat to the computer, which plays on at once
  given ben cem; ana: concede -> phase playing, host ben, up ben, call turn, called ben
is told on the board, and who is the host now, until the next turn is over
  given ben cem; ana: concede -> events host:ben gave-up:0:ana
  ben: step -> events host:ben gave-up:0:ana
  ben: end -> events
tells whose seat somebody has taken, or that they are back in their own
  given ben cem; cem: leave; cem: take 2 -> events returned:cem
  cem: leave; dua: take 2 -> events returned:cem seat:dua:cem
ends the match with the last person
  given ben computer; ben: leave; ana: concede -> phase ended, ending abandoned
puts the computer into a free seat when all who are left agree
  given ben cem; ana: leave; ben: propose computer 0; cem: agree -> seats~ ^computer, up ben

# the host
hands over to somebody at the table, in a lobby as in a match
  given lobby; ben: make-host ben ! not-the-host; ana: make-host cem ! not-at-the-table
  ana: make-host ben -> host ben
  ben: start; ben: make-host ana -> host ana

# whoever sits at a table
is learning the game there until two matches of it were finished before
  given -> learning 0 1
  given fast; wins ana; given fast; ana: end-match; given -> learning 0 1
  given fast; wins ana; given -> learning
learns by their own matches, and computers learn nothing
  given fast; wins ana; given fast; wins ana; given alone lobby; ana: start-beside 2 -> learning

# a start beside computers
takes no more of them than there are seats, and is its host’s alone
  given alone lobby; ana: start-beside 3 ! table-is-full; ana: start-beside 9999999 ! table-is-full
  ben: start-beside 1 ! not-the-host host=${ana.id}; ana: start-beside 1 -> seats ana computer
  ana: start-beside 1 ! not-in-the-lobby

# somebody who is kept from the tables of a server
is no substitute: nobody invites them
  given ben cem; bar dua; ben: propose substitute 1 dua ! blocked-other
hands on what a host may do, and comes back to their seat when they are let back
  given; bar ana; evict ana -> host ben
  bar; ana: take 0 -> seats ana ben
is not taken back into a match that was archived
  given dua ben; wait 400d; idle; wait 400d; idle -> phase archived
  bar dua; evict dua -> seats~ free:dua
  dua: take-up ! not-seated
holds no seat any more, and is told of it once, however many tables they lose
  given dua ben; given lobby dua; block dua -> seats ana, events~ managed:free:\\d+:dua:Cheats:told
  look T1 -> seats~ free:dua:blocked, events~ managed:free:\\d+:dua:Cheats:untold
  dua: propose end ! not-seated
  block dua; look T1 -> woken no

# somebody who is let back
within a day, has the seats back that nobody has taken, and the table is told
  given dua ben; block dua -> woken yes, seats~ free:dua
  wait 1d-1s; unblock dua -> woken yes, seats ana dua ben, events~ returned:dua
  given lobby dua; block dua -> woken yes, seats ana
  unblock dua -> woken no, seats ana
finds the seat of another theirs, and after a day takes what is free as everybody does
  given dua ben; block dua; cem: take 1; unblock dua -> woken no, seats ana cem ben
  given dua ben; block dua; wait 1d; unblock dua -> woken no
  dua: take 1
in another server keeps their seats in this one
  given dua ben; block dua h -> woken no, seats ana dua ben
has no seat back that they had left themselves, and none in another server
  given dua ben; dua: leave; block dua; unblock dua -> woken no
  block dua h; unblock dua h -> woken no
goes on with a match that waits for them, as nobody else is left there
  given alone computer; block ana -> phase playing
  unblock ana -> woken yes, asked ana
`);

describe('somebody who has left the server', () => {
  it('leaves a free seat, once', async () => {
    const { id, tables, clock } = await inMatch();
    clock.time += 2;
    const { value: waiting } = await tables.waiting(1, () => true).next();
    expect(waiting?.table.id).toBe(id);
    const revision: number = waiting?.table.revision ?? -1;
    expect(done(await tables.gone(id, ana.id, revision)).table).toMatchObject({
      seats: [{ kind: 'free', left: ana, why: 'gone' }, seated(ben)],
      host: ben.id,
    });
    expect(done(await tables.gone(id, ana.id, revision))).toMatchObject({
      isRepeated: true,
      table: { revision: revision + 1 },
    });
  });
});

// That nothing they press or type does anything is a matter of test/discord/interactions/blocked.test.ts.
describe('somebody whom the host of the bot keeps from all tables', () => {
  it('sits at no table of any server, and leaves those where they sat', async () => {
    const free = await room();
    const id = await free.started([dua, ben]);
    const { tables } = await room({ store: free.store, blocked: [dua.id] });
    expect(await evictBlocked(tables)).toEqual([id]);
    expect((await tables.look(id))?.table.seats[1]?.kind).toBe('free');
    expect(await evictBlocked(tables)).toEqual([]);
  });
});
