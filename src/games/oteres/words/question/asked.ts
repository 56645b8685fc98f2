import type { StepOf } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { shortened } from '../../../../texts/shown-text.ts';
import { LENGTHS } from '../../../lengths.ts';
import { nameOf } from '../../../person.ts';
import { seatIcon } from '../../../seat-icons.ts';
import type * as spoken from '../../../wording.ts';
import { valueText } from '../../board/pearl.ts';
import {
  cardName,
  type NumberedPearl,
  numbered,
  pearlCounts,
  pearlInWords,
  pearlLabel,
} from '../../board/piece-words.ts';
import { actionCard, type Scene, sideOf } from '../../board/scene.ts';
import type { OteresMove } from '../../rules/move.ts';
import type { Oteres } from '../../rules/state.ts';
import type { OteresStep } from '../../rules/step.ts';
import type { IconName } from '../icon-names.ts';

type Worded = spoken.Worded<IconName>;

/** How one kind of question is put. */
export type Wording<K extends OteresStep['kind']> = spoken.Wording<Oteres, Scene, K, IconName>;

/** Who is asked, in which scene, whatever the step. */
interface Audience {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** The same with all that can be answered. */
interface Asked extends Audience {
  readonly moves: readonly OteresMove[];
}

type Move<K extends OteresMove['kind']> = Extract<OteresMove, { readonly kind: K }>;
type Step<K extends OteresStep['kind']> = StepOf<Oteres, K>;

/** A name, with the number of the seat where several people have the same. */
export function playerLabel(scene: Scene, seat: Seat): string {
  const name = nameOf(scene, seat);
  const isShared = scene.people.filter((person) => person.name === name).length > 1;
  return isShared ? scene.say('oteres-answer-same-name', { name, seat: seat + 1 }) : name;
}

/** What pearls a player has, and how many of them are locked, for all to see. */
export function pearlsHeld(scene: Scene, seat: Seat): string {
  const { pearls } = sideOf(scene, seat);
  const locked = pearls.filter(({ held }) => held).length;
  const counts = pearlCounts(scene.say, pearls);
  return locked === 0 ? counts : scene.say('oteres-count-locked', { pearls: counts, count: locked });
}

/** A player to be named, with what pearls they have. */
export const player = ({ scene }: Audience, { seat }: Move<'player'>): Worded => ({
  label: playerLabel(scene, seat),
  consequence: pearlsHeld(scene, seat),
  icon: seatIcon(seat),
});

/** The card in front of a player that keeps their pearls there. */
export const wardOf = (scene: Scene, seat: Seat): string | undefined =>
  sideOf(scene, seat).front.find(({ card }) => actionCard(scene, card).effect === 'ward')?.card;

/** Whether a card in front of a player keeps their pearls there. */
export const isWarded = (scene: Scene, seat: Seat): boolean => wardOf(scene, seat) !== undefined;

/** That a card in front of a player will keep off what is played at their pearls, as all can see; nothing where none does. */
export function blocked(
  scene: Scene,
  seat: Seat,
): { readonly consequence: string; readonly icon: 'ward' } | undefined {
  const ward = wardOf(scene, seat);
  if (ward === undefined) return undefined;
  const words = (name: string): string =>
    scene.say('oteres-answer-kept', { name, card: cardName(scene, ward) });
  const name = playerLabel(scene, seat);
  const over = words(name).length - LENGTHS.consequence;
  return {
    consequence: words(over <= 0 ? name : shortened(name, name.length - over)),
    icon: 'ward',
  };
}

/** A player to be taken from: what pearls they have, or that a card in front of them keeps those there. */
export const target = (audience: Audience, move: Move<'player'>): Worded => ({
  ...player(audience, move),
  ...blocked(audience.scene, move.seat),
});

/** What is done with a pearl by naming it. */
type Act = 'give' | 'pass' | 'return' | 'look' | 'lock' | 'keep' | 'share';

/** With more pearls than this to choose from, their buttons are short, so that all are in sight on a phone. */
const FEW_PEARLS = 5;

/** What is done with a pearl in as few letters as its button has room for; nothing where its value alone has. */
function actOn(
  { scene: { say }, moves }: Asked,
  act: Act,
  { number, value }: NumberedPearl,
): string | undefined {
  if (value === undefined || act === 'look') return undefined;
  const args = { number, value: valueText(value) };
  const pearls = moves.filter(({ kind }) => kind === 'pearl').length;
  if (pearls <= FEW_PEARLS) return say('oteres-button-act', { act, ...args });
  const brief = say('oteres-button-give', args);
  return act === 'give' && brief.length <= LENGTHS.button ? brief : undefined;
}

/** A pearl to be named for something, which its name says, too: it is read without its question in hints and in the analysis. */
export const pearlFor =
  (act: Act) =>
  (asked: Asked, move: Move<'pearl'>): Worded => {
    const { say } = asked.scene;
    const named = pearlNamed(asked.scene, move.mark);
    const button = actOn(asked, act, named);
    return {
      ...pearl(asked, move),
      label: say('oteres-label-act', { act, pearl: pearlInWords(say, named) }),
      ...(button !== undefined && { button }),
    };
  };

/** The pearls in the order of their numbers, what is no pearl first: as they lie in the picture. */
export const byNumber = ({ scene }: Audience, moves: readonly OteresMove[]): readonly OteresMove[] => {
  const place = (move: OteresMove): number =>
    move.kind === 'pearl' ? pearlNamed(scene, move.mark).number : 0;
  return moves.toSorted((one, other) => place(one) - place(other));
};

/** A pearl anywhere on the table, with its number. */
function pearlNamed({ view }: Scene, mark: number): NumberedPearl {
  const named = [
    ...numbered(view.catch),
    ...view.seats.flatMap(({ pearls }): readonly NumberedPearl[] => numbered(pearls)),
  ].find((each) => each.mark === mark);
  if (named === undefined) throw new RangeError('a pearl that is not on the table');
  return named;
}

/** A pearl to be named, as the asked seat may know it; wherever on the table it is. */
export function pearl({ scene }: Audience, { mark }: Move<'pearl'>): Worded {
  const { say } = scene;
  const named = pearlNamed(scene, mark);
  return {
    label: pearlLabel(say, named),
    button:
      named.value === undefined
        ? say('oteres-button-pearl', { number: named.number })
        : say('oteres-button-pearl-worth', { number: named.number, value: valueText(named.value) }),
    pictured: true,
    icon: named.colour,
  };
}

/** The player whom a step is about. */
export const toWhom = ({
  scene,
  step,
}: {
  readonly scene: Scene;
  readonly step: Step<'choose-passed' | 'choose-gift'>;
}) => nameOf(scene, step.to);
