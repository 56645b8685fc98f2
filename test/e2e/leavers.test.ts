import { expect, it } from 'vitest';
import type { Client } from '../../src/playground/person.ts';
import { APPLICATION_ID } from '../../src/playground/world/cast.ts';
import { type Days, daysOf, HOUR, MINUTE } from './days.ts';
import { control, words } from './screen.ts';

/** How often Discord was asked whether somebody is there. */
const asked = ({ harbour }: Days): number =>
  harbour.discord.journal
    .requests()
    // The bot asks about itself where a table is opened or moved.
    .filter(
      ({ method, route, url }) =>
        method === 'GET' && route?.includes('/members/') === true && !url.endsWith(APPLICATION_ID),
    ).length;

const leaves = ({ harbour }: Days, { user }: Client): void =>
  harbour.discord.overseer.order({ order: 'presence', member: user.id, present: false });

/** Who is up when the turn of whoever is up now is over: at a table of two. */
async function next({ others }: Days): Promise<Client> {
  const [person] = await others();
  if (person === undefined) throw new Error('nobody is there');
  return person;
}

it('who has left the server is noticed as soon as it is their turn, and the others are asked at once', async () => {
  const days = await daysOf(2, 'relaxed');
  const { harbour, channel, guest, up, playTurn, postedIn, board, presses, now } = days;
  const stays = await up();
  const gone = await next(days);
  await harbour.pass(10 * MINUTE);
  leaves(days, gone);
  const posted = await postedIn(playTurn);
  expect(posted).toMatchObject([
    { channel, pings: [gone.user.id] },
    { channel, pings: [stays.user.id], words: expect.stringContaining('is no longer in this server') },
  ]);
  expect((await now()).table.seats.filter(({ kind }) => kind === 'free')).toMatchObject([{ why: 'gone' }]);
  // Once about who has left, and at most once about who called them.
  expect(asked(days)).toBeLessThanOrEqual(2);
  await presses(guest, control(await board(), 'take'));
  expect((await up()).user.id).toBe(guest.user.id);
  expect(harbour.complaints()).toEqual([expect.stringContaining('10007')]);
});

it('a direct message that does not arrive has them looked for, however lately they were there', async () => {
  const days = await daysOf(2, 'relaxed');
  const { says, up, playTurn, postedWithin, now, harbour } = days;
  const stays = await up();
  const gone = await next(days);
  await says(gone, ['settings', 'mine'], [{ name: 'notices', value: 'direct' }]);
  leaves(days, gone);
  await playTurn();
  const posted = await postedWithin(2 * MINUTE);
  expect(posted.at(-1)).toMatchObject({ pings: [stays.user.id] });
  expect((await now()).table.seats.filter(({ kind }) => kind === 'free')).toMatchObject([{ why: 'gone' }]);
  expect(harbour.complaints()).toHaveLength(2);
});

it('who leaves while a table waits for them is noticed in about the time that it has waited, or when it calls them', async () => {
  const days = await daysOf(2, 'daily');
  const { harbour, up, postedWithin, now } = days;
  const gone = await up();
  await postedWithin(3 * HOUR);
  leaves(days, gone);
  const posted = await postedWithin(3 * HOUR);
  expect(posted).toMatchObject([{ words: expect.stringContaining('is no longer in this server') }]);
  expect((await now()).table.host).not.toBe(gone.user.id);
  // Once an hour about a table that waits, once about the host at each call, and once about whom it calls.
  expect(asked(days)).toBeLessThanOrEqual(8);
  expect(harbour.logged).toEqual([]);
});

it('a table where people play on asks Discord about nobody', async () => {
  const days = await daysOf(3, 'live');
  for (let turn = 0; turn < 4; turn += 1) {
    await days.playTurn();
    days.harbour.clock.advance(MINUTE);
  }
  expect(asked(days)).toBe(0);
  expect(words(await days.board())).toContain('<@');
  expect(days.harbour.complaints()).toEqual([]);
});
