import { expect } from 'vitest';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import type { GivenOption } from '../../src/playground/person.ts';
import { samplesFor } from '../games/samples.ts';
import { apiDocument, NO_API_DOCUMENT } from '../playground/api-document.ts';
import { openHarbour } from './harbour.ts';
import { players, sitDown } from './players.ts';
import { savedTable } from './saved-table.ts';

/** As long as a whole game may take on a slow machine, in milliseconds. */
export const GAME_TIME = { timeout: 900_000 };

/** After so many presses the bot is started anew. */
const PRESSES_BEFORE_RESTART = 20;

/** So many presses of a game are enough for every kind of message but those of its end. */
export const SAMPLE = 40;
/** As many as it takes. */
export const WHOLE = Number.POSITIVE_INFINITY;

/**
 * Plays a game over the wire with the real client, the bot restarted in the middle, and holds everything against what should have come
 * of it. Gives the final scores; none where the game was left before its end, after so many `presses` and something private.
 */
export async function gameOverTheWire<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: readonly GivenOption[],
  presses = WHOLE,
): Promise<readonly number[]> {
  if (apiDocument() === undefined)
    console.log(`Judging a whole game by Discord’s API document is ${NO_API_DOCUMENT}`);
  const harbour = await openHarbour();
  const people = harbour.people(seats);
  const table = await sitDown(people, harbour.channel, options, game.name);
  const at = players(people, harbour.channel, seats, harbour.settled);
  const hasSecrets = samplesFor(game).secrets?.answers !== undefined;
  const isEnough = () => at.presses >= presses && (!hasSecrets || harbour.heard.private > 0);
  let restarts = 0;
  let isOver = false;
  while (!isOver && !isEnough()) {
    isOver = !(await at.play());
    harbour.clock.advance(1_000);
    if (at.presses > PRESSES_BEFORE_RESTART && restarts === 0) {
      await harbour.restart();
      restarts += 1;
    }
  }
  await harbour.settled();

  const now = await harbour.bot().tables.look(table);
  expect(now?.table).toMatchObject(isOver ? { phase: 'ended', ending: 'finished' } : { phase: 'playing' });
  const { entries, pressed, snapshot, match } = savedTable(game, harbour.database, table);
  expect(pressed).toBe(at.presses);
  expect(match.snapshot).toEqual(snapshot);
  expect(restarts).toBe(1);
  expect(harbour.heard.leaks).toEqual([]);
  expect(harbour.heard.open).toBeGreaterThan(entries.length / 2);
  if (hasSecrets) expect(harbour.heard.private).toBeGreaterThan(0);
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
  return now?.match?.result?.scores ?? [];
}
