import { expect, it } from 'vitest';
import type { Clock } from '../../src/playground/clock.ts';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { killed } from './bot-process.ts';
import { lateButton, MINUTE } from './days.ts';
import { sitDown } from './players.ts';
import { type Awaited, atFirst, openProcessStage } from './process-stage.ts';
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

/** The variables of a bot whose clock is as much ahead. */
const aheadBy = (milliseconds: number) => ({
  // In its threads, too.
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${milliseconds};`)}`,
});

/** Shorter than an outage that counts, in milliseconds. */
const PAUSE = 1.8 * MINUTE;

/** When a bot last wrote down that it looks after tables, in milliseconds since 1970. */
function lookedAfterAt(file: string): number {
  const database = new Sqlite(file, { readonly: true });
  try {
    const at = database.prepare("SELECT value FROM notes WHERE key = 'looked-after-at'").pluck().get();
    return Number(at);
  } finally {
    database.close();
  }
}

/** A request about messages, by one of these methods. */
const messageRequest = (name: string, methods: readonly string[]): Awaited => ({
  name,
  isIt: ({ method, url }) => methods.includes(method) && url.includes('/messages'),
});

/** The requests at which the bot is killed. */
const DEATHS = [
  messageRequest('the post of the question', ['POST']),
  messageRequest('the edit or removal of the former board', ['PATCH', 'DELETE']),
];

it(
  'a time that is over when the bot starts is put to the others once, though it is killed in the midst of that',
  GAME_TIME,
  async () => {
    const time = clockAhead();
    const stage = await openProcessStage(time.clock);
    const { discord, people, ana, channel } = stage;
    const atFirstStart = await stage.start();
    await stage.hasCommands();
    const table = await sitDown(people, channel, [], 'otys', 0, 'live');
    await stage.everythingSaid(table);
    await killed(atFirstStart);
    // Starts in between, as the time of a longer outage would be given back: a turn has five minutes here.
    for (const _ of ['first', 'second']) {
      time.skip(PAUSE);
      const child = await stage.start(aheadBy(time.ahead()));
      await seen('that tables are looked after', () =>
        lookedAfterAt(stage.database) > time.clock.now() - PAUSE / 2 ? true : undefined,
      );
      await killed(child);
    }
    time.skip(PAUSE);

    for (const death of DEATHS) {
      const child = await stage.start(aheadBy(time.ahead()));
      await atFirst(discord.journal, death, () => void child.kill('SIGKILL'));
      await killed(child);
    }
    await stage.start(aheadBy(time.ahead()));

    const offers = () =>
      stage.posted().filter((message) => words(message).includes('has run out of time. What now'));
    const offer = await seen('the question', () => offers()[0]);
    // A button that does its work shows that the message is known.
    const board = await seen('the board', () => live(ana, channel));
    expect(board.id).toBe(offer.id);
    const late = /<@(\d+)> has run out of time/.exec(words(board))?.[1];
    const other = people.find(({ user }) => user.id !== late);
    const wait = lateButton(board, 'wait');
    if (other === undefined || wait === undefined) throw new Error('nobody is asked');
    await stage.everythingSaid(table);
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
