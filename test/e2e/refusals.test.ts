import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { TROUBLES, type Trouble, timeOut } from '../../src/playground/oversight/orders.ts';
import { openHarbour } from './harbour.ts';
import { players, sitDown } from './players.ts';
import { control, live, seen, words } from './screen.ts';

it('a table lives through an evening of all troubles of the playground, and whoever is up is called once', async () => {
  const harbour = await openHarbour({ hasIcons: true });
  const { discord, clock } = harbour;
  const { order } = discord.overseer;
  const people = harbour.people(3);
  const ana = discord.person('Ana');
  const { id: thread } = ana.startThread(harbour.channel, { name: 'An evening' });
  const table = await sitDown(people, thread);
  const { play } = players(people, thread, 1, harbour.settled);
  const up = async () => {
    const { table: now, match } = (await harbour.bot().tables.look(table)) ?? {};
    const seated = now?.seats[match?.decisions[0]?.seat ?? -1];
    return seated?.kind === 'person' ? seated.id : undefined;
  };
  const pings = (person: string) =>
    discord.journal.requests().flatMap(({ method, route, answer }) => {
      if (method !== 'POST' || route?.endsWith('/messages') !== true) return [];
      const { id, mentions = [] } = answer as Partial<APIMessage>;
      return mentions.some((user) => user.id === person) ? [id] : [];
    });
  /** What ends a trouble that does not end by itself. */
  const ends: Partial<Record<Trouble, () => void>> = {
    timedOut: () => clock.advance(2 * 60_000),
    timedOutForLong: () => order(timeOut(0)),
    privateThreads: () => void ana.say(thread, '@Harbour come in'),
  };
  for (const { name, order: trouble } of TROUBLES) {
    const before = await up();
    order(trouble);
    const pinged = new Map(people.map(({ user }) => [user.id, pings(user.id).length]));
    while ((await up()) === before) await play();
    await harbour.settled();
    const next = (await up()) ?? '';
    const isUp = () => {
      const message = live(ana, thread);
      return message !== undefined && words(message).includes(`<@${next}>`) ? message : undefined;
    };
    if (ends[name] !== undefined) {
      expect(isUp(), `the board of whoever is next, while it cannot be posted: ${name}`).toBeUndefined();
      ends[name]?.();
    }
    const board = await seen(`the board after ${name}`, isUp);
    expect(control(board, 'look', 'help'), name).toBeDefined();
    await harbour.everythingSaid();
    await harbour.settled();
    const calls = pings(next).slice(pinged.get(next));
    expect(calls, `calls after ${name}`).toEqual([board.id]);
  }
  expect(JSON.stringify(live(ana, thread)?.components), 'the last board has its icons').toContain('"emoji"');
});
