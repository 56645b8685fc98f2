import { expect } from 'vitest';
import type { GivenOption } from '../../src/playground/person.ts';
import { apiDocument, NO_API_DOCUMENT } from '../playground/api-document.ts';
import { openHarbour } from './harbour.ts';
import { players, sitDown } from './players.ts';
import { savedTable } from './saved-table.ts';

/** As long as a whole game may take on a slow machine, in milliseconds. */
export const GAME_TIME = { timeout: 600_000 };

/**
 * Plays a whole game of Otys over the wire with the real client, the bot restarted in the middle, and holds everything against what should
 * have come of it.
 */
export async function wholeGame(seats: number, options: readonly GivenOption[]): Promise<void> {
  if (apiDocument() === undefined)
    console.log(`Judging a whole game by Discord’s API document is ${NO_API_DOCUMENT}`);
  const harbour = await openHarbour();
  const people = harbour.people(seats);
  const table = await sitDown(people, harbour.channel, options);
  const at = players(people, harbour.channel, seats);
  let restarts = 0;
  while (await at.play()) {
    harbour.clock.advance(1_000);
    if (at.presses > 40 && restarts === 0) {
      await harbour.restart();
      restarts += 1;
    }
  }
  await harbour.everythingSaid();

  const now = await harbour.bot().tables.look(table);
  expect(now?.table).toMatchObject({ phase: 'ended', ending: 'finished' });
  expect(Math.max(...(now?.match?.result?.scores ?? []))).toBeGreaterThanOrEqual(18);
  const { entries, snapshot, match } = savedTable(harbour.database, table);
  expect(entries.length).toBe(at.presses);
  expect(match.snapshot).toEqual(snapshot);
  expect(restarts).toBe(1);
  expect(harbour.heard.leaks).toEqual([]);
  expect(harbour.heard.open).toBeGreaterThan(entries.length / 2);
  expect(harbour.heard.private).toBeGreaterThan(0);
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
}
