import { describe, expect, it } from 'vitest';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, inMatch, seated } from './room.ts';

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
