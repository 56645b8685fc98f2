import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSeats, type Viewer } from '../../src/engine/seat.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import { otysWith } from '../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../src/games/otys/words/index.ts';
import type { PlayedOn } from '../../src/games/playable.ts';
import { BrokenRecord } from '../../src/records/broken-record.ts';
import { type GameRecord, HIDDEN, type RecordedEntry } from '../../src/records/game-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { componentsFingerprint } from '../../src/records/record-match.ts';
import { writeRecord } from '../../src/records/write-record.ts';
import { textContextFor } from '../games/text-context.ts';
import { tiny } from '../games/tiny.ts';
import { gameNamed, type Played, play, played, type Table } from './played.ts';
import { KEPT_GAMES } from './replayed-games.ts';

const OTYS: Table = {
  game: 'otys',
  seats: 3,
  options: { sponsors: 'random', variant: 'off', first: 'random' },
  seed: 'record',
};
const OTERES: Table = { game: 'oteres', seats: 4, options: { first: 'random' }, seed: 'record' };
const GAMES = new URL('games/', import.meta.url);

const recordOf = ({ match, log }: Played, viewer: Viewer = 'spectator', names: readonly string[] = []) => {
  const record = match.logged(log).record(viewer, names);
  if (record === undefined) throw new Error('there is no record');
  return record;
};
const follow = (record: GameRecord) => gameNamed(record.game).follow(record);
const entriesOf = ({ turns }: GameRecord): readonly RecordedEntry[] =>
  turns.flatMap(({ entries }) => entries);
const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'place' ? undefined : part)));

/** What somebody may know of a position and of how it came about. */
const knownAt = ({ match, log }: Played, viewer: Viewer): string => {
  const context = textContextFor(match.seats);
  return JSON.stringify([match.description(viewer, context), match.logged(log).happened(viewer, 0, context)]);
};

/** The pieces of a position's state that all see, and those of one viewer. */
function openTo(viewer: Viewer, state: State): string {
  const { row, display, play, seats } = state;
  const marks = seats.map(({ pearls = [] }) => pearls.map(({ mark }) => mark));
  const own = viewer === 'spectator' ? [] : [seats[viewer], play.looking, play.catch];
  return JSON.stringify([row, display, marks, own]);
}

/** What of a state, of either game, is open or a viewer's own. */
interface State {
  readonly row?: unknown;
  readonly display?: unknown;
  readonly play: { readonly looking?: unknown; readonly catch?: unknown };
  readonly seats: readonly { readonly pearls?: readonly { readonly mark: number }[] }[];
}

/** What is wrong with a text, and in which line; nothing where nothing is. */
function problemOf(text: string): readonly [problem: string, line: number | undefined] | undefined {
  try {
    follow(readRecord(text));
    return undefined;
  } catch (error) {
    if (error instanceof BrokenRecord) return [error.problem, error.place?.line];
    throw error;
  }
}

