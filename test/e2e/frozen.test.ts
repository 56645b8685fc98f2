import { once } from 'node:events';
import { expect, it } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { ANSWER_DEADLINE } from '../../src/playground/world/interactions.ts';
import { LEASE_PATIENCE } from '../../src/store/sqlite/lease.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { standStill } from '../store/sqlite/stand-still.ts';
import { players, sitDown } from './players.ts';
import { type AwaitedRequest, atFirst, openProcessStage, type ProcessStage } from './process-stage.ts';
import { savedTable } from './saved-table.ts';
import { controls, live, seen, use } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

/**
 * Discord waits so many times longer for an answer than it would: almost as long as the second bot waits for the first. So a busy machine has
 * time for its answers, and one that is given when the first wakes comes too late, however fast the machine is.
 */
const TIMES = (0.9 * LEASE_PATIENCE) / ANSWER_DEADLINE;

/** A bot, and what it says on its error stream. */
async function startHeard(stage: ProcessStage) {
  const child = await stage.start({ LOG_LEVEL: 'debug' }, 'pipe');
  const said = { all: '' };
  child.stderr?.on('data', (part: Buffer) => {
    said.all += part.toString();
  });
  return { child, said };
}

/** The first answer that a bot gives to what was pressed. */
const ANSWER: AwaitedRequest = {
  name: 'an answer to a press',
  isIt: ({ url }) => url.startsWith('/interactions/'),
};

it(
  'a bot that stands still in mid-press, and wakes when another has gone on, writes nothing more: no move, no message',
  GAME_TIME,
  async () => {
    const stage = await openProcessStage(patientClock(TIMES));
    const { discord, database, people, ana, channel } = stage;
    const first = await startHeard(stage);
    await stage.hasCommands();
    const table = await sitDown(people, channel);
    const before = players(people, channel, 3);
    for (let press = 0; press < 5; press += 1) expect(await before.play()).toBe(true);
    const second = await startHeard(stage);
    await seen('the second waiting', () =>
      second.said.all.includes('in use by another') ? true : undefined,
    );

    const board = await seen('a board', () => live(ana, channel));
    const choice = controls(board).find(({ notation }) => notation !== undefined) ?? controls(board)[0];
    if (choice === undefined) throw new Error('nothing to press');
    // It stands still when Discord has got its first answer: in the midst of what was pressed.
    const stopped = atFirst(discord.journal, ANSWER, () => void first.child.kill('SIGSTOP'));
    for (const person of people) void use(person, channel, board, choice);
    await stopped;
    await standStill(first.child, database);
    await seen('the second at work', () =>
      second.said.all.includes('connected to Discord') ? true : undefined,
    );
    await stage.everythingSaid(table);
    // What is pressed now reaches the first as well, which hears of it when it wakes.
    const after = players(people, channel, 4);
    // Each is sent to both bots.
    const pressed = () =>
      new Set(discord.journal.events('INTERACTION_CREATE').map(({ data }) => JSON.stringify(data))).size;
    const pressedBefore = pressed();
    for (let press = 0; press < 5; press += 1) expect(await after.play()).toBe(true);
    // The board is there before a tip that comes of the same press.
    await seen('every press handled to its end', () => {
      const handled = second.said.all.split('an interaction was handled').length - 1;
      return handled >= pressed() - pressedBefore ? true : undefined;
    });
    await stage.everythingSaid(table);

    const saved = savedTable(otys, database, table);
    const shown = JSON.stringify(ana.messages(channel).map(({ message }) => message));
    const requests = discord.journal.requests().length;
    const gone = once(first.child, 'exit');
    first.child.kill('SIGCONT');
    expect(await gone).toEqual([1, null]);
    expect(first.said.all).toContain('has taken over the database');
    // What it sent before it ended has come to its end when Discord answers what is asked afterwards.
    await fetch(`${discord.apiBase}/v10/gateway/bot`);
    expect(savedTable(otys, database, table).entries).toEqual(saved.entries);
    expect(JSON.stringify(ana.messages(channel).map(({ message }) => message))).toBe(shown);
    const done = discord.journal
      .requests()
      .slice(requests)
      .filter(
        ({ method, status, url }) => method !== 'GET' && status < 300 && !url.startsWith('/applications/'),
      );
    expect(done.map(({ method, url }) => `${method} ${url}`)).toEqual([]);

    expect(saved.match.snapshot).toEqual(saved.snapshot);
    expect(saved.pressed).toBeGreaterThanOrEqual(before.presses + after.presses);
    expect(saved.pressed).toBeLessThanOrEqual(before.presses + after.presses + 1);
    const posted = stage.posted();
    expect(posted.filter((message) => controls(message).length > 0).length).toBe(1);
    expect(posted.length).toBe(1 + saved.match.turn.number);
    expect(await after.play()).toBe(true);
  },
);
