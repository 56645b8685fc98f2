import type { StepOf } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { nameOf } from '../../../person.ts';
import { seatIcon } from '../../../table-icons.ts';
import type * as spoken from '../../../wording.ts';
import { type NumberedPearl, numbered, pearlInWords } from '../../board/piece-words.ts';
import { actionCard, type Scene, shownSide } from '../../board/scene.ts';
import type { OteresMove } from '../../rules/move.ts';
import type { Oteres } from '../../rules/state.ts';
import type { OteresStep } from '../../rules/step.ts';
import { wardOf } from '../../rules/table.ts';
import { KEPT_OFF } from '../../rules/vocabulary.ts';
import type { IconName } from '../icon-names.ts';

type Worded = spoken.WordedAnswer<IconName>;

/** How each kind of question is put. */
export type OteresWordings = spoken.Wordings<Oteres, Scene, IconName>;

interface Audience {
  readonly scene: Scene;
  readonly seat: Seat;
}

type Move<K extends OteresMove['kind']> = Extract<OteresMove, { readonly kind: K }>;
type Step<K extends OteresStep['kind']> = StepOf<Oteres, K>;

/** A name, with the number of the seat if several people have the same. */
export function playerLabel(scene: Scene, seat: Seat): string {
  const name = nameOf(scene, seat);
  const isShared = scene.people.filter((person) => person.name === name).length > 1;
  return isShared ? scene.say('oteres-answer-same-name', { name, seat: seat + 1 }) : name;
}

/** A player to be named. */
export const player = ({ scene }: Audience, { seat }: Move<'player'>): Worded => ({
  label: playerLabel(scene, seat),
  icon: seatIcon(seat),
});

/** Nothing of what is asked. */
export const skip = ({ scene }: Audience): Worded => ({
  label: scene.say('oteres-answer-nothing'),
  icon: 'skip',
  tone: 'pass',
});

/** Whether a card in front of a player keeps their pearls there. */
export const isWarded = (scene: Scene, seat: Seat): boolean =>
  wardOf(scene.components, shownSide(scene, seat)) !== undefined;

/** The card in front of a player that keeps off what another one does; undefined if none does. */
export const keptOffBy = (scene: Scene, card: string, seat: Seat): string | undefined =>
  KEPT_OFF.includes(actionCard(scene, card).effect)
    ? wardOf(scene.components, shownSide(scene, seat))?.card
    : undefined;

/** A player to be taken from; with the sign of the card in front of them that keeps their pearls there. */
export const target = (audience: Audience, move: Move<'player'>): Worded => ({
  ...player(audience, move),
  ...(isWarded(audience.scene, move.seat) && { icon: 'ward' }),
});

type Act = 'give' | 'pass' | 'return' | 'look' | 'lock' | 'keep';

/** A pearl to be named for a purpose, said in its name: hints and the analysis show it without its question. */
export const pearlFor =
  (act: Act) =>
  ({ scene }: Audience, { mark }: Move<'pearl'>): Worded => {
    const named = pearlNamed(scene, mark);
    return {
      label: scene.say('oteres-label-act', { act, pearl: pearlInWords(scene.say, named) }),
      icon: named.colour,
    };
  };

/** The pearls in the order of their numbers, what is no pearl first: as they lie in the picture. */
export const byNumber = ({ scene }: Audience, moves: readonly OteresMove[]): readonly OteresMove[] => {
  const place = (move: OteresMove): number =>
    move.kind === 'pearl' ? pearlNamed(scene, move.mark).number : 0;
  return moves.toSorted((one, other) => place(one) - place(other));
};

/** A pearl anywhere on the table, with its number. */
export function pearlNamed({ view }: Scene, mark: number): NumberedPearl {
  const named = [
    ...numbered(view.catch),
    ...view.seats.flatMap(({ pearls }): readonly NumberedPearl[] => numbered(pearls)),
  ].find((each) => each.mark === mark);
  if (named === undefined) throw new RangeError('a pearl that is not on the table');
  return named;
}

/** The player whom a step is about. */
export const toWhom = ({
  scene,
  step,
}: {
  readonly scene: Scene;
  readonly step: Step<'choose-passed' | 'choose-gift'>;
}) => nameOf(scene, step.to);
