import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Client } from '../../src/playground/person.ts';
import { MEMBERS } from '../../src/playground/world/cast.ts';
import { openHarbour } from './harbour.ts';
import { sitDown } from './players.ts';
import { control, controls, live, seen, use, whisper, words } from './screen.ts';

/** A server with two people at a table to be, and what they do there. */
async function server() {
  const harbour = await openHarbour();
  const { discord, channel } = harbour;
  const [ana, ben, guest] = harbour.people(3);
  if (ana === undefined || ben === undefined || guest === undefined) throw new Error('nobody is there');
  const { order } = discord.overseer;
  const channelNamed = (name: string): string => {
    const found = ana.channels().find((each) => 'name' in each && each.name === name);
    if (found === undefined) throw new Error(`there is no channel ${name}`);
    return found.id;
  };
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
  const table = async (id: string) => {
    const now = await harbour.bot().tables.look(id);
    if (now === undefined) throw new Error('there is no such table');
    return now;
  };
  /** Presses what somebody may answer, until the match waits for another or the channel stays mute. */
  const playsTurn = async (id: string, where: string): Promise<void> => {
    const { match: before } = await table(id);
    for (let presses = 0; presses < 80; presses += 1) {
      const { match } = await table(id);
      if (match === undefined || match.turn.number !== before?.turn.number) return;
      const seat = match.decisions[0]?.seat ?? 0;
      const up = (await table(id)).table.seats[seat];
      const person = [ana, ben].find(({ user }) => up?.kind === 'person' && up.id === user.id) ?? ana;
      const board = await seen('a board', () => live(person, where));
      const answers = controls(board).filter(({ notation }) => notation !== undefined);
      const secret = control(board, 'look', 'question');
      if (answers.length === 0 && secret !== undefined) {
        await use(person, where, board, secret);
        const page = await seen('a private question', () => whisper(person, where));
        const answer = controls(page).find(({ notation }) => notation !== undefined);
        if (answer !== undefined) await use(person, where, page, answer);
        person.dismiss(where, page.id);
      } else {
        const answer = answers[presses % Math.max(1, answers.length)];
        if (answer !== undefined) await use(person, where, board, answer);
      }
      await harbour.settled();
    }
    throw new Error('this turn does not end');
  };
  return { harbour, discord, channel, ana, ben, guest, order, channelNamed, told, letters, table, playsTurn };
}

const boardIn = (person: Client, channel: string): Promise<APIMessage> =>
  seen('a board', () => live(person, channel));

it('a table can have a thread of its own, which is taken up again when it was archived', async () => {
  const { harbour, discord, channel, ana, ben, order, table, told } = await server();
  await ana.command(channel, ['play', 'otys'], [{ name: 'thread', value: true }]);
  const lobby = await boardIn(ana, channel);
  const thread = await seen('the thread', () => discord.world.threads.find(lobby.id));
  expect(thread).toMatchObject({ parentId: channel, name: expect.stringMatching(/ · Otys$/) });
  await use(ben, channel, lobby, control(lobby, 'lobby', 'join') ?? { customId: '', label: '' });
  const full = await seen('a lobby that can start', () => {
    const message = live(ana, channel);
    return message !== undefined && control(message, 'lobby', 'start') !== undefined ? message : undefined;
  });
  await use(ana, channel, full, control(full, 'lobby', 'start') ?? { customId: '', label: '' });
  const board = await boardIn(ana, thread.id);
  expect(control(board, 'look')).toBeDefined();
  const started = ana.messages(channel).find(({ message }) => message.id === lobby.id);
  expect(started === undefined ? '' : words(started.message)).toContain(
    `The game has started in <#${thread.id}>`,
  );
  expect(await told(ana, channel, 'tables')).toContain(`/${thread.id}/${board.id}`);
  expect(harbour.complaints()).toEqual([]);

  order({ order: 'thread', thread: thread.id, archived: true });
  const [open] = (await harbour.bot().tables.in(thread.id, ['playing'])).map((now) => now.table.id);
  const up = words(board).includes(`<@${ana.user.id}>`) ? ana : ben;
  const answer = controls(board).find(({ notation }) => notation !== undefined);
  if (open === undefined || answer === undefined) throw new Error('nothing is asked');
  expect(await use(up, thread.id, board, answer)).toEqual({ kind: 'answered' });
  await harbour.everythingSaid();
  expect((await table(open)).match?.ply).toBe(1);
  expect(discord.world.threads.find(thread.id)?.archived).toBe(false);
  expect(harbour.logged).toEqual([]);
});

