import { expect, test } from 'vitest';
import { summary } from '../../../../src/discord/views/turn-summaries.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import {
  colourAfter,
  echoOf,
  pileAfter,
  pilesToldBefore,
  slippedSince,
} from '../../../../src/games/oteres/words/seen-before.ts';
import type { Tally } from '../../../../src/games/oteres/words/tally.ts';
import { presenter, textContext } from './told.ts';

/** The turns of three players in order, from the first of a match on. */
const turns = (...facts: readonly (readonly OteresFact[])[]): readonly Tally[] =>
  facts.map((each, at) => ({
    ...{ turn: at + 1, seat: at % 3, round: 1 + Math.floor(at / 3), facts: each },
    hasBegun: true,
  }));
const echoes = (...facts: readonly (readonly OteresFact[])[]) => {
  const all = turns(...facts);
  const last = all.at(-1);
  return last && echoOf(last, all.slice(0, -1), components.cards, 3);
};
const played = (seat: number, card: string): OteresFact => ({ kind: 'card-played', seat, card });
const moved = (
  from: number | 'pool' | 'catch',
  to: number | 'pool',
  mark: number,
  colour: 'white' | 'black' = 'white',
): OteresFact => ({ kind: 'pearl-moved', from, to, mark, colour });
const snatched = (seat: number, from: number, mark: number): readonly OteresFact[] => [
  played(seat, 'snatch'),
  moved(from, seat, mark),
];
const dived = (seat: number, mark: number): readonly OteresFact[] => [
  played(seat, 'dive'),
  moved('pool', seat, mark),
];
const quiet = (seat: number): readonly OteresFact[] => [played(seat, 'shoo')];

test('a pearl that is taken right after it was dived for is one that had only just come', () => {
  expect(echoes(dived(0, 9), snatched(1, 0, 9))).toEqual({ kind: 'fresh', by: 1, from: 0 });
  expect(echoes(dived(0, 9), snatched(1, 0, 1))).toBeUndefined();
  const late = [dived(0, 9), quiet(1), quiet(2), quiet(0), snatched(1, 0, 9)];
  expect(echoes(...late)).toBeUndefined();
});

test('a pearl that is taken back from who took it comes back, whoever else was robbed', () => {
  expect(echoes(snatched(0, 1, 2), snatched(1, 0, 2))).toEqual({ kind: 'back', by: 1, from: 0 });
  expect(echoes([played(0, 'swap'), moved(0, 1, 1), moved(1, 0, 2)], snatched(1, 0, 2))?.kind).not.toBe(
    'back',
  );
});

test('who is robbed after a card was used up for them is robbed without it', () => {
  const warded: readonly OteresFact[] = [
    played(0, 'snatch'),
    { kind: 'warded', seat: 2, card: 'abracadabra' },
  ];
  expect(echoes(warded, snatched(1, 2, 3))).toEqual({ kind: 'bare', by: 1, from: 2, card: 'abracadabra' });
});

test('the same two again are counted, and who is robbed by anybody for the third time is told so, once', () => {
  const again = [snatched(0, 2, 3), quiet(1), quiet(2), snatched(0, 2, 4)];
  expect(echoes(...again)).toEqual({ kind: 'again', by: 0, from: 2, count: 2 });
  const robbed = [...again, quiet(1), quiet(2), quiet(0), snatched(1, 2, 5)];
  expect(echoes(...robbed)).toEqual({ kind: 'robbed', by: 1, from: 2 });
  // Once is enough.
  const more = [...robbed, quiet(2), quiet(0), snatched(1, 2, 6)];
  expect(echoes(...more)?.kind).not.toBe('robbed');
});

test('nothing is counted where the beginning of the match is not at hand', () => {
  const all = turns(snatched(0, 2, 3), quiet(1), quiet(2), snatched(0, 2, 4)).map((turn) => ({
    ...turn,
    turn: turn.turn + 6,
  }));
  const [last] = all.slice(-1);
  expect(last && echoOf(last, all.slice(0, -1), components.cards, 3)).toBeUndefined();
});

test('the second in a row who goes for somebody is told so, kept off or not', () => {
  const warded: OteresFact = { kind: 'warded', seat: 2, card: 'abracadabra' };
  expect(echoes(snatched(0, 2, 3), [played(1, 'snatch'), warded])).toEqual({ kind: 'row', by: 1, from: 2 });
  expect(echoes(snatched(0, 2, 3), quiet(1), [played(2, 'snatch'), moved(1, 2, 4)])).toBeUndefined();
});

test('pearls are counted from the one that everybody begins with', () => {
  const seen = turns(dived(0, 9), snatched(1, 0, 9), [played(2, 'urchin'), moved('pool', 2, 10, 'black')]);
  expect([0, 1, 2].map((seat) => pileAfter(seen, seat))).toEqual([
    { seat: 0, white: 1, black: 0 },
    { seat: 1, white: 2, black: 0 },
    { seat: 2, white: 1, black: 1 },
  ]);
  expect(pileAfter(seen.slice(1), 0)).toBeUndefined();
});

test('the colour of a pearl is known from where it came, and of those that were there first', () => {
  const seen = turns([played(0, 'urchin'), moved('pool', 0, 10, 'black')]);
  expect(colourAfter(seen, 10)).toBe('black');
  expect(colourAfter(seen, 1)).toBe('white');
  expect(colourAfter([], 1)).toBeUndefined();
});

