import type { Client } from '../../src/playground/people.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { control, seen } from '../e2e/screen.ts';
import { press } from './hand.ts';
import type { Lookout } from './lookout.ts';

/** A table that is played at, and who sat down there at first, by seat; whoever takes a seat later is no part of it. */
export interface Seating {
  readonly table: string;
  readonly channel: string;
  readonly game: string;
  readonly people: readonly Client[];
}

export type SeatingWish = Omit<Seating, 'table'> & {
  /** Whether a computer plays with them, after them. */
  readonly computer?: boolean;
  /** Hears of everything that is pressed or typed for it. */
  readonly did: () => void;
};

/** For so many milliseconds somebody presses again what nobody answers: a machine that is busy may be late. */
const PATIENCE = 120_000;

/** Opens a table, seats people at it and starts the match. No other may be opened in the channel meanwhile. */
export async function seat(
  discord: RunningDiscord,
  lookout: Lookout,
  { computer = false, did, ...wish }: SeatingWish,
): Promise<Seating> {
  const { channel, game, people } = wish;
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody wants to play');
  const before = lookout.tablesIn(channel).length;
  // A machine that is busy may stay silent for longer than Discord allows; the lobby comes all the same.
  did();
  const outcome = await host.command(channel, ['play', game]);
  if (outcome.kind !== 'answered' && outcome.kind !== 'silence') throw new Error(`no lobby: ${outcome.kind}`);
  const table = await seen('the lobby', () => lookout.tablesIn(channel)[before]);
  const done: string[] = [];
  const use = async (person: Client, what: 'join' | 'start'): Promise<void> => {
    const until = performance.now() + PATIENCE;
    for (let attempt = 1; performance.now() < until; attempt += 1) {
      const lobby = await seen(
        `a lobby of ${table} with a button to ${what}, after ${done.join(', ')}`,
        () => {
          const message = lookout.board(table);
          if (message === undefined) return undefined;
          const button = control(message, 'lobby', what);
          if (button !== undefined) return { message, button };
          // What was answered too late was done all the same.
          return attempt === 1 ? undefined : 'done';
        },
      );
      if (lobby === 'done') return;
      const { message, button } = lobby;
      const used = { person: person.user.id, message, customId: button.customId };
      const came = await press(discord, used, did);
      done.push(`${person.user.username} ${what}: ${came}`);
      if (came === 'answered') return;
    }
    throw new Error(`nobody answered at ${table}: ${done.join(', ')}`);
  };
  for (const person of others) await use(person, 'join');
  if (computer) {
    did();
    await host.command(channel, ['table', 'computer']);
  }
  await use(host, 'start');
  await seen('the first board', () => {
    const board = lookout.board(table);
    return board !== undefined && control(board, 'look') !== undefined ? true : undefined;
  });
  return { table, ...wish };
}
