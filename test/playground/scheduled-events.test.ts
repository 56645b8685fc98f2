import { expect, test } from 'vitest';
import { restApi } from '../../src/discord/protocol/rest-api.ts';
import { openApi } from '../../src/doctor/discord/api.ts';
import { APPLICATION_ID, BOT_ROLE_ID, GUILD_ID } from '../../src/playground/world/cast.ts';
import { apiDocument } from './api-document.ts';
import { holdClock } from './held-clock.ts';
import { ask } from './raw.ts';
import { discordForTest } from './with-bot.ts';

const HOUR = 60 * 60_000;
const EVENTS = `/guilds/${GUILD_ID}/scheduled-events`;

test('the bot announces an event once, changes it, and takes it away, as Discord’s document says', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  const { rest } = openApi(discord.token, discord.apiBase);
  const api = restApi(rest, () => APPLICATION_ID, clock.now);
  const at = clock.now() + 24 * HOUR;
  const event = {
    name: 'Otters at dawn · Otys',
    about: 'Sit down',
    place: 'https://discord.com/channels/1/2',
  };
  const id = await api.announce(GUILD_ID, { ...event, at, until: at + HOUR });
  // It died before it noted that, and comes again; then the host names another time.
  expect(await api.announce(GUILD_ID, { ...event, at, until: at + HOUR })).toBe(id);
  expect(await api.announce(GUILD_ID, { ...event, at: at + HOUR, until: at + 2 * HOUR }, id)).toBe(id);
  const { body } = await ask(discord, 'GET', EVENTS);
  expect(body).toMatchObject([
    { id, status: 1, scheduled_start_time: new Date(at + HOUR).toISOString(), creator_id: APPLICATION_ID },
  ]);
  await api.withdraw(GUILD_ID, id);
  await api.withdraw(GUILD_ID, id);
  expect((await ask(discord, 'GET', EVENTS)).body).toEqual([]);
  const judge = apiDocument();
  const verdicts = discord.journal.requests().flatMap((request) => judge?.judge(request) ?? []);
  expect(verdicts).toEqual([]);
});

test('an event needs the permission, a time ahead, an end and a place, and begins and ends by itself', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  const time = (hours: number) => new Date(clock.now() + hours * HOUR).toISOString();
  const event = {
    ...{ name: 'Otters', privacy_level: 2, entity_type: 3, entity_metadata: { location: 'the pier' } },
    ...{ scheduled_start_time: time(1), scheduled_end_time: time(2) },
  };
  const codesOf = async (form: object) => JSON.stringify((await ask(discord, 'POST', EVENTS, form)).body);
  expect(await codesOf({ ...event, scheduled_start_time: time(-1) })).toContain('scheduled_start_time');
  expect(await codesOf({ ...event, scheduled_end_time: undefined })).toContain('scheduled_end_time');
  expect(await codesOf({ ...event, entity_metadata: { location: 'x'.repeat(101) } })).toContain('location');
  expect((await ask(discord, 'POST', EVENTS, event)).status).toBe(200);
  const statuses = async () => {
    const { body } = await ask(discord, 'GET', EVENTS);
    return Array.isArray(body) ? body.map(({ status }) => status) : body;
  };
  clock.advance(HOUR);
  expect(await statuses()).toEqual([2]);
  clock.advance(HOUR);
  expect(await statuses()).toEqual([]);
  discord.world.members.setRole(APPLICATION_ID, BOT_ROLE_ID, false);
  expect(await ask(discord, 'POST', EVENTS, event)).toMatchObject({ status: 403, body: { code: 50013 } });
});
