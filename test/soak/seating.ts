import type { Person } from '../../src/playground/person.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { control, seen } from '../e2e/screen.ts';
import { press } from './hand.ts';
import type { Lookout } from './lookout.ts';

/** A table that is played at, and who sits there, by seat. */
export interface Seating {
  readonly table: string;
  readonly channel: string;
  readonly game: string;
  readonly people: readonly Person[];
}

/** Opens a table, seats people at it and starts the match. No other may be opened in the channel meanwhile. */
export async function seat(
  discord: RunningDiscord,
  lookout: Lookout,
  wish: Omit<Seating, 'table'>,
): Promise<Seating> {
  const { channel, game, people } = wish;
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody wants to play');
  const before = lookout.tablesIn(channel).length;
  const outcome = await host.command(channel, ['play', game]);
  if (outcome.kind !== 'answered') throw new Error(`no lobby: ${outcome.kind}`);
  const table = await seen('the lobby', () => lookout.tablesIn(channel)[before]);
  const use = async (person: Person, what: 'join' | 'start'): Promise<void> => {
    const lobby = await seen('the lobby', () => lookout.board(table));
    const button = control(lobby, 'lobby', what);
    if (button === undefined) throw new Error(`the lobby has no button to ${what}`);
    const used = { person: person.user.id, message: lobby, customId: button.customId };
    await press(discord, used, () => {});
  };
  for (const person of others) await use(person, 'join');
  await use(host, 'start');
  await seen('the first board', () => {
    const board = lookout.board(table);
    return board !== undefined && control(board, 'look') !== undefined ? true : undefined;
  });
  return { table, ...wish };
}
