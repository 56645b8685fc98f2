import { copyFileSync, rmSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { backUp } from '../../src/store/sqlite/backup.ts';
import { type Days, daysOf } from './days.ts';
import { controls, seen, words } from './screen.ts';

/** Puts a copy back in the place of the database, and starts the bot on it. */
async function restore({ harbour }: Days, copy: string): Promise<void> {
  await harbour.bot().stop();
  for (const suffix of ['-wal', '-shm']) rmSync(`${harbour.database}${suffix}`, { force: true });
  copyFileSync(copy, harbour.database);
  harbour.clock.advance(1_000);
  await harbour.restart();
}

/** The messages of the channel in which something can be pressed. */
const armed = ({ people: [ana], channel }: Days): readonly APIMessage[] =>
  (ana?.messages(channel) ?? []).flatMap(({ ephemeral, message }) =>
    !ephemeral && controls(message).length > 0 ? [message] : [],
  );

/** What a board asks, as its buttons say it. */
const asks = (message: APIMessage): string =>
  controls(message)
    .map(({ customId, value = '' }) => `${customId} ${value}`)
    .join('\n');

it('after a backup of a bot that runs was restored, the start brings the board of a table that had gone on, and it goes on from there', async () => {
  const days = await daysOf(2, 'relaxed');
  const { harbour, up, others, playTurn, board, postedIn, now } = days;
  const copy = `${harbour.database}.copy`;
  await playTurn();
  backUp(harbour.database, copy);
  const first = await up();
  const [second] = await others();
  const before = { asks: asks(await board()), ply: (await now()).match?.ply };
  await playTurn();
  await playTurn();
  expect(asks(await board())).not.toBe(before.asks);

  await restore(days, copy);
  const brought = await seen('the board as it was', () =>
    armed(days).find((message) => asks(message) === before.asks),
  );
  expect(armed(days)).toEqual([brought]);
  expect(words(brought)).toContain(`<@${first.user.id}>`);
  expect((await now()).match?.ply).toBe(before.ply);

  // What is said from now on is new, also to Discord, which knows what was said before.
  expect(await postedIn(playTurn)).toMatchObject([{ pings: [second?.user.id] }]);
  expect((await board()).id).not.toBe(brought.id);
  expect(armed(days)).toHaveLength(1);
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
});

it('after a restore a board that shows more than is known is brought back to it', async () => {
  const days = await daysOf(2, 'relaxed');
  const { harbour, playOnce, board } = days;
  const copy = `${harbour.database}.copy`;
  backUp(harbour.database, copy);
  const before = await board();
  await playOnce();
  expect(asks(await board())).not.toBe(asks(before));
  await restore(days, copy);
  await seen('the board as it was', () => armed(days).find((message) => asks(message) === asks(before)));
  expect(armed(days).map(({ id }) => id)).toEqual([before.id]);
});
