import { Locale } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { pageOf } from './page/opened-page.ts';
import { ask, COMMANDS } from './raw.ts';
import { discordForTest, interactionsOf, PLAY } from './with-bot.ts';

const ANA = '1300000000000000011';

const choose = (discord: RunningDiscord, locale: Locale): void =>
  discord.overseer.order({ order: 'choose locale', member: ANA, locale });

test('a chosen language reaches the bot with what the person does next', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  await ask(discord, 'PUT', COMMANDS, [PLAY]);
  const events = interactionsOf(discord);
  const ana = discord.person('Ana');
  for (const locale of [undefined, Locale.French]) {
    if (locale !== undefined) choose(discord, locale);
    const outcome = ana.command(PIER, ['play']);
    clock.advance(3_000);
    await outcome;
  }
  expect(events).toMatchObject([{ locale: 'en-GB' }, { locale: 'fr', guild_locale: 'en-US' }]);
  expect(discord.person('Björn').locale()).toBe('sv-SE');
});

test('those who have chosen no language speak that of the browser in which the page is opened', async () => {
  const discord = await discordForTest({ clock: holdClock() });
  await pageOf(discord);
  const opened = (language: string) =>
    fetch(`http://127.0.0.1:${discord.port}/`, { headers: { 'accept-language': language } });
  const locales = () => discord.people.map((person) => person.locale());
  const own = locales();
  await opened('en-US,en;q=0.9');
  expect(locales()).toEqual(own);
  choose(discord, Locale.French);
  await opened('de-AT,de;q=0.9,en;q=0.5');
  const [ana, björn, chidi, darya] = locales();
  expect([ana, björn, chidi, darya]).toEqual(['fr', 'sv-SE', 'de', 'ru']);
  await opened('en-GB');
  expect(locales()[2]).toBe('en-GB');
});
