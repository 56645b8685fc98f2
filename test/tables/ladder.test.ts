import { expect, test } from 'vitest';
import type { Level } from '../../src/games/level.ts';
import { levelToTry } from '../../src/tables/model/ladder.ts';
import type { Seated } from '../../src/tables/model/seated.ts';
import { ana, ben, done, inMatch, room } from './room.ts';

const computers = (...levels: readonly Level[]): readonly Seated[] =>
  levels.map((level, at) => ({ kind: 'computer', number: at + 1, level }));

/** A match that Ana has played against one computer, with other seats and another winner than it had. */
async function over({
  others,
  winner,
  lost = 0,
}: {
  readonly others: readonly Seated[];
  readonly winner: number;
  /** Games of the series that the first computer has won before. */
  readonly lost?: number;
}) {
  const { id, tables, says } = await inMatch([ben], { pace: 'fast' });
  for (const answer of ['step', 'step', 'end']) done(await says(id, ana, answer));
  const now = await tables.look(id);
  if (now?.match?.result === undefined) throw new Error('nobody has won');
  const seats: readonly Seated[] = [{ kind: 'person', ...ana }, ...others];
  const players = [ana.id, ...others.map((_, at) => `computer-${at + 1}`)];
  const games = Array.from({ length: lost }, () => ['computer-1']);
  return {
    ...now,
    table: { ...now.table, seats, series: { first: id, players, games, seating: 'drawn' as const } },
    match: { ...now.match, result: { ...now.match.result, winners: [winner] } },
  };
}

test('after a victory over computers alone the next level is worth trying, up to the last', async () => {
  expect(levelToTry(await over({ others: computers('easy'), winner: 0 }))).toBe('medium');
  expect(levelToTry(await over({ others: computers('easy', 'medium'), winner: 0 }))).toBe('hard');
  expect(levelToTry(await over({ others: computers('expert'), winner: 0 }))).toBeUndefined();
});

test('after a series that was lost it is the level below, and after a single defeat none', async () => {
  expect(levelToTry(await over({ others: computers('medium'), winner: 1 }))).toBeUndefined();
  expect(levelToTry(await over({ others: computers('medium'), winner: 1, lost: 1 }))).toBe('easy');
  expect(levelToTry(await over({ others: computers('first-game'), winner: 1, lost: 1 }))).toBeUndefined();
});

test('where another person plays there is none', async () => {
  const others: readonly Seated[] = [{ kind: 'person', ...ben }, ...computers('easy')];
  expect(levelToTry(await over({ others, winner: 0 }))).toBeUndefined();
});

test('a rematch at another level has computers of that level', async () => {
  const { lobby, tables, act, says } = await room();
  const id = await lobby([], { pace: 'fast' });
  done(await tables.addComputer(act(id, ana), 'easy'));
  done(await tables.start(act(id, ana)));
  for (const answer of ['step', 'step', 'end']) done(await says(id, ana, answer));
  const again = done(await tables.playAgain(act(id, ana), ana.name, 'hard')).table;
  expect(again.seats.flatMap((seated) => (seated.kind === 'computer' ? [seated.level] : []))).toEqual([
    'hard',
  ]);
});