it('a thread that was locked holds a table up until it is unlocked, and its host is told', async () => {
  const { harbour, discord, channel, ana, ben, order, table, told, letters, playsTurn } = await server();
  const thread = ana.startThread(channel, { name: 'cards' });
  const id = await sitDown([ana, ben], thread.id);
  order({ order: 'thread', thread: thread.id, locked: true });
  await playsTurn(id, thread.id);
  await seen('a letter', () => (letters(ana).length > 0 ? true : undefined));
  expect(letters(ana)).toEqual([expect.stringContaining('was locked')]);
  expect(await told(ana, channel, 'tables')).toContain('is locked');
  expect(live(ben, thread.id)).toBeUndefined();
  expect(await told(ben, thread.id, 'board')).toContain('This thread is locked');
  order({ order: 'thread', thread: thread.id, locked: false });
  await harbour.everythingSaid();
  expect(control(await boardIn(ben, thread.id), 'look')).toBeDefined();
  expect((await table(id)).table.channel).toBe(thread.id);
  expect(await told(ana, channel, 'tables')).not.toContain('is locked');

  order({ order: 'thread', thread: thread.id, locked: true, archived: true });
  const board = await boardIn(ana, thread.id);
  const { match } = await table(id);
  const up = (await table(id)).table.seats[match?.decisions[0]?.seat ?? 0];
  const person = up?.kind === 'person' && up.id === ben.user.id ? ben : ana;
  const answer = controls(board).find(({ notation }) => notation !== undefined);
  if (answer === undefined) throw new Error('nothing is asked');
  const mute = () => harbour.logged.filter((line) => line.includes('could not be brought up to date')).length;
  const before = mute();
  const counts = (letter: string) => letter.includes('that worked');
  const press = use(person, thread.id, board, answer);
  await seen('a letter that it counts', () => (letters(person).some(counts) ? true : undefined));
  await harbour.settled();
  harbour.clock.advance(3_000);
  expect(await press).toEqual({ kind: 'silence' });
  const typed = person.command(thread.id, ['tables']);
  const refused = (letter: string) =>
    letter.includes('`/tables` in') && letter.includes('nothing has changed');
  await seen('a letter about the command', () => (letters(person).some(refused) ? true : undefined));
  harbour.clock.advance(3_000);
  expect(await typed).toEqual({ kind: 'silence' });
  await seen('that the lock is noticed', () => (mute() > before ? true : undefined));
  expect(await told(ana, channel, 'tables')).toContain('is locked');
  expect((await table(id)).match?.ply).toBe((match?.ply ?? 0) + 1);
  expect(discord.world.threads.find(thread.id)).toMatchObject({ locked: true, archived: true });
  order({ order: 'thread', thread: thread.id, locked: false });
  await harbour.everythingSaid();
  expect(discord.world.threads.find(thread.id)).toMatchObject({ locked: false, archived: false });
});

it('a table whose channel was deleted goes on where somebody who sits there asks for the board', async () => {
  const { harbour, channel, ana, ben, guest, order, channelNamed, told, letters, table, playsTurn } =
    await server();
  order({ order: 'create channel', kind: 'text', name: 'elsewhere' });
  const elsewhere = channelNamed('elsewhere');
  const id = await sitDown([ana, ben], elsewhere);
  order({ order: 'delete channel', channel: elsewhere });
  await seen('a letter', () => (letters(ana).length > 0 ? true : undefined));
  expect(letters(ana)).toEqual([expect.stringContaining('was deleted')]);
  expect(await told(ben, channel, 'tables')).toContain('Its channel was deleted');
  expect(await told(guest, channel, 'board')).toContain('You’re not at any table');
  await ben.command(channel, ['board']);
  const board = await boardIn(ana, channel);
  expect(words(board)).toContain(
    `<@${ben.user.id}> has moved this game here, because its channel was deleted`,
  );
  expect((await table(id)).table.channel).toBe(channel);
  expect(await told(ana, channel, 'tables')).not.toContain('was deleted');
  await playsTurn(id, channel);
  await harbour.everythingSaid();
  expect(words(await boardIn(ana, channel))).not.toContain('has moved this game here');
  expect(letters(ana)).toHaveLength(1);
});

