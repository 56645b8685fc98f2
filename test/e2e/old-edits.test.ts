import { expect, it } from 'vitest';
import { openHarbour } from './harbour.ts';
import { players, sitDown } from './players.ts';
import { control, live, seen, words } from './screen.ts';

const EDIT = '/channels/:channel/messages/:message';
/** As many as there may be: the limit lasts until it is taken away. */
const FOR_EVER = 1_000;

it('a table goes on while edits of old messages are limited, and shows how it stands when they are not', async () => {
  const { discord, channel, people, bot, everythingSaid, logged } = await openHarbour();
  const [ana, ben] = people(2);
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  const table = await sitDown([ana, ben], channel);
  const ply = async () => (await bot().tables.look(table))?.match?.ply ?? 0;
  const limited = () =>
    discord.journal.requests().filter(({ route, status }) => route === EDIT && status === 429).length;
  discord.faults.once('limited-old-edits', {}, FOR_EVER);

  // The board is to be drawn anew, in another language, and that edit is refused.
  const board = await seen('a board', () => live(ana, channel));
  await ana.command(channel, ['table', 'language'], [{ name: 'language', value: 'de' }]);
  await seen('an edit that is refused', () => (limited() > 0 ? true : undefined));

  // Whoever is asked plays all the same, and is answered with the board, which no edit brings.
  const edited = () =>
    discord.journal.requests().filter(({ route, status }) => route === EDIT && status < 300).length;
  const before = edited();
  const play = players([ana, ben], channel, 3);
  for (let presses = 0; presses < 3; presses += 1) await play.play();
  await seen('the board after the last press', () => {
    const now = live(ana, channel);
    return now !== undefined && words(now) !== words(board) ? now : undefined;
  });
  expect(edited()).toBe(before);
  expect(await ply()).toBeGreaterThanOrEqual(3);

  discord.faults.clear();
  await everythingSaid();
  const last = await seen('the board', () => live(ana, channel));
  expect(control(last, 'undo') ?? control(last, 'look')).toBeDefined();
  expect(logged.join('\n')).not.toContain('given up');
  for (const { status, answer } of discord.journal.refusals())
    expect({ status, answer }).toMatchObject({ status: 429, answer: { code: 30046 } });
});
