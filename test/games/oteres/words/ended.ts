import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { say } from '../../../texts/shipped.ts';
import { words } from '../../story.ts';
import { presenter } from './told.ts';
import { walk } from './walk.ts';

/** How it ended for Ana, Björn and Chidi, who have these pearls: `1:4 2:-3; 3:2;` by mark and worth, after turns that all knew all about. */
export const ended = (
  pearls: string,
  facts: readonly OteresFact[],
  { round = 1, won }: { readonly round?: number; readonly won?: readonly number[] } = {},
) => {
  const view = walk({ seats: 3, seed: 'ending' }).match.view('spectator');
  const seats = view.seats.map((side, seat) => ({
    ...side,
    front: [],
    pearls: words(pearls.split(';')[seat]).map((word) => {
      const [mark = 0, value = 0] = word.split(':').map(Number);
      return { mark, value, held: false, colour: value < 0 ? ('black' as const) : ('white' as const) };
    }),
  }));
  const scores = seats.map((side) => side.pearls.reduce((sum, { value }) => sum + value, 0));
  const best = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  const winners = won ?? best;
  const turn = { ...view.turn, round };
  const open = facts.map((fact): OteresFact => {
    if (fact.kind !== 'pearl-moved' && fact.kind !== 'card-given') return fact;
    const { value: _, card: __, ...rest } = { value: undefined, card: undefined, ...fact };
    return rest as OteresFact;
  });
  const moves = (some: readonly OteresFact[]) =>
    [{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts: some }] as const;
  const people = ['Ana', 'Björn', 'Chidi'].map((name) => ({ name }));
  const page = presenter.ending(
    { ...view, turn, seats, result: { scores, winners } },
    moves(open),
    { say, people },
    [moves(facts), moves(facts), moves(facts)],
  );
  return { lines: page.text.split('\n'), numbers: page.numbers?.split('\n') ?? [] };
};
/** A turn of a match of three. */
export const began = (number: number, seat: number): OteresFact => ({
  ...{ kind: 'turn-began', seat, number },
  round: Math.ceil(number / 3),
});
/** A card that was played. */
export const played = (seat: number, card: string): OteresFact => ({ kind: 'card-played', seat, card });
/** A pearl that moved. */
export const moved = (
  from: number | 'pool' | 'catch',
  to: number | 'pool',
  mark: number,
  value: number,
): OteresFact => ({
  ...{ kind: 'pearl-moved', from, to, mark, value },
  colour: value < 0 ? 'black' : 'white',
});
