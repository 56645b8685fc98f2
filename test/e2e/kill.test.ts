import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import type { Person } from '../../src/playground/person.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { inForm } from '../form.ts';
import { patientClock } from '../playground/patient-clock.ts';
import { killed, startBot } from './bot-process.ts';
import { players, sitDown } from './players.ts';
import { savedTable } from './saved-table.ts';
import { control, controls, live, seen, use } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

const KILLS = inForm(2, 4);
const PRESSES_BETWEEN = inForm(5, 8);

/** A bot that is ready to play. */
async function startProcess(discord: RunningDiscord, database: string): Promise<ChildProcess> {
  const sessions = () => discord.journal.events('READY').length;
  const before = sessions();
  const child = await startBot(discord, database);
  // The one that was killed may seem to be there still.
  await seen('the bot', () => (sessions() > before ? true : undefined));
  await seen('its commands', () => discord.people[0]?.commands().find(({ name }) => name === 'play'));
  return child;
}

/** Presses any answer of the board without waiting for what comes of it. */
function pressAndRun(people: readonly Person[], channel: string): void {
  const [watcher] = people;
  const board = watcher === undefined ? undefined : live(watcher, channel);
  if (board === undefined) return;
  const choice = controls(board).find(({ notation }) => notation !== undefined);
  if (choice === undefined) return;
  for (const person of people) void use(person, channel, board, choice);
}

it(
  'a bot that is killed again and again in mid-press loses nothing and says nothing twice',
  GAME_TIME,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'));
    const database = join(folder, 'tables.sqlite');
    const discord = await startDiscord({ rates: 'off', clock: patientClock() });
    let child = await startProcess(discord, database);
    onTestFinished(async () => {
      await killed(child);
      await discord.close();
      rmSync(folder, { recursive: true });
    });
    const people = discord.people.slice(0, 3);
    const [ana] = people;
    const channel = ana?.channels()[0]?.id ?? '';
    if (ana === undefined) throw new Error('nobody is there');
    const table = await sitDown(people, channel);
    let answered = 0;
    for (let kills = 0; kills <= KILLS; kills += 1) {
      const at = players(people, channel, kills + 1);
      for (let press = 0; press < PRESSES_BETWEEN; press += 1) expect(await at.play()).toBe(true);
      answered += at.presses;
      if (kills === KILLS) break;
      pressAndRun(people, channel);
      await new Promise((resolve) => setTimeout(resolve, 10 * kills));
      await killed(child);
      child = await startProcess(discord, database);
      await seen('a board for the position as it is now', () => {
        const { match, waiting } = savedTable(otys, database, table);
        const board = live(ana, channel);
        const asked = match.decisions[0];
        if (board === undefined || waiting !== 0 || asked === undefined) return undefined;
        const current = asked.secret
          ? control(board, 'look', 'question')
          : controls(board).find(({ customId }) => customId.includes(`:${asked.opened}:`));
        return current === undefined ? undefined : board;
      });
    }
    await seen('that everything is said', () =>
      savedTable(otys, database, table).waiting === 0 ? true : undefined,
    );

    const { entries, snapshot, match } = savedTable(otys, database, table);
    expect(match.snapshot).toEqual(snapshot);
    expect(entries.length).toBeGreaterThanOrEqual(answered);
    expect(entries.length).toBeLessThanOrEqual(answered + KILLS);
    const posted = ana
      .messages(channel)
      .filter(({ ephemeral, message }) => !ephemeral && message.author.bot === true);
    expect(posted.length).toBe(1 + match.turn.number);
    expect(posted.filter(({ message }) => controls(message).length > 0).length).toBe(1);
  },
);