test('everybody’s pearls were told as a match began, as a round was over, or as somebody went out', () => {
  const over: OteresFact = { kind: 'round-over', round: 1, white: [1, 2, 2] };
  const out: OteresFact = { kind: 'out', seat: 1, urchins: 2, left: 2 };
  expect(pilesToldBefore(turns(dived(0, 9)), 3)).toEqual({ white: [1, 1, 1], black: [0, 0, 0] });
  expect(pilesToldBefore(turns([over], dived(1, 9)), 3)).toEqual({ white: [1, 2, 2], black: [0, 0, 0] });
  expect(pilesToldBefore(turns(dived(0, 9), [...dived(1, 10), out], dived(2, 11)), 3)).toEqual({
    ...{ white: [2, 2, 1], black: [0, 0, 0] },
  });
  expect(pilesToldBefore([], 3)).toBeUndefined();
});

test('a card that was slipped since somebody’s last turn is found, an older one is not', () => {
  const slip: OteresFact = { kind: 'card-given', seat: 0, to: 2 };
  expect(slippedSince(turns([slip], quiet(1)), 2)).toBe(0);
  expect(slippedSince(turns([slip], quiet(1), quiet(2), quiet(0)), 2)).toBeUndefined();
});

/** Turns as moves of a log. */
const movesOf = (all: readonly Tally[]) =>
  all.map(({ facts, turn, seat, round = 1 }, ply) => ({
    ...({ kind: 'move', ply, notation: '' } as const),
    ...{ turn, seat, round },
    facts: [{ kind: 'turn-began', seat, number: turn, round } as const, ...facts],
  }));

/** All that is told of turns, in lines. */
const linesFrom = (all: readonly Tally[]): readonly string[] =>
  presenter.happened(movesOf(all), textContext).flatMap(({ lines }) => lines);

test('what a turn has to do with others is told of the first in a round, and of one that outweighs those before it', () => {
  const lighter = linesFrom(turns(dived(0, 9), snatched(1, 0, 9), snatched(2, 0, 1)));
  expect(lighter).toContain('Björn snatched a white pearl from Ana, the one Ana had only just got.');
  expect(lighter).toContain('Chidi snatched a white pearl from Ana.');
  const heavier = linesFrom(
    turns(quiet(0), quiet(1), dived(2, 9), snatched(0, 2, 9), quiet(1), snatched(2, 0, 9)),
  );
  expect(heavier).toContainEqual(
    expect.stringMatching(/^Ana snatched .*, the one Chidi had only just got\./u),
  );
  expect(heavier.at(-1)).toBe(
    'Chidi snatched a white pearl from Ana, the very one Ana had taken from Chidi.',
  );
});

test('turns are told one by one as they are told together', () => {
  const moves = movesOf(
    turns(dived(0, 9), snatched(1, 0, 9), snatched(2, 0, 1), dived(0, 10), quiet(1), snatched(2, 0, 10)),
  );
  const together = presenter.happened(moves, textContext).flatMap(({ lines }) => lines);
  const apart = moves.flatMap((move, at) =>
    presenter.happened([move], textContext, undefined, moves.slice(0, at)).flatMap(({ lines }) => lines),
  );
  expect(apart).toEqual(together);
});

test('what a card does is told with its name, the first time that it does it, or is kept from it', () => {
  const thrown = (seat: number): readonly OteresFact[] => [
    played(seat, 'shoo'),
    { kind: 'card-discarded', seat, card: 'dive' },
  ];
  const piled = (seat: number, from: number, mark: number): readonly OteresFact[] => [
    played(seat, 'biggest-pile'),
    moved(from, seat, mark),
  ];
  const warded: readonly OteresFact[] = [
    played(2, 'biggest-pile'),
    { kind: 'warded', seat: 0, card: 'abracadabra' },
  ];
  const lines = linesFrom(turns(thrown(0), thrown(1), warded, piled(0, 1, 2), dived(1, 8), piled(2, 0, 1)));
  expect(lines.slice(1)).toEqual([
    'Ana threw away *Dive* with *Shoo!* (it works on any card, even a sea urchin).',
    'Björn threw away *Dive* with *Shoo!*',
    'Chidi tried *Biggest pile* (it takes from whoever else has the most white pearls) on Ana, but *Abracadabra…* blocked it.',
    'Ana played *Biggest pile* and took a white pearl from Björn.',
    'Björn dived for a white pearl.',
    'Chidi played *Biggest pile* and took a white pearl from Ana, now that Ana’s *Abracadabra…* was gone.',
  ]);
});

test('what a first card of its kind does is told also where its turn is told together with others', () => {
  const traded = (seat: number, mark: number): readonly OteresFact[] => [
    played(seat, 'trade-in'),
    moved(seat, 'pool', mark),
    moved('pool', seat, mark + 10),
  ];
  const all = turns(traded(0, 1), traded(1, 2), traded(2, 3));
  expect(summary(presenter.happened(movesOf(all), textContext), textContext, 2_000)).toMatch(
    /Ana, Björn and Chidi each traded in a white pearl \(\*Trade-in\*: back it goes, for one drawn unseen\)\.$/,
  );
});
