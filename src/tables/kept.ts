import { z } from 'zod';
import type { Profile } from './profile.ts';
import type { Tables } from './tables.ts';

/** All that is kept of somebody, for themselves: nothing of it is anybody else’s, and nothing of a match but what they did. */
export interface Kept {
  readonly person: string;
  readonly profile: Profile;
  readonly tables: readonly KeptTable[];
}

/** What is kept of somebody at one table. Times are in ISO 8601. */
interface KeptTable {
  readonly table: string;
  readonly server: string;
  readonly channel: string;
  readonly game: string;
  readonly phase: string;
  readonly opened: string;
  /** The seats that they hold, or held, 1 first, and the name that they had there. */
  readonly seats: readonly { readonly seat: number; readonly name?: string; readonly until?: 'left' }[];
  readonly host: boolean;
  readonly moves: readonly { readonly at: string; readonly turn: number; readonly move: string }[];
}

const own = z.object({ kind: z.string(), turn: z.int(), notation: z.string().default('') });

/** Gathers all that is kept of somebody. */
export async function keptOf(tables: Tables, person: string): Promise<Kept> {
  const known = await tables.dossiers.mentioning(person);
  return {
    person,
    profile: await tables.profiles.of(person),
    tables: await Promise.all(
      known.map(async ({ table }) => {
        const rows = await tables.dossiers.rows(table.id);
        const moves = rows.flatMap(({ person: by, body, at }) => {
          const entry = own.safeParse(by === person ? JSON.parse(body) : undefined).data;
          if (entry === undefined) return [];
          const { kind, turn, notation } = entry;
          return [{ at: timeOf(at), turn, move: kind === 'move' ? notation : kind }];
        });
        const { id, guild, channel, game, phase, openedAt, host } = table;
        return {
          ...{ table: id, server: guild, channel, game, phase, opened: timeOf(openedAt) },
          seats: [
            ...table.seats.flatMap((seated, seat) =>
              seated.kind === 'person' && seated.id === person ? [{ seat: seat + 1, name: seated.name }] : [],
            ),
            ...table.former.flatMap((held) =>
              held.id === person ? [{ seat: held.seat + 1, until: 'left' as const }] : [],
            ),
          ],
          host: host === person,
          moves,
        };
      }),
    ),
  };
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
