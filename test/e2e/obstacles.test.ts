import { MessageFlags } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Client } from '../../src/playground/person.ts';
import { openHarbour } from './harbour.ts';
import { sitDown } from './players.ts';
import { control, live, seen, use, whisper, words } from './screen.ts';

const HOUR = 60 * 60 * 1000;

/** A server with two people, and what they are told. */
async function server() {
  const harbour = await openHarbour();
  const { discord } = harbour;
  const [ana, ben] = harbour.people(2);
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  /** What somebody is told in private in answer to a command; gone from their screen with that. */
  const told = async (person: Client, where: string, ...path: readonly string[]): Promise<string> => {
    expect(await person.command(where, path)).toEqual({ kind: 'answered' });
    const page = await seen('a private answer', () => whisper(person, where));
    person.dismiss(where, page.id);
    return words(page);
  };
  /** All that the bot wrote to somebody directly. */
  const letters = (person: Client): readonly string[] => {
    const direct = discord.world.channels.directWith(person.user.id);
    return direct === undefined ? [] : person.messages(direct.id).map(({ message }) => words(message));
  };
  const bot = discord.overseer.standings().bot.id;
  return { harbour, discord, ana, ben, told, letters, bot, order: discord.overseer.order };
}

it('a bot that was timed out says so, and its tables go on when that is taken back', async () => {
  const { harbour, ana, ben, told, letters, bot, order } = await server();
  const { channel } = harbour;
  const table = await sitDown([ana, ben], channel);
  order({ order: 'time out', member: bot, milliseconds: HOUR });
  await harbour.settled();
  const until = (harbour.clock.now() + HOUR) / 1000;
  expect(await told(ana, channel, 'board')).toContain(`A moderator has timed me out in this server`);
  expect(await told(ana, channel, 'play', 'otys')).toMatch(
    new RegExp(`<t:${Math.floor(until / 100)}\\d\\d:f>`),
  );
  await harbour.bot().tables.showAnew({ table, person: ana.user.id, interaction: 'by hand' });
  await harbour.restart();
  await seen('a letter', () => (letters(ana).length > 0 ? true : undefined));
  expect(letters(ana)).toEqual([expect.stringContaining('A moderator has timed me out in the server where')]);
  expect(letters(ana).join()).not.toContain('“Send Messages”');
  expect(await told(ana, channel, 'tables')).toContain('I’m timed out in its server');
  order({ order: 'time out', member: bot, milliseconds: 0 });
  await harbour.everythingSaid();
  expect(control(await seen('a board', () => live(ana, channel)), 'look')).toBeDefined();
});

it('a private thread without the bot says how to let it in', async () => {
  const { harbour, discord, ana, ben, told, bot } = await server();
  const id = discord.world.mint.next();
  discord.world.threads.start({
    ...{ id, name: 'a secret', parentId: harbour.channel, ownerId: ana.user.id },
    ...{ autoArchive: 1440, slowmode: 0, isPrivate: true, inForum: false },
  });
  expect(await told(ana, id, 'play', 'otys')).toContain('Mention me once in it');
  ana.say(id, `<@${bot}> come in`);
  await harbour.settled();
  ana.say(id, `<@${ben.user.id}> come in`);
  await sitDown([ana, ben], id);
  expect(control(await seen('a board', () => live(ben, id)), 'look')).toBeDefined();
  expect(harbour.complaints().filter((line) => !line.includes('50001'))).toEqual([]);
});

it('slow mode is told to who opens a table and to who sits down', async () => {
  const { harbour, discord, ana, ben } = await server();
  const id = discord.world.mint.next();
  discord.world.threads.start({
    ...{ id, name: 'slowly', parentId: harbour.channel, ownerId: ana.user.id },
    ...{ autoArchive: 1440, slowmode: 300, isPrivate: false, inForum: false },
  });
  await ana.command(id, ['play', 'otys']);
  const lobby = await seen('a lobby', () => live(ana, id));
  const privately = (person: Client) =>
    person
      .messages(id)
      .filter(({ message }) => ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0)
      .map(({ message }) => words(message))
      .join('\n');
  await seen('a warning', () => (privately(ana).includes('slow mode') ? true : undefined));
  await use(ben, id, lobby, control(lobby, 'lobby', 'join') ?? { customId: '', label: '' });
  await seen('a warning', () => (privately(ben).includes('for 5\u00a0min') ? true : undefined));
});
