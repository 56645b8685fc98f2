import { expect, it } from 'vitest';
import { JobsFailed } from '../../src/tables/service/jobs.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, room } from './room.ts';

tablesInWords(`
# reminders
come after 8, 24 and 48 hours, and then no more
  given relaxed; 8h-1m -> woken no, said
  1m -> woken yes, said waits
  15h -> woken no, said
  1h -> woken yes, said waits
  24h -> woken yes, said waits
  20d -> woken no, said
that were missed while the bot was down are one, and given once
  given relaxed; 30h -> woken yes, said waits, told waits:ana
  due -> woken no
  18h-1m -> woken no
  1m -> said waits
count anew from each answer, and there are none at the pace without
  given relaxed; 7h; ana: step; 7h -> woken no
  1h -> said waits
  given none; 9d -> said
wait for the end of quiet hours where somebody lives, and are left out for who wants none
  at 13; ana: wish zone Europe/Budapest; ana: wish quiet 22-7; given relaxed; 8h -> woken yes, said
  9h-1m -> woken no, said
  1m -> woken yes, said waits
  ana: wish reminders off; 9d -> said
do not keep a table from being put away
  given relaxed; 48h; 28d; idle -> isArchivingAnnounced true
  7d1s; idle -> phase archived, clocks
  99d -> woken no

# a reminder that quiet hours hold back, where the time is over in them
tells them at the end of those that it is, once
  at 15; ana: wish quiet 22-16; given daily ben cem; 8h -> said
  16h -> said late
  1h-1m -> woken no
  1m -> woken yes, said waits
  22h -> woken no
tells them so where the bot was down when it fell due
  at 15; ana: wish quiet 22-16; given daily ben cem; 24h -> said late
  1h -> said waits
  due -> woken no
tells them so where their quiet hours end with their time
  at 15; ana: wish quiet 22-15; given daily ben cem; 8h -> said
  16h -> said~ late, said~ waits
  20h -> woken no
tells them that they are up where the others wait on before, and nothing where they play
  at 15; ana: wish quiet 22-16; given daily ben cem; 8h; 16h; ben: late wait; 1h -> said waits
  at 15; given daily ben cem; 8h; 16h; ana: step; 1h -> said
is left out for who wants no reminders by then
  at 15; ana: wish quiet 22-16; given daily ben cem; 8h; 16h; ana: wish reminders off; 1h -> said
  20h -> woken no

# a nudge
reminds whoever is up, an hour after they came to be and once an hour, by the others’ wish
  given none; ana: nudge ! nobody-to-nudge; ben: nudge ! too-soon-to-nudge
  1h; ben: nudge -> told waits:ana
  ben: nudge ! too-soon-to-nudge
  wait 1h; ana: wish reminders off; ben: nudge ! not-to-be-disturbed
keeps an hour from the last reminder, by the clock or at the end of quiet hours
  given relaxed; 8h -> said waits
  1h-1m; ben: nudge ! too-soon-to-nudge; 1m; ben: nudge
  at 23; ben: wish quiet 22-7; ana: end; 8h -> said waits
  1h-1m; ana: nudge ! too-soon-to-nudge; 1m; ana: nudge
keeps an hour from the last move, too, after somebody was nudged before
  given none; 1h; ben: nudge; 2h; ana: step; 1h-1m; ben: nudge ! too-soon-to-nudge
  1m; ben: nudge

# somebody whose time is over
is put to the others in a new message, once, also when the bot was down
  given daily; 8h; 12h; 4h -> woken yes, said late, offer~ [0-9], voices
  due -> woken no
  given live; 3d -> said late
gets as long again where one of the others will wait
  given live ben cem; 5m; ana: late wait ! not-asked-to-agree
  ben: late wait; cem: late wait ! vote-over
  5m-1m -> woken no
  1m -> said late
is played on for by the safest answers until the turn is over, where more than half of the others want it
  given live ben cem; 5m; ben: late skip -> up ana
  ben: late skip ! agreed-already
  cem: late skip -> up ben, clocks ben, seats ana ben cem
has until the others may be disturbed, where all of them sleep
  at 23; given live ben cem; ben: wish quiet 22-8; cem: wish quiet 22-7; 5m -> woken yes, said
  8h-6m -> woken no
  1m -> said late, offer~ [0-9]
loses the seat to whoever takes it, or to the computer
  given live ben cem; 5m; ben cem: late free -> seats free:ana:late ben cem
  ana: take 0
  given live ben cem; 5m; ben cem: late computer -> seats computer:ana ben cem, up ben
is asked about no more when they play
  given live; 5m; ana: step -> offer none
  5m-1m -> woken no

# what is due at a table
is done once at a table that waits for somebody who is away for the second time
  given relaxed ben cem; ana: away 2h; wait 12h; ana: away 100h; due -> woken no
  wait 100h; due -> woken yes
  due -> woken no
  resume -> woken no
`);

it('what fails at one table keeps nobody at another waiting, and is done a minute later', async () => {
  const { lobby, tables, store, clock, act } = await room();
  const live = async () => {
    const id = await lobby([ben]);
    done(await tables.setPace(act(id, ana), 'live'));
    done(await tables.start(act(id, ana)));
    return id;
  };
  const [broken, whole] = [await live(), await live()];
  const { commit } = store;
  store.commit = (claim, change) =>
    change.table.id === broken ? Promise.reject(new Error('it does not fit')) : commit(claim, change);
  clock.time += 5 * 60_000;
  const failed = await tables.runDueTurns().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(JobsFailed);
  expect(failed).toMatchObject({ changed: [whole], failures: [{ table: broken }] });
  expect((await tables.look(whole))?.table.turnClocks[0]?.offer).toBeDefined();
  store.commit = commit;
  // It is left alone for now, as it would fail every few seconds.
  expect(await tables.runDueTurns()).toEqual([]);
  clock.time += 60_000;
  expect(await tables.runDueTurns()).toEqual([broken]);
});
