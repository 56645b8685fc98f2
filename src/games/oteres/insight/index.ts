import { listText } from '../../component-list.ts';
import type { Insight, Learning } from '../../insight.ts';
import { chancesBy, readLearned } from '../../learned.ts';
import { components, type Oteres } from '../index.ts';
import type { Components } from '../rules/components.ts';
import { standing } from '../rules/ending.ts';
import type { SeatState } from '../rules/state.ts';
import { urchinsIn } from '../rules/urchins.ts';
import { giftsOf } from './gifts.ts';
import { leftBy, TRAITS, traitsBy, traitsOf } from './traits.ts';
import { readWeights } from './weights.ts';
import { worthBy } from './worth.ts';

const WORTH = 'assets/oteres/worth.json';
const LEARNED = 'assets/oteres/learned.json';

const textOf = (name: string): string => listText(new URL(`../../../../${name}`, import.meta.url), name);

const weights = readWeights(textOf(WORTH), WORTH);
const learned = readLearned(textOf(LEARNED), LEARNED, TRAITS);

/** How Öterés with these components judges positions, by today's weights; cards without a weight count nothing. */
export function oteresInsightWith(box: Components): Insight<Oteres> {
  const count = traitsBy(box);
  const learning: Learning<Oteres> = {
    traits: traitsOf(box),
    count: (state) => state.seats.map((_, seat) => count(state, seat)),
    left: leftBy(box),
    gifts: giftsOf(box),
    fileName: LEARNED,
  };
  return {
    isOpen: false,
    worth: worthBy(box, weights),
    isOut: ({ play, seats }, seat) => play.phase !== 'over' && seats[seat]?.out === true,
    lasting: ({ play, seats }, seat) =>
      play.phase === 'over' ? Number.POSITIVE_INFINITY : safetyOf(box, seats[seat]),
    isIdle: ({ kind }) => kind === 'no-effect' || kind === 'nothing-protected' || kind === 'warded',
    learning,
    ...chancesBy(learning, learned, (state) =>
      state.play.phase === 'over' ? standing(state).winners : undefined,
    ),
  };
}

const LOST = -100;

/** How safe a hand is: a card that lets an urchin go is saved for one, and is missed once it is played otherwise. */
function safetyOf({ cards }: Components, side: SeatState | undefined): number {
  if (side === undefined || side.out) return LOST;
  const reliefs = side.hand.filter((card) => (cards.get(card)?.relief ?? 'none') !== 'none');
  return reliefs.length - urchinsIn(side.hand);
}

/** How Öterés judges positions. Loading throws `BrokenComponents` if one of its two files holds no weights. */
export const oteresInsight: Insight<Oteres> = oteresInsightWith(components);
