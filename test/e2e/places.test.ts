import { ChannelType, MessageFlags } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Client } from '../../src/playground/people.ts';
import { daysOf } from './days.ts';
import { type Harbour, openHarbour } from './harbour.ts';
import { players } from './players.ts';
import { control, controls, live, seen, use, words } from './screen.ts';

/** Creates a text channel, and tells its id. */
function channelIn({ discord: { overseer, world } }: Harbour, name: string): string {
  overseer.order({ order: 'create channel', kind: 'text', name });
  return world.channels.inGuild().find((each) => each.name === name)?.id ?? '';
}

const boardIn = (person: Client, channel: string) => seen('a board', () => live(person, channel));

it('a game against a computer alone is played in a private thread, where the server wants that and the bot may', async () => {
  const harbour = await openHarbour();
  const { discord, channel, settled } = harbour;
  const [ana, ben, cem] = [discord.person('Ana'), discord.person('Björn'), discord.person('Chidi')];
  await ana.command(channel, ['settings', 'server'], [{ name: 'solo-thread', value: 'private' }]);
  const starts = async (person: Client) => {
    await person.command(channel, ['play', 'otys'], [{ name: 'opponents', value: 1 }]);
    await settled();
    return person.channels().find(({ id }) => discord.world.threads.all().at(-1)?.id === id);
  };
  const thread = await starts(ben);
  expect(thread?.type).toBe(ChannelType.PrivateThread);
  const seenBy = [ana, ben, cem].map((person) => person.channels().some(({ id }) => id === thread?.id));
  // Ana owns the server.
  expect(seenBy).toEqual([true, true, false]);
  expect(live(ben, thread?.id ?? '')).toBeDefined();
  const [line] = cem.messages(channel).map(({ message }) => message);
  expect(line === undefined ? undefined : controls(line)).toEqual([]);
  discord.overseer.order({
    ...{ order: 'permit bot', channel, permission: 'CreatePrivateThreads', allowed: false },
  });
  expect((await starts(cem))?.type).toBe(ChannelType.PublicThread);
  const [refused, ...others] = harbour.complaints();
  expect(refused).toContain('was refused with 403');
  expect(others).toEqual([]);
});

it('a table whose channel was deleted while the bot was away goes on where somebody who sits there asks for the board', async () => {
  const days = await daysOf(2, 'none', (harbour) => channelIn(harbour, 'elsewhere'));
  const { harbour, letters, says, now } = days;
  const [ana, ben] = [harbour.discord.person('Ana'), harbour.discord.person('Björn')];
  const { channel } = harbour;
  await harbour.bot().stop();
  harbour.discord.overseer.order({ order: 'delete channel', channel: days.channel });
  await harbour.restart();
  await seen('a letter', () => letters(ana)[0]);
  await harbour.settled();
  expect(letters(ana)).toEqual([expect.stringContaining('was deleted')]);
  expect(await says(ben, ['tables'], [], channel)).toContain('Its channel was deleted');
  await ben.command(channel, ['board']);
  const board = await boardIn(ana, channel);
  expect(words(board)).toContain(
    `<@${ben.user.id}> has moved this game here, because its channel was deleted`,
  );
  expect((await now()).table.channel).toBe(channel);
  expect(await says(ana, ['tables'], [], channel)).not.toContain('was deleted');
  expect(letters(ana)).toHaveLength(1);
});

it('what cannot be said for want of a permission waits for it, and is said once', async () => {
  const { harbour, channel, people, letters, told, now } = await daysOf(2, 'none');
  const ana = harbour.discord.person('Ana');
  const permit = (allowed: boolean) =>
    harbour.discord.overseer.order({ order: 'permit bot', channel, permission: 'SendMessages', allowed });
  permit(false);
  const game = players(people, channel, 7, harbour.settled);
  while ((await now()).match?.turn.number === 1) await game.play();
  await seen('a letter', () => letters(ana)[0]);
  expect(letters(ana)).toEqual([expect.stringContaining('I’m no longer allowed to post in')]);
  expect(live(ana, channel)).toBeUndefined();
  await ana.command(channel, ['board']);
  expect(await told(ana)).toContain('“Send Messages”');
  await harbour.restart();
  await harbour.settled();
  expect(letters(ana)).toHaveLength(1);
  const before = ana.messages(channel).length;
  permit(true);
  await harbour.everythingSaid();
  expect(ana.messages(channel)).toHaveLength(before + 1);
});

it('slow mode is told to who opens a table and to who sits down', async () => {
  const harbour = await openHarbour();
  const { person, world } = harbour.discord;
  const [ana, ben] = [person('Ana'), person('Björn')];
  const { id } = world.threads.start(ana.user, { name: 'slowly', parentId: harbour.channel, slowmode: 300 });
  await ana.command(id, ['play', 'otys']);
  const lobby = await boardIn(ana, id);
  const privately = (person: Client) =>
    person
      .messages(id)
      .filter(({ message }) => ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0)
      .map(({ message }) => words(message))
      .join('\n');
  await seen('a warning', () => (privately(ana).includes('slow mode') ? true : undefined));
  await use(ben, id, lobby, control(lobby, 'lobby', 'join') ?? { customId: '', label: '' });
  await seen('a warning', () => (privately(ben).includes('for 5 min') ? true : undefined));
});
