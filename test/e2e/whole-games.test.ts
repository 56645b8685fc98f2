import { expect, test } from 'vitest';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import { oteres } from '../../src/games/oteres/index.ts';
import { otys } from '../../src/games/otys/index.ts';
import type { GivenOption } from '../../src/playground/person.ts';
import { inForm } from '../form.ts';
import { samplesFor } from '../games/samples.ts';
import { apiDocument, NO_API_DOCUMENT } from '../playground/api-document.ts';
import { openHarbour } from './harbour.ts';
import { GAME_TIME, players, sitDown } from './players.ts';
import { savedTable } from './saved.ts';

/** The bot is started anew after this many presses. */
const PRESSES_BEFORE_RESTART = 20;
/** This many presses of a game are enough for every kind of message but those of its end. */
const SAMPLE = 40;
const WHOLE = Number.POSITIVE_INFINITY;

/**
 * Plays a game over the wire with the real client, the bot restarted in the middle, and holds everything against what should have come
 * of it. Gives the final scores; none where the game was left before its end, after so many `presses` and something private.
 */
async function gameOverTheWire<G extends GameTypes>(
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

const OTYS: readonly (readonly [seats: number, options: Readonly<Record<string, string>>])[] = [
  [4, { sponsors: 'random', variant: 'on' }],
  [3, { sponsors: 'advanced' }],
  [2, {}],
];

test.each(OTYS.slice(0, inForm(1, OTYS.length)))(
  'a game of Otys for %i over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async (seats, given) => {
    const options = Object.entries(given).map(([name, value]) => ({ name, value }));
    const scores = await gameOverTheWire(otys, seats, options, inForm(SAMPLE, WHOLE));
    expect(Math.max(0, ...scores)).toBeGreaterThanOrEqual(inForm(0, 18));
  },
);

test.each(inForm([3], [5, 4, 3]))(
  'a whole game of Öterés for %i over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async (seats) => {
    expect(await gameOverTheWire(oteres, seats, [])).toHaveLength(seats);
  },
);
