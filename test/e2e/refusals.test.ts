import { expect, it } from 'vitest';
import { APPLICATION_ID } from '../../src/playground/world/cast.ts';
import { openHarbour } from './harbour.ts';
import { sitDown } from './players.ts';
import { live, seen, words } from './screen.ts';

/** A match of two in a channel, whose board stands. */
async function evening() {
  const harbour = await openHarbour();
  const { channel, people, settled } = harbour;
  const [ana, ben] = people(2);
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  const table = await sitDown([ana, ben], channel);
  await settled();
  const board = () => seen('a board', () => live(ana, channel));
  return { ...harbour, ana, ben, table, board };
}

it('a bot that was timed out shows the board by itself once that is over', async () => {
  const { discord, ana, channel, settled, board } = await evening();
  const first = await board();
  discord.world.members.timeOut(APPLICATION_ID, discord.world.clock.now() + 86_400_000);
  await ana.command(channel, ['table', 'language'], [{ name: 'language', value: 'de' }]).catch(() => {});
  await settled();
  expect(words(await board())).toBe(words(first));
  discord.world.members.timeOut(APPLICATION_ID, 0);
  await expect.poll(async () => words(await board())).not.toBe(words(first));
});
