import { expect, test } from 'vitest';
import { summary } from '../../../../src/discord/views/turn-summaries.ts';
import type { MoveEntry } from '../../../../src/engine/log.ts';
import { oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { say } from '../../text-context.ts';
import { presenter } from './told.ts';
import { walk } from './walk.ts';

const NAMES = ['Ana', 'Björn', 'Chidi', 'Dora', 'Eddi'];
const named = (seats: number) => ({ say, people: NAMES.slice(0, seats).map((name) => ({ name })) });
const played = (seat: number, card: string): OteresFact => ({ kind: 'card-played', seat, card });
const moved = (
  from: number | 'pool' | 'catch',
  to: number | 'pool',
  mark: number,
  colour: 'white' | 'black' = 'white',
): OteresFact => ({ kind: 'pearl-moved', from, to, mark, colour });
const dived = (seat: number, mark: number): readonly OteresFact[] => [
  played(seat, 'dive'),
  moved('pool', seat, mark),
];
const thrown = (seat: number): readonly OteresFact[] => [
  played(seat, 'shoo'),
  { kind: 'card-discarded', seat, card: 'dive' },
];
const out = (seat: number, left: number): OteresFact => ({ kind: 'out', seat, urchins: 2, left });

/** Turns of four players in order, from the first of a match on. */
const moves = (...turns: readonly (readonly OteresFact[])[]): readonly MoveEntry<OteresFact>[] =>
  turns.map((facts, at) => {
    const [seat, number, round] = [at % 4, at + 1, 1 + Math.floor(at / 4)];
    const began: OteresFact = { kind: 'turn-began', seat, number, round };
    return {
      ...({ kind: 'move', ply: at, seat, turn: number, round, notation: '' } as const),
      facts: [began, ...facts],
    };
  });
/** What heads each paragraph of what is told of turns; `earlier` of them are told already. */
const heads = (turns: readonly (readonly OteresFact[])[], earlier = 0): readonly string[] => {
  const all = moves(...turns);
  return headsOf(
    summary(
      presenter.happened(all.slice(earlier), named(4), undefined, all.slice(0, earlier)),
      named(4),
      3_000,
    ),
  );
};
const headsOf = (words: string): readonly string[] =>
  words.split('\n').flatMap((line) => line.match(/^\*\*(.+?)\*\*(?! (?:with|:))/)?.[1] ?? []);

test('who is out has a line of their own: a round is headed by what else was in it, and by the last two when they begin', () => {
  expect(heads([dived(0, 9), [...thrown(1), out(1, 3)], thrown(2)])).toEqual([
    'Round 1 · Ana leads in white pearls.',
  ]);
  const two = [[...thrown(0), out(0, 3)], [...thrown(1), out(1, 2)], thrown(2), thrown(3)];
  expect(heads(two.slice(0, 2))).toEqual(['Round 1']);
  expect(heads(two, 2)).toEqual(['Chidi against Dora.']);
  expect(heads(two, 3)).toEqual([]);
});

test('the turn that ends the game is not headed by who is out last and who stays: its lines say so', () => {
  const end: OteresFact = { kind: 'ended', result: { scores: [], winners: [3] }, left: 3 };
  const turns = [
    [...thrown(0), out(0, 3)],
    [...thrown(1), out(1, 2)],
    thrown(2),
    [...thrown(3), out(3, 1), end],
  ];
  expect(heads(turns, 3)).toEqual([]);
});

test('a round is headed by who came to have the most white pearls in it, as it is after its last turn', () => {
  expect(heads([thrown(0), dived(1, 9), thrown(2)])).toEqual(['Round 1 · Björn leads in white pearls.']);
  expect(heads([thrown(0), dived(1, 9), dived(2, 10)])).toEqual([
    'Round 1 · Björn and Chidi lead in white pearls.',
  ]);
});

test('who leads after the first turn of a match heads its round, too', () => {
  expect(heads([dived(0, 9), thrown(1), thrown(2)])).toEqual(['Round 1 · Ana leads in white pearls.']);
});

test('the titles of a turn are the same however many turns are told at once', () => {
  for (const seed of ['once', 'alone']) {
    const { moves: all } = walk({ seats: 4, seed });
    const atOnce = presenter.happened(all, named(4));
    for (const { turn, titles } of atOnce) {
      const begins = all.findIndex((move) => move.turn === turn);
      const later = all.slice(begins).filter((move) => move.turn === turn);
      const alone = presenter.happened(later, named(4), undefined, all.slice(0, begins));
      expect(alone.find((each) => each.turn === turn)?.titles).toEqual(titles);
    }
  }
});

test('who comes to lead again is told to do so, and who leads from the beach', () => {
  const over = (round: number, white: readonly number[]): OteresFact => ({
    ...{ kind: 'round-over', round, white, out: [] },
  });
  const taken = [played(3, 'snatch'), moved(0, 3, 9)];
  const turns = [
    ...[dived(0, 9), thrown(1), thrown(2), [...thrown(3), over(1, [2, 1, 1, 1])]],
    ...[thrown(0), thrown(1), thrown(2), [...taken, over(2, [1, 1, 1, 2])]],
    ...[[played(0, 'snatch'), moved(3, 0, 9), moved('pool', 0, 10)], thrown(1)],
  ];
  expect(heads(turns).at(-1)).toBe('Round 3 · Ana leads in white pearls again.');
  const late = [[...dived(0, 9), out(0, 3)], dived(1, 10), thrown(2), [...thrown(3), moved(1, 'pool', 10)]];
  expect(heads(late, 2)).toEqual(['Ana leads in white pearls from the beach.']);
});

test('what was blocked heads a round before what was taken, and says where it is not for the first time', () => {
  const warded = (seat: number): readonly OteresFact[] => [
    played(seat, 'snatch'),
    { kind: 'warded', seat: 2, card: 'abracadabra' },
  ];
  expect(heads([warded(0), [played(1, 'swap'), moved(1, 3, 1), moved(3, 1, 2)]])).toEqual([
    'Round 1 · Abracadabra… saves Chidi.',
  ]);
  expect(heads([warded(0), thrown(1), thrown(2), thrown(3), warded(0), thrown(1)])).toEqual([
    'Round 1 · Abracadabra… saves Chidi.',
    'Round 2 · Abracadabra… saves Chidi again.',
  ]);
});

test.each([
  [3, 'Björn picks the full paw.'],
  [2, 'Björn picks the fuller paw.'],
  [1, 'Ana keeps the fuller paw.'],
  [0, 'Björn picks the empty paw.'],
])('two paws are told by who had the fuller one: %d picked', (count, title) => {
  const given = [0, 1, 2].map((at) => moved('catch', at < count ? 1 : 0, 20 + at));
  const pick: OteresFact = { kind: 'paw-picked', seat: 1, paw: 'left', count };
  const seen = [dived(2, 30), dived(2, 31), dived(2, 32), dived(2, 33)];
  expect(heads([...seen, [played(0, 'which-paw'), ...given, pick], thrown(1)], 4)).toEqual([
    `Round 2 · ${title}`,
  ]);
});

test('who picks the full paw for the second time is told so', () => {
  const full = (seat: number, mark: number): readonly OteresFact[] => [
    played(seat, 'which-paw'),
    ...[0, 1, 2].map((at) => moved('catch', 1, mark + at)),
    { kind: 'paw-picked', seat: 1, paw: 'left', count: 3 },
  ];
  expect(heads([full(0, 20), thrown(1), thrown(2), thrown(3), full(0, 30), thrown(1)])).toEqual([
    'Round 1 · Björn picks the full paw.',
    'Round 2 · Björn picks the full paw again.',
  ]);
});

test('a turn that is told alone is headed by nothing that its own sentence says, and one that goes on by nothing at all', () => {
  expect(
    heads([thrown(0), thrown(1), thrown(2), thrown(3), [played(0, 'snatch'), moved(1, 0, 9)]], 4),
  ).toEqual(['Round 2 · Ana leads in white pearls.']);
  const swapped = [played(0, 'swap'), moved(1, 0, 2), moved(0, 1, 1)];
  expect(heads([thrown(0), thrown(1), thrown(2), thrown(3), swapped], 4)).toEqual(['Round 2']);
  expect(heads([thrown(0), [played(1, 'swap'), moved(2, 1, 3), moved(1, 2, 2)]], 1)).toEqual([]);
});

test('the same words do not head two rounds running where something else was in the second', () => {
  const swapped = [played(1, 'swap'), moved(0, 1, 2), moved(1, 0, 1)];
  const turns = [thrown(0), swapped, thrown(2), thrown(3), thrown(0), swapped, thrown(2)];
  const shed: readonly OteresFact[] = [played(3, 'shoo'), { kind: 'urchin-returned', seat: 3 }];
  expect(heads([...turns, shed])).toEqual([
    'Round 1 · Björn and Ana swap pearls.',
    'Round 2 · Dora shakes off a sea urchin.',
  ]);
});

test('titles name nobody that is not told of below them, and are the same for all who read (nothing secret is in them)', () => {
  for (const seats of [3, 5])
    for (const seed of ['chapters', 'titles', 'heads']) {
      const { moves: all } = walk({ seats, seed: `${seed} ${seats}` });
      const openTo = (viewer: number | 'spectator') =>
        all.map((move) => ({
          ...move,
          facts: move.facts.flatMap((fact) => oteres.redact(fact, viewer) ?? []),
        }));
      const told = (viewer: number | 'spectator') => presenter.happened(openTo(viewer), named(seats));
      const titlesTo = (viewer: number | 'spectator') =>
        told(viewer).map(({ turn, titles }) => ({ turn, titles }));
      const open = told('spectator');
      for (const { titles = [], lines } of open)
        for (const { words, topic } of titles)
          for (const name of NAMES.filter((each) => words.includes(each)))
            expect(topic === 'lead' || topic === 'duel' ? NAMES : lines.join(' ')).toContain(name);
      for (const viewer of [0, 1, 2]) expect(titlesTo(viewer)).toEqual(titlesTo('spectator'));
    }
});

test('what heads two paragraphs running is never the same', () => {
  for (const seed of ['one', 'other', 'third']) {
    const { moves: all } = walk({ seats: 4, seed });
    const found = headsOf(summary(presenter.happened(all, named(4)), named(4), 30_000)).map((head) =>
      head.replace(/^Round \d+( · )?/, ''),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((head, at) => head !== '' && head === found[at - 1])).toEqual([]);
  }
});
