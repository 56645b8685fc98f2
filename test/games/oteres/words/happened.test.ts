import { expect, test } from 'vitest';
import { STRIP } from '../../../../src/canvas/picture.ts';
import { momentsPicture, NAME_SIZE } from '../../../../src/games/oteres/board/moments-picture.ts';
import { oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { say } from '../../../texts/shipped.ts';
import { given, walk } from '../position.ts';
import { inOneMove, presenter, textContext } from './told.ts';

test('that the deck is low stands in the turn before the draw, above how the round stands', () => {
  const at = given('hand dive; hand dive, pearls 2; out');
  const { facts } = at.play('play.dive').play('play.dive');
  expect(facts.map(({ kind }) => kind).slice(-2)).toEqual(['turn-began', 'card-drawn']);
  const low: OteresFact = { kind: 'deck-low', left: 5 };
  const move = { kind: 'move', ply: 1, seat: 1, turn: 8, round: 4, notation: '' } as const;
  const [turn] = presenter.happened([{ ...move, facts: [...facts, low] }], textContext);
  expect(turn?.lines.at(-1)).toContain('5 cards are left in the deck');
  expect(turn?.standing).toMatch(/^White pearls: Björn 2, Ana /);
});

/** How it stands after the turns of these facts, where it is told. */
const standings = (facts: readonly OteresFact[]) =>
  presenter
    .happened(inOneMove([{ kind: 'nothing-played', seat: 0 }, ...facts]), textContext)
    .flatMap(({ standing }) => standing ?? []);

const over = (white: readonly number[]) =>
  ({ kind: 'round-over', round: 3, white, black: [0, 0, 0], out: [2] }) as const;

test('a round tells everybody’s white pearls, those who are out among them, unless none moved or all have as many', () => {
  expect(standings([over([2, 3, 1])])).toEqual(['White pearls: Björn 3, Ana 2, Chidi (out) 1']);
  expect(standings([over([2, 1, 1])])).toEqual(['White pearls: Ana 2, Björn 1, Chidi (out) 1']);
  expect(standings([{ ...over([2, 1, 1]), unchanged: true }])).toEqual([]);
  expect(standings([over([2, 2, 2])])).toEqual([]);
});

test('a round after which all have as many pearls as before is marked as one that changed nothing', () => {
  const at = given(
    'hand abracadabra hands-off, pearls b-1, deck dive dive dive dive dive dive; hand abracadabra hands-off, pearls b-2; out',
  );
  const rounds = ['abracadabra', 'hands-off'].map((card) => `play.${card} end play.${card} end`);
  const first = at.play(rounds[0] ?? '');
  const second = first.play(rounds[1] ?? '');
  const overs = [first, second].map(({ facts }) => facts.find(({ kind }) => kind === 'round-over'));
  expect(overs).toEqual([
    { kind: 'round-over', round: 1, white: [0, 0, 0], black: [1, 1, 0], out: [2] },
    { kind: 'round-over', round: 2, white: [0, 0, 0], black: [1, 1, 0], out: [2], unchanged: true },
  ]);
});

test('moments that fall together share one picture, an elimination before a snatch', () => {
  const snatched = { kind: 'snatched', seat: 0, from: 1, colour: 'white', piles: [] } as const;
  const out = { kind: 'out', seat: 2, urchins: 2 } as const;
  const told = [out, snatched, snatched, snatched].map((moment) => ({ moment, lines: [`${moment.kind}.`] }));
  const pictures = momentsPicture(told, textContext.people, say);
  expect(pictures.map(({ alt }) => alt)).toEqual(['out. snatched.']);
  expect(momentsPicture([], textContext.people, say)).toEqual([]);
});

test('names below a moment are eleven pixels high on a phone, which shows the strip 311 wide', () => {
  expect((NAME_SIZE * 311) / STRIP.width).toBeGreaterThanOrEqual(11);
});

test('titles are the same for all who read: nothing secret is in them', () => {
  const { moves } = walk({ seats: 3, seed: 'titles' });
  const titlesTo = (viewer: number | 'spectator') =>
    presenter
      .happened(
        moves.map((move) => ({
          ...move,
          facts: move.facts.flatMap((fact) => oteres.redact(fact, viewer) ?? []),
        })),
        textContext,
      )
      .map(({ turn, title }) => ({ turn, title }));
  for (const viewer of [0, 1, 2]) expect(titlesTo(viewer)).toEqual(titlesTo('spectator'));
});
