import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import type { Clock } from '../../src/playground/clock.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { killed, startBot } from './bot-process.ts';
import { lateButton, MINUTE } from './days.ts';
import { sitDown } from './players.ts';
import { savedTable } from './saved-table.ts';
import { live, seen, use, words } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

/** The time on the wall, and so much later where the test has let it pass. */
function clockAhead() {
  let ahead = 0;
  const { now, after } = patientClock();
  const clock: Clock = {
    now: () => now() + ahead,
    after,
  };
  return {
    clock,
    ahead: () => ahead,
    skip: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

/** A bot whose clock is as much ahead. */
function startProcess(discord: RunningDiscord, database: string, ahead: number): Promise<ChildProcess> {
  const later = `const now = Date.now; Date.now = () => now() + ${ahead};`;
  // In its threads, too.
  return startBot(discord, database, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(later)}`,
  });
}

const MOMENTS = ['as the question is posted', 'as its former board is removed', 'never'] as const;

it(
  'a time that was over while the bot was down is put to the others once, though it is killed in the midst of that',
  GAME_TIME,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'late-'));
    const database = join(folder, 'tables.sqlite');
    const time = clockAhead();
    const discord = await startDiscord({ rates: 'off', clock: time.clock });
    let child = await startProcess(discord, database, 0);
    onTestFinished(async () => {
      await killed(child);
      await discord.close();
      rmSync(folder, { recursive: true });
    });
    const people = discord.people.slice(0, 3);
    const [ana] = people;
    const channel = ana?.channels()[0]?.id ?? '';
    if (ana === undefined) throw new Error('nobody is there');
    await seen('its commands', () => ana.commands().find(({ name }) => name === 'play'));
    const table = await sitDown(people, channel, [], 'otys', 0, 'live');
    await seen('that everything is said', () =>
      savedTable(otys, database, table).waiting === 0 ? true : undefined,
    );
    await killed(child);
    time.skip(30 * MINUTE);

    const struck: string[] = [];
    for (const moment of MOMENTS) {
      const methods: readonly string[] = {
        [MOMENTS[0]]: ['POST'],
        [MOMENTS[1]]: ['PATCH', 'DELETE'],
        [MOMENTS[2]]: [],
      }[moment];
      const stop = discord.journal.watch((entry) => {
        if (entry.kind !== 'request' || !methods.includes(entry.method) || !entry.url.includes('/messages'))
          return;
        struck.push(moment);
        child.kill('SIGKILL');
      });
      child = await startProcess(discord, database, time.ahead());
      if (moment !== 'never') await once(child, 'exit');
      stop();
    }
    expect(new Set(struck)).toEqual(new Set(MOMENTS.slice(0, 2)));

    const offers = () =>
      ana
        .messages(channel)
        .map(({ message }) => message)
        .filter((message) => words(message).includes('has run out of time. What now'));
    const offer = await seen('the question', () => offers()[0]);
    // A button that does its work shows that the message is known.
    const board = await seen('the board', () => live(ana, channel));
    expect(board.id).toBe(offer.id);
    const late = /<@(\d+)> has run out of time/.exec(words(board))?.[1];
    const other = people.find(({ user }) => user.id !== late);
    const wait = lateButton(board, 'wait');
    if (other === undefined || wait === undefined) throw new Error('nobody is asked');
    await seen('that everything is said', () =>
      savedTable(otys, database, table).waiting === 0 ? true : undefined,
    );
    expect(offers()).toHaveLength(1);
    expect(await use(other, channel, board, wait)).toEqual({ kind: 'answered' });
    await seen('that it is settled', () => (offers().length === 0 ? true : undefined));
    const posted = discord.journal
      .requests()
      .filter(
        ({ method, route, answer }) =>
          method === 'POST' &&
          JSON.stringify(answer).includes('has run out of time. What now') &&
          route?.endsWith('/messages'),
      );
    const ids = posted.map(({ answer }) => (answer as { readonly id: string }).id);
    expect(new Set(ids)).toEqual(new Set([offer.id]));
  },
);
