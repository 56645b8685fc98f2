import type { MoveEntry } from '../../../engine/log.ts';
import { isTaking, type Moment } from '../board/index.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
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

/** What is worth a picture in these moves: a pearl that a card took, or that another card kept, two paws opened, somebody who is out. */
export function momentsOf(
  moves: readonly MoveEntry<OteresFact>[],
  components: Components,
): readonly Moment[] {
  return tallies(moves).flatMap((tally) => {
    let takes = false;
    return tally.facts.flatMap((fact): readonly Moment[] => {
      switch (fact.kind) {
        case 'card-played':
          takes = isTaking(components, fact.card);
          return [];
        case 'pearl-moved':
          return takes && typeof fact.from === 'number'
            ? [{ kind: 'snatched', seat: tally.seat, from: fact.from, colour: fact.colour }]
            : [];
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
}
