import { describe, expect, it } from 'vitest';
import { evictBlocked } from '../../src/tables/blocking.ts';
import { tablesInWords } from './in-words.ts';
import { ben, dua, room } from './room.ts';

// That nothing they press or type does anything is a matter of test/discord/interactions/blocked.test.ts.
tablesInWords(`
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
