import type { Components } from '../rules/components.ts';
import type { OteresView } from '../rules/view.ts';
import { URCHIN } from '../rules/vocabulary.ts';

/** How the otter in the middle takes what came about last. */
export const MOODS = ['calm', 'curious', 'sly', 'hurt', 'startled', 'tense', 'happy'] as const;
/** One of the otter's moods. */
export type Mood = (typeof MOODS)[number];

/** As few as this are left in the game when it may end with every turn. */
const LAST_FEW = 2;

/** The otter's mood, from public knowledge alone. */
export const moodOf = (
  { phase, seats, catch: taken, card, before }: OteresView,
  { cards }: Components,
): Mood => {
  if (phase === 'over') return 'happy';
  const effectOf = (id: string | undefined) => (id === undefined ? undefined : cards.get(id)?.effect);
  if (taken.length > 0) return 'curious';
  if (effectOf(card) === 'snatch') return 'sly';
  if (before !== undefined && seats[before.seat]?.out === true) return 'startled';
  if (effectOf(before?.card) === 'split-paws') return 'curious';
  if (effectOf(before?.card) === 'snatch') return 'sly';
  if (before?.card === URCHIN) return 'hurt';
  return seats.filter(({ out }) => !out).length <= LAST_FEW ? 'tense' : 'calm';
};
