import { expect, it } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import type { Client } from '../../src/playground/person.ts';
import { inForm } from '../form.ts';
import { killed } from './bot-process.ts';
import { players, sitDown } from './players.ts';
import { openProcessStage } from './process-stage.ts';
import { savedTable } from './saved-table.ts';
import { control, controls, live, seen, use } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

const KILLS = inForm(2, 4);
const PRESSES_BETWEEN = inForm(5, 8);

/** Presses any answer of the board without waiting for what comes of it. */
function pressAndRun(people: readonly Client[], channel: string): void {
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
    const stage = await openProcessStage();
    const { database, people, ana, channel } = stage;
    let child = await stage.startReady();
    const table = await sitDown(people, channel);
    let answered = 0;
    for (let kills = 0; kills <= KILLS; kills += 1) {
      const at = players(people, channel, kills + 1);
      for (let press = 0; press < PRESSES_BETWEEN; press += 1) expect(await at.play()).toBe(true);
      await at.followed();
      answered += at.presses;
      if (kills === KILLS) break;
      pressAndRun(people, channel);
      await new Promise((resolve) => setTimeout(resolve, 10 * kills));
      await killed(child);
      child = await stage.startReady();
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
    await stage.everythingSaid(table);

    const { pressed, snapshot, match } = savedTable(otys, database, table);
    expect(match.snapshot).toEqual(snapshot);
    expect(pressed).toBeGreaterThanOrEqual(answered);
    expect(pressed).toBeLessThanOrEqual(answered + KILLS);
    const posted = stage.posted();
    expect(posted.length).toBe(1 + match.turn.number);
    expect(posted.filter((message) => controls(message).length > 0).length).toBe(1);
  },
);
