import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { ANSWER_WITHIN } from '../../src/discord/protocol/limits.ts';
import { press } from '../soak/hand.ts';
import { openHarbour } from './harbour.ts';
import { sitDown } from './players.ts';
import { controls, live, seen, words } from './screen.ts';

/** More presses than any turn takes. */
const MOST = 60;

it('each press is answered though its message had its pictures replaced while it was on its way', async () => {
  const { discord, clock, channel, people, bot, settled, logged } = await openHarbour();
  const [ana, ben] = people(2);
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  const table = await sitDown([ana, ben], channel);
  const match = async () => (await bot().tables.look(table))?.match;
  const board = () => seen('a board', () => live(ana, channel));
  let spoken: 'de' | 'en' = 'en';
  /** Presses the first answer of a board, whose pictures are replaced before the press arrives. */
  const playsAt = async (pressed: APIMessage): Promise<void> => {
    const answer = controls(pressed).find(({ notation }) => notation !== undefined);
    if (answer === undefined) throw new Error(`nothing to answer in: ${words(pressed)}`);
    const asked = words(pressed).includes(`${ana.user.id}>`) ? ana : ben;
    // The board is drawn anew, in another language.
    spoken = spoken === 'de' ? 'en' : 'de';
    await ana.command(channel, ['table', 'language'], [{ name: 'language', value: spoken }]);
    const before = pressed.attachments.map(({ id }) => id);
    await seen('the board with other pictures', () =>
      live(ana, channel)?.attachments.find(({ id }) => !before.includes(id)),
    );
    const played = (await match())?.ply;
    const { customId, value } = answer;
    const used = { person: asked.user.id, message: pressed, customId };
    const answered = press(discord, value === undefined ? used : { ...used, value }, () => {});
    while ((await match())?.ply === played) await new Promise((later) => setTimeout(later, 4));
    await settled();
    // From now on Discord takes no answer to it.
    clock.advance(ANSWER_WITHIN);
    expect(await answered, words(pressed)).toBe('answered');
  };

  await settled();
  const first = await board();
  for (let presses = 0; (await board()).id === first.id && presses < MOST; presses += 1) {
    await playsAt(await board());
  }
  const ended = discord.world.posts.find(first.id)?.message;
  expect((await match())?.turn.number).toBe(2);
  expect(ended && controls(ended)).toEqual([]);
  expect(ended?.attachments).toHaveLength(1);
  expect(logged.join('\n')).not.toContain('given up');
});