describe('the record of a game that is over', () => {
  test.each([OTYS, OTERES])('leads to the same position for everybody: $game', async (table) => {
    const game = await played(table);
    const { stops, log, isCutShort } = follow(readRecord(writeRecord(recordOf(game), { withList: false })));
    expect(isCutShort).toBe(false);
    expect(log).toEqual(game.log);
    const last = stops.at(-1);
    if (last === undefined) throw new Error('it leads nowhere');
    expect(last.result).toEqual(game.match.result);
    for (const viewer of ['spectator', ...allSeats(table.seats)] as const)
      expect(knownAt({ match: last, log }, viewer)).toBe(knownAt(game, viewer));
  });

  test('has a step back for the undo of a press that made several moves', () => {
    let match = tiny.begin({ seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'presses' });
    const log: string[] = [];
    const add = (next: PlayedOn | string) => {
      if (typeof next === 'string') throw new Error(next);
      log.push(next.entry);
      match = next.match;
    };
    for (const joined of [false, false, true]) add(match.play(0, 'step', joined));
    add(match.undo(0));
    add(match.undo(0));
    const record = recordOf({ match, log });
    expect(entriesOf(record).slice(3)).toMatchObject([{ kind: 'back', to: 1 }, { kind: 'undo' }]);
    const { stops } = tiny.follow(readRecord(writeRecord(record, { withList: false })));
    expect(stops.at(-1)?.position()).toBe(match.position());
  });

  test('says nothing of the seed, and the game that it leads to knows of none', async () => {
    const game = await played(OTYS);
    const text = writeRecord(recordOf(game), { withList: true });
    expect(text).not.toContain('secret of');
    const [first] = follow(readRecord(text)).stops;
    expect(JSON.parse(first?.snapshot() ?? '{}')).toMatchObject({ seed: 'none' });
  });

  test('reads as it was written, names and all', async () => {
    const record = recordOf(await played(OTERES), 'spectator', ['Ana "the otter" ]', 'Бен\n', 'c', 'd']);
    const names = ['Ana "the otter" ]', 'Бен', 'c', 'd'];
    expect(withoutPlaces(readRecord(writeRecord(record, { withList: true })))).toEqual(
      withoutPlaces({ ...record, names }),
    );
  });

  test('reads the same without its line breaks, and with comments', async () => {
    const text = writeRecord(recordOf(await played(OTYS)), { withList: false });
    const other = text.replaceAll('\n', ' ').replace(' 3. ', ' (what a turn!) 3. ');
    expect(withoutPlaces(readRecord(other))).toEqual(withoutPlaces(readRecord(text)));
  });

  test('is followed by the components that it brings, where they are others', async () => {
    const { components, game } = otysWith(
      readFileSync('assets/otys/components.json', 'utf8').replace(/("startCredits": \{ "value": )\d+/, '$11'),
      'a list',
    );
    const other = await play({ ...OTYS, longest: 12 }, createPlayable(game, createOtysPresenter(components)));
    const record = recordOf(other);
    const { stops } = follow(readRecord(writeRecord(record, { withList: true })));
    expect(JSON.parse(stops[0]?.snapshot() ?? '{}').position.state.seats[0].credits).toBe(1);
    expect(problemOf(writeRecord(record, { withList: false }))).toEqual(['components', undefined]);
    const list = record.components?.list ?? '';
    const wrong = { ...record, components: { fingerprint: '0'.repeat(12), list } };
    expect(problemOf(writeRecord(wrong, { withList: true }))?.[0]).toBe('list');
    const broken = { fingerprint: componentsFingerprint('{}'), list: '{}' };
    expect(problemOf(writeRecord({ ...record, components: broken }, { withList: true }))?.[0]).toBe('list');
  });
});

const otys = await played(OTYS);

describe('a record', () => {
  const record = recordOf(otys);
  const text = writeRecord(record, { withList: false });
  const lines = text.split('\n');
  const lineOf = (start: string): number => lines.findIndex((line) => line.startsWith(start)) + 1;
  /** The record with another entry in its place, and checks to fit. */
  const changed = (turn: number, change: (entries: readonly RecordedEntry[]) => readonly RecordedEntry[]) =>
    writeRecord(
      {
        ...record,
        turns: record.turns.map((each, at) =>
          at === turn ? { ...each, entries: change(each.entries) } : each,
        ),
      },
      { withList: false },
    );

  test('that nobody changed has nothing wrong with it', () => expect(problemOf(text)).toBeUndefined());

  test('that was changed since is refused in the line of the change', () => {
    const at = lineOf('5. ');
    const other = lines.map((line, index) =>
      index === at - 1 ? line.replace(/\bend\b|\bstay\b/, 'p') : line,
    );
    expect(problemOf(other.join('\n'))).toEqual(['changed', at]);
    const header = text.replace('[seats 3]', '[seats 4]');
    expect(problemOf(header)?.[0]).toBe('changed');
  });

  test('with an illegal move is refused in its line', () => {
    const wrong = changed(4, ([first, ...rest]) => [
      { kind: 'move', seat: record.turns[4]?.seat ?? 0, notation: 'k9', draws: [] },
      ...(first === undefined ? [] : [first]),
      ...rest,
    ]);
    expect(problemOf(wrong)).toEqual(['not-legal', lineOf('0. ') + 5]);
  });

  test('in which chance brings something else than the rules can draw is refused', () => {
    const at = entriesOf(record).findIndex((entry) => entry.kind === 'move' && entry.draws.length > 0);
    const drawn = entriesOf(record)[at];
    const turn = record.turns.findIndex(({ entries }) => drawn !== undefined && entries.includes(drawn));
    const withDraws = (names: readonly string[]) =>
      changed(turn, (entries) =>
        entries.map((entry) =>
          entry === drawn && entry.kind === 'move' ? { ...entry, draws: names } : entry,
        ),
      );
    expect(problemOf(withDraws(['no-such-card']))?.[0]).toBe('draw');
    expect(problemOf(withDraws([]))?.[0]).toBe('draws-missing');
    const names = drawn?.kind === 'move' ? drawn.draws : [];
    expect(problemOf(withDraws([...names, 'metal']))?.[0]).toBe('draws-left');
  });

  test('with another result than its moves lead to is refused', () => {
    const other = { ...record, result: { scores: [1, 2, 3], winners: [2] } };
    expect(problemOf(writeRecord(other, { withList: false }))?.[0]).toBe('result');
    const { result: _, ...none } = record;
    expect(problemOf(writeRecord(none, { withList: false }))?.[0]).toBe('result');
  });

  test.each([
    ['', 'no-record', undefined],
    ['hello', 'no-record', 1],
    ['[record 2] ~0000', 'version', 1],
    ['[record 1] [record 1] ~0000', 'header-twice', 1],
    ['[record 1]\n[colour red] ~0000', 'header-value', 2],
    ['[record 1]\n§', 'unreadable', 2],
    ['[record 1]\n(never closed', 'unreadable', 2],
    [lines.slice(0, 14).join('\n'), 'cut', 14],
    [`${text}12.`, 'after-end', lines.length],
    ['x'.repeat(200_001), 'too-long', undefined],
  ])('is refused where it is none: %.20s', (broken, problem, line) => {
    expect(problemOf(broken)).toEqual([problem, line]);
  });

  test('of another rules version is refused', () => {
    expect(problemOf(writeRecord({ ...record, rulesVersion: 1 }, { withList: false }))?.[0]).toBe('rules');
  });
});

describe('the record of a running game', () => {
  const RUNNING = [
    { ...OTYS, longest: 150 },
    { ...OTERES, longest: 40 },
  ];

  test.each(RUNNING)('shows of chance only what its reader sees: $game', async (table) => {
    const game = await played(table);
    expect(game.match.result).toBeUndefined();
    for (const viewer of ['spectator', ...allSeats(table.seats)] as const) {
      const record = recordOf(game, viewer);
      expect(record.reader).toBe(viewer);
      for (const [at, entry] of entriesOf(record).entries()) {
        const shown = entry.kind === 'move' ? entry.draws.filter((draw) => draw !== HIDDEN) : [];
        if (shown.length === 0) continue;
        const then = await game.match.logged(game.log).asItWas(at + 1);
        if (then === undefined) throw new Error('it is not known how it was');
        const known = openTo(viewer, JSON.parse(then.snapshot()).position.state);
        for (const name of shown) expect(known, `${at}: ${name}`).toContain(name);
      }
    }
  });

  test('of Öterés shows no hand, no value and no secret answer to spectators', async () => {
    const record = recordOf(await played({ ...OTERES, longest: 60 }));
    const moves = entriesOf(record).filter((entry) => entry.kind === 'move');
    expect(moves.some(({ notation }) => notation === undefined)).toBe(true);
    for (const { notation = '' } of moves)
      expect(notation).not.toMatch(/^(pearl|card|split|left|shed|stake)\b/);
    // Whoever begins, and which pearls were taken blind: their marks are open on the table.
    expect(record.opening).toHaveLength(2);
    for (const { draws } of moves)
      for (const draw of draws) if (draw !== HIDDEN) expect(draw).toMatch(/^\d+$/);
  });

  test('tells neither how many things are hidden nor where they stand among the others', async () => {
    const record = recordOf(await played({ ...OTYS, longest: 300 }), 1);
    for (const draws of [
      record.opening,
      ...entriesOf(record).map((entry) => (entry.kind === 'move' ? entry.draws : [])),
    ]) {
      // At most one, and last.
      expect(draws.slice(0, -1)).not.toContain(HIDDEN);
    }
  });

  test('is followed up to what its reader may not know', async () => {
    const game = await played({ ...OTYS, longest: 300 });
    const record = recordOf(game);
    const hidden = entriesOf(record).findIndex(
      (entry) => entry.kind === 'move' && (entry.notation === undefined || entry.draws.includes(HIDDEN)),
    );
    expect(hidden).toBeGreaterThan(0);
    const { stops, isCutShort } = follow(readRecord(writeRecord(record, { withList: true })));
    expect(isCutShort).toBe(true);
    expect(stops).toHaveLength(hidden + 1);
    expect(follow(recordOf(await played({ ...OTERES, longest: 9 })))).toMatchObject({
      stops: [],
      isCutShort: true,
    });
  });
});

describe('the kept games', () => {
  const files = readdirSync(GAMES).sort();

  test('are those that are listed', () => {
    expect(files).toEqual(
      Object.keys(KEPT_GAMES)
        .map((name) => `${name}.txt`)
        .sort(),
    );
  });

  test.each(files)('replay move by move, or the rules have changed an old game: %s', (file) => {
    const record = readRecord(readFileSync(new URL(file, GAMES), 'utf8'));
    const { stops, isCutShort } = follow(record);
    expect(isCutShort).toBe(false);
    expect(stops.at(-1)?.result).toEqual(record.result);
  });

  test('have undos, steps back by agreement and eliminations in them', () => {
    const texts = files.map((file) => readFileSync(new URL(file, GAMES), 'utf8'));
    expect(texts.every((text) => / < /.test(text) && / <\d/.test(text))).toBe(true);
    const out = files
      .filter((file) => file.startsWith('oteres'))
      .map((file) => {
        const { log } = follow(readRecord(readFileSync(new URL(file, GAMES), 'utf8')));
        return log.filter((entry) => entry.includes('"kind":"out"')).length;
      });
    expect(out.every((count) => count > 1)).toBe(true);
  });
});
