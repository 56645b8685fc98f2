import type { MoveEntry } from '../../../engine/log.ts';
import type { Moment } from '../board/index.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { type Tally, tallies } from './tally.ts';

type Pick = Extract<OteresFact, { readonly kind: 'paw-picked' }>;

function pickedIn({ seat, facts }: Tally, { seat: by, paw, count }: Pick): Moment {
  const all = facts.filter((fact) => fact.kind === 'pearl-moved' && fact.from === 'catch').length;
  const rest = all - count;
  return {
    ...{ kind: 'picked', seat, by, paw },
    counts: paw === 'left' ? { left: count, right: rest } : { left: rest, right: count },
  };
}

/** What the pearls that moved in a turn show, by the effect of the card that moved them; nothing where they came from the pool. */
function movedIn({ seat, facts }: Tally, effect: Effect | undefined): readonly Moment[] {
  const moves = facts.filter((fact) => fact.kind === 'pearl-moved');
  const ways = moves.flatMap(({ from, to, colour }) =>
    typeof from === 'number' && typeof to === 'number' ? [{ from, to, colour }] : [],
  );
  const given = ways.find(({ from }) => from === seat);
  const got = ways.find(({ to }) => to === seat);
  switch (effect) {
    case 'snatch':
    case 'biggest-pile':
      return got === undefined ? [] : [{ kind: 'snatched', seat, from: got.from, colour: got.colour }];
    case 'dark-gift':
      return given === undefined || got !== undefined
        ? []
        : [{ kind: 'given', seat, to: given.to, colour: given.colour }];
    case 'pass-left':
      return ways.length === 0 ? [] : [{ kind: 'passed', seat, ways }];
    default:
      return [];
  }
}

/** What is worth a picture after a turn of its own, but none alone where several turns are told together: their message stays low. */
const QUIET: readonly Moment['kind'][] = ['given', 'snatched', 'passed', 'blocked'];

/**
 * What is worth a picture in these moves: a pearl taken, given or passed on, one that a card kept, two paws opened, somebody who is out. What a
 * picture could only say once more has none: a swap, a shared catch, a card from hand to hand.
 */
export function momentsOf(moves: readonly MoveEntry<OteresFact>[], { cards }: Components): readonly Moment[] {
  const turns = tallies(moves);
  const isOfOne = turns.filter(({ facts }) => facts.some(({ kind }) => kind === 'card-played')).length < 2;
  const moments = turns.flatMap((tally) => {
    const played = tally.facts.find((fact) => fact.kind === 'card-played');
    const effect = played && cards.get(played.card)?.effect;
    const first = tally.facts.find((fact) => fact.kind === 'pearl-moved');
    return tally.facts.flatMap((fact): readonly Moment[] => {
      switch (fact.kind) {
        case 'pearl-moved':
          return fact === first ? movedIn(tally, effect) : [];
        case 'warded':
          return [{ kind: 'blocked', seat: tally.seat, by: fact.seat }];
        case 'paw-picked':
          return [pickedIn(tally, fact)];
        case 'out':
          return [{ kind: 'out', seat: fact.seat, urchins: fact.urchins }];
        default:
          return [];
      }
    });
  });
  return isOfOne || !moments.every(({ kind }) => QUIET.includes(kind)) ? moments : [];
}
