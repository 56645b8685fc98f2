import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, EMOJIS, GO, idOf, MESSAGES, post, refusal, said } from './raw.ts';
import { discordForTest, PIXEL_URL } from './with-bot.ts';

const BOT = '1300000000000000001';
const BJORN = '1300000000000000012';

test('the icon that is deleted is one on a button of the newest message that has one', async () => {
  const discord = await discordForTest();
  const remove = (name?: string) =>
    discord.overseer.order({ order: 'delete emoji', ...(name === undefined ? {} : { name }) });
  expect(() => remove()).toThrow();
  for (const name of ['key', 'cube', 'pearl']) {
    const id = idOf(await ask(discord, 'POST', EMOJIS, { name, image: PIXEL_URL }));
    const row = { type: 1, components: [{ ...GO.components[0], emoji: { id, name } }] };
    await post(discord, name === 'pearl' ? said(name) : said(name, row));
  }
  const left = () => discord.world.emojis.list().map(({ name }) => name);
  remove();
  expect(left()).toEqual(['key', 'pearl']);
  remove('pea');
  expect(left()).toEqual(['key']);
});

test('a bot that is timed out may read and write nothing until that ends, or is ended', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  const write = async () => (await post(discord)).status;
  const until = () => discord.overseer.standings().bot.timedOutUntil - clock.now();
  discord.overseer.order({ order: 'time out', milliseconds: 60_000 });
  expect(until()).toBeGreaterThan(0);
  expect(await refusal(post(discord))).toBe('403 50013');
  expect((await ask(discord, 'GET', MESSAGES)).status).toBe(200);
  clock.advance(60_000);
  expect(await write()).toBe(200);
  discord.overseer.order({ order: 'time out', milliseconds: 60_000 });
  discord.overseer.order({ order: 'time out', member: BJORN, milliseconds: 60_000 });
  expect(await write()).toBe(403);
  discord.overseer.order({ order: 'time out', milliseconds: 0 });
  expect([await write(), until() <= 0]).toEqual([200, true]);
  expect(discord.world.members.isTimedOut(BJORN)).toBe(true);
});

test('threads made private keep their people, and the bot comes in once it is mentioned by its name', async () => {
  const discord = await discordForTest();
  const { id } = discord.person('Ana').startThread(PIER, { name: 'Secret' });
  const write = async () => (await ask(discord, 'POST', `/channels/${id}/messages`, said('a'))).body;
  discord.overseer.order({ order: 'private threads' });
  expect(await write()).toMatchObject({ code: 50001 });
  const eve = discord.person('Eve');
  expect(eve.say(id, 'Harbour, @Harbours?').content).toBe('Harbour, @Harbours?');
  expect(await write()).toMatchObject({ code: 50001 });
  expect(eve.say(id, '@Harbour, and @Björn!').content).toBe(`<@${BOT}>, and <@${BJORN}>!`);
  expect(await write()).toMatchObject(said('a'));
});