it('a channel that was deleted while the bot was away is noticed when it is back', async () => {
  const { harbour, channel, ana, ben, order, channelNamed, letters, told } = await server();
  order({ order: 'create channel', kind: 'text', name: 'elsewhere' });
  const elsewhere = channelNamed('elsewhere');
  const asleep = ana.startThread(channel, { name: 'asleep' });
  await sitDown([ana, ben], elsewhere);
  await sitDown([ana, ben], asleep.id);
  await harbour.everythingSaid();
  order({ order: 'thread', thread: asleep.id, archived: true });
  await harbour.bot().stop();
  order({ order: 'delete channel', channel: elsewhere });
  await harbour.restart();
  await seen('a letter', () => (letters(ana).length > 0 ? true : undefined));
  await harbour.settled();
  expect(letters(ana)).toEqual([expect.stringContaining('was deleted')]);
  expect(await told(ben, channel, 'tables')).toContain('Its channel was deleted');
  expect(harbour.discord.world.threads.find(asleep.id)?.archived).toBe(true);
});

it('what cannot be said for want of a permission waits for it, and is said once', async () => {
  const { harbour, channel, ana, ben, order, channelNamed, told, letters, table, playsTurn } = await server();
  const id = await sitDown([ana, ben], channel);
  order({ order: 'permit bot', channel, permission: 'SendMessages', allowed: false });
  await playsTurn(id, channel);
  await seen('a letter', () => (letters(ana).length > 0 ? true : undefined));
  expect(letters(ana)).toEqual([expect.stringContaining('I’m no longer allowed to post in')]);
  expect(live(ana, channel)).toBeUndefined();
  expect(await told(ana, channel, 'board')).toContain('“Send Messages”');
  await harbour.restart();
  await harbour.settled();
  expect(letters(ana)).toHaveLength(1);
  const before = ana.messages(channel).length;
  order({ order: 'permit bot', channel, permission: 'SendMessages', allowed: true });
  await harbour.everythingSaid();
  expect(ana.messages(channel)).toHaveLength(before + 1);
  expect(control(await boardIn(ana, channel), 'look')).toBeDefined();

  order({ order: 'create channel', kind: 'text', name: 'elsewhere' });
  const old = await boardIn(ana, channel);
  await ana.command(channelNamed('elsewhere'), ['table', 'move']);
  const moved = await boardIn(ben, channelNamed('elsewhere'));
  expect(words(moved)).toContain(`has moved this game here from <#${channel}>`);
  await seen('the way there', () =>
    ana
      .messages(channel)
      .map(({ message }) => message)
      .find((message) => message.id === old.id && words(message).includes('This game goes on in')),
  );
  expect(
    controls(ana.messages(channel).find(({ message }) => message.id === old.id)?.message ?? old),
  ).toEqual([]);
  expect((await table(id)).table.channel).toBe(channelNamed('elsewhere'));
});

it('a server without the bot keeps its tables until it is invited again', async () => {
  const { harbour, discord, channel, ana, ben, order, told, table, playsTurn } = await server();
  const id = await sitDown([ana, ben], channel);
  const bot = discord.overseer.standings().bot.id;
  expect(MEMBERS.some(({ user }) => user.id === bot)).toBe(false);
  order({ order: 'presence', member: bot, present: false });
  await harbour.settled();
  expect(await harbour.bot().tables.inUse((await table(id)).table.guild)).toHaveLength(1);
  order({ order: 'presence', member: bot, present: true });
  await harbour.settled();
  expect(await told(ana, channel, 'tables')).not.toContain('I’m no longer in its server');
  await playsTurn(id, channel);
  await harbour.everythingSaid();
  expect(control(await boardIn(ben, channel), 'look')).toBeDefined();
});

it('a forum has room for a table in its posts alone', async () => {
  const { harbour, discord, ana, ben, order, channelNamed, told, table } = await server();
  order({ order: 'create channel', kind: 'forum', name: 'club' });
  const post = ana.startThread(channelNamed('club'), { name: 'a game', content: 'Who plays?' });
  const id = await sitDown([ana, ben], post.id);
  expect((await table(id)).table.channel).toBe(post.id);
  expect(await told(ana, channelNamed('club'), 'play', 'otys')).toContain('Open a post in it');
  expect(await harbour.bot().tables.in(channelNamed('club'), ['lobby'])).toEqual([]);
  order({ order: 'delete channel', channel: post.id });
  await harbour.settled();
  const direct = discord.world.channels.directWith(ana.user.id);
  expect(words(ana.messages(direct?.id ?? '').at(-1)?.message ?? ({} as APIMessage))).toContain(
    'was deleted',
  );
});
