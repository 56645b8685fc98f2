import { z } from 'zod';
import type { Game, GameTypes } from '../engine/game.ts';
import type { LogEntry } from '../engine/log.ts';
import type { Snapshot } from '../engine/match.ts';

/** Saved text that is not what it should be. Names the game and the part, never what it holds. */
export class BrokenSave extends Error {
  override readonly name = 'BrokenSave';
}

const seat = z.int().min(0);
const position = z.object({ state: z.unknown(), agenda: z.array(z.looseObject({ kind: z.string() })) });

const snapshotShape = z.object({
  game: z.string(),
  edition: z.int(),
  seats: z.int().min(1),
  options: z.record(z.string(), z.string()),
  seed: z.string().min(1),
  ply: z.int().min(0),
  drawn: z.int().min(0),
  position,
  opened: z.array(z.tuple([seat, z.int()])),
  earlier: z.array(z.object({ ply: z.int(), position, notation: z.string().exactOptional() })),
  turns: z.array(z.unknown()).default([]),
  begun: z.array(z.int().min(0)).exactOptional(),
  opening: z
    .object({ seat, turn: z.int(), facts: z.array(z.looseObject({ kind: z.string() })) })
    .exactOptional(),
  floor: z.enum(['turn began', 'something was revealed', 'another answered']),
});

const written = {
  ply: z.int().min(0),
  seat,
  turn: z.int(),
  round: z.int().exactOptional(),
  facts: z.array(z.looseObject({ kind: z.string() })),
};
const entryShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), notation: z.string(), ...written }),
  z.object({ kind: z.literal('undo'), to: z.int().min(0), ...written }),
  z.object({ kind: z.literal('back'), to: z.int().min(0), ...written }),
]);

function parsed<T>(game: string, part: string, shape: z.ZodType<T>, text: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BrokenSave(`the ${part} of a ${game} match is cut or garbled`);
  }
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') ?? '';
  throw new BrokenSave(`the ${part} of a ${game} match is not one${where === '' ? '' : `: see ${where}`}`);
}

/**
 * Reads what {@link writeSnapshot} wrote. The envelope is checked piece by piece; state and steps are the game's own
 * writing and taken at their word.
 *
 * Throws {@link BrokenSave}.
 */
export function readSnapshot<G extends GameTypes>(game: Game<G>, text: string): Snapshot<G> {
  const snapshot = parsed(game.name, 'state', snapshotShape, text);
  if (snapshot.game !== game.name)
    throw new BrokenSave(`a ${snapshot.game} match was saved where ${game.name} is played`);
  const { edition: rulesVersion, drawn: rngCount, ...rest } = snapshot;
  return { ...rest, rulesVersion, rngCount } as Snapshot<G>;
}

/** Writes a snapshot, its fields under the names that they had first. Secret as a whole. */
export function writeSnapshot<G extends GameTypes>({ rulesVersion, rngCount, ...rest }: Snapshot<G>): string {
  return JSON.stringify({ edition: rulesVersion, drawn: rngCount, ...rest });
}

/**
 * Reads one entry of a log. Its facts are the game's own writing and taken at their word.
 *
 * Throws {@link BrokenSave}.
 */
export function readLogEntry<G extends GameTypes>(game: Game<G>, text: string): LogEntry<G['Fact']> {
  return parsed(game.name, 'log', entryShape, text);
}
