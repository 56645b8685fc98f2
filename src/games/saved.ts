import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { LIST_BYTES, ROW } from '../bounds.ts';
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
  components: z.string().exactOptional(),
  seats: z.int().min(1),
  options: z.record(z.string(), z.string()),
  seed: z.string().min(1),
  ply: z.int().min(0),
  drawn: z.int().min(0),
  position,
  opened: z.array(z.tuple([seat, z.int()])),
  undone: z.boolean().default(false),
  earlier: z.array(z.object({ ply: z.int(), position })),
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
  z.object({
    ...{ kind: z.literal('move'), notation: z.string(), joined: z.boolean().exactOptional() },
    ...written,
  }),
  z.object({ kind: z.literal('undo'), to: z.int().min(0), ...written }),
  z.object({ kind: z.literal('back'), to: z.int().min(0), ...written }),
]);

function parsed<T>(game: string, part: string, shape: z.ZodType<T>, text: string, most: number): T {
  if (text.length > most)
    throw new BrokenSave(`the ${part} of a ${game} match has more than ${most} letters`);
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

/** Reads what {@link writeSnapshot} wrote; state and steps are taken at their word. Throws {@link BrokenSave}. */
export function readSnapshot<G extends GameTypes>(game: Game<G>, text: string): Snapshot<G> {
  const snapshot = parsed(game.name, 'state', snapshotShape, text, ROW.snapshot);
  if (snapshot.game !== game.name)
    throw new BrokenSave(`a ${snapshot.game} match was saved where ${game.name} is played`);
  if (snapshot.seats > game.seats.max)
    throw new BrokenSave(
      `a ${game.name} match for ${snapshot.seats} was saved, and it is for ${game.seats.max} at most`,
    );
  const { edition: rulesVersion, drawn: rngCount, components, ...rest } = snapshot;
  return {
    ...{ ...rest, rulesVersion, rngCount },
    ...(components !== undefined && { components: unpacked(game.name, components) }),
  } as Snapshot<G>;
}

/** Writes a snapshot, its fields under the names that they had first. Secret as a whole. */
export function writeSnapshot<G extends GameTypes>(snapshot: Snapshot<G>): string {
  const { rulesVersion, rngCount, components, ...rest } = snapshot;
  return JSON.stringify({
    edition: rulesVersion,
    drawn: rngCount,
    ...rest,
    ...(components !== undefined && { components: packed.memo(components) }),
  });
}

/** Makes a text of another one, and remembers some: matches of a game mostly have the same. */
const remembered = (make: (text: string) => string) =>
  new LRUCache<string, string>({ max: 16, memoMethod: make });

/** Components are packed, as each snapshot has them and they never change. */
const packed = remembered((text) => deflateRawSync(text, { level: 9 }).toString('base64'));

const inflated = remembered((text) =>
  inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: LIST_BYTES }).toString('utf8'),
);

function unpacked(game: string, text: string): string {
  try {
    return inflated.memo(text);
  } catch {
    throw new BrokenSave(`the components of a ${game} match are cut or garbled`);
  }
}

/** Reads one entry of a log; its facts are taken at their word. Throws {@link BrokenSave}. */
export function readLogEntry<G extends GameTypes>(game: Game<G>, text: string): LogEntry<G['Fact']> {
  return parsed(game.name, 'log', entryShape, text, ROW.letters);
}
