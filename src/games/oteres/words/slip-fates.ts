import type { Seat } from '../../../engine/seat.ts';
import type { PearlStory, Slip } from '../board/pearl-story.ts';
import type { OteresFact } from '../rules/fact.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import type { Tally } from './tally.ts';

/**
 * What became of a card that was slipped to somebody: a sea urchin was played for a black pearl or sent back into the deck, or it put them out;
 * another card was played or thrown away; any may have been passed on, or never have left their hand.
 */
export type SlipFate =
  | { readonly kind: 'black' | 'returned' | 'out' | 'thrown' | 'kept' }
  | { readonly kind: 'played'; readonly round: number }
  | { readonly kind: 'passed'; readonly to: Seat };

/** A card in a hand that somebody else gave, and what has become of it. */
interface Pending {
  readonly slip: Slip;
  fate: SlipFate | undefined;
}

const isSame = (one: Slip, other: Slip): boolean =>
  one.turn === other.turn && one.by === other.by && one.to === other.to;

/**
 * What became of all cards that were slipped, in the order in which they were. One card is as another of its kind: those that others gave
 * count as the first to leave a hand.
 */
export function slipFates(
  turns: readonly Tally[],
  { handed, slipped }: Pick<PearlStory, 'handed' | 'slipped'>,
): readonly { readonly slip: Slip; readonly fate: SlipFate }[] {
  const all: readonly Pending[] = handed.map((slip) => ({
    slip,
    fate: slipped.some((other) => isSame(other, slip)) ? { kind: 'out' } : undefined,
  }));
  const settle = (seat: Seat, card: string, turn: number, fate: SlipFate): void => {
    const first = all.find(
      (each) =>
        each.fate === undefined && each.slip.to === seat && each.slip.card === card && each.slip.turn < turn,
    );
    if (first !== undefined) first.fate = fate;
  };
  for (const { turn, round = 0, facts } of turns) {
    const playsUrchin = facts.some((fact) => fact.kind === 'card-played' && fact.card === URCHIN);
    const end = facts.findIndex(({ kind }) => kind === 'out');
    // A hand that goes away with its player is neither played nor thrown away.
    for (const fact of end < 0 ? facts : facts.slice(0, end + 1)) {
      const left = leaving(fact, { round, playsUrchin, given: handed.find((slip) => slip.turn === turn) });
      if (left !== undefined) settle(left.seat, left.card, turn, left.fate);
      if (fact.kind !== 'out') continue;
      for (const each of all.filter(({ slip, fate }) => slip.to === fact.seat && fate === undefined))
        if (each.slip.turn <= turn) each.fate = { kind: 'kept' };
    }
  }
  return all.map(({ slip, fate = { kind: 'kept' } }) => ({ slip, fate }));
}

/** Which card leaves which hand with a fact, and what that is for it. `given` is the card that is slipped in that turn. */
function leaving(
  fact: OteresFact,
  {
    round,
    playsUrchin,
    given,
  }: { readonly round: number; readonly playsUrchin: boolean; readonly given: Slip | undefined },
): { readonly seat: Seat; readonly card: string; readonly fate: SlipFate } | undefined {
  switch (fact.kind) {
    case 'card-played':
      return {
        ...{ seat: fact.seat, card: fact.card },
        fate: fact.card === URCHIN ? { kind: 'black' } : { kind: 'played', round },
      };
    case 'urchin-returned':
      return playsUrchin ? undefined : { seat: fact.seat, card: URCHIN, fate: { kind: 'returned' } };
    case 'card-discarded':
      return { seat: fact.seat, card: fact.card, fate: { kind: 'thrown' } };
    case 'card-given':
      return given && { seat: given.by, card: given.card, fate: { kind: 'passed', to: given.to } };
    default:
      return undefined;
  }
}
