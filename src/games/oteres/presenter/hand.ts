import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { linesWithin } from '../../fitting.ts';
import type { Page } from '../../presenter.ts';
import { URCHIN, URCHINS_OUT } from '../vocabulary.ts';
import { nameOf, type Scene, sideOf } from './scene.ts';
import { COMMA, cardName, cardText, numbered, pearlInWords, points } from './words.ts';

/** Characters that a page may have. */
const PAGE_LENGTH = 1_400;

/** A seat's own pearls with their values, those under cards apart. */
function ownPearls(scene: Scene, seat: Seat): readonly string[] {
  const { say } = scene;
  const { pearls } = sideOf(scene, seat);
  if (pearls.length === 0) return [say('oteres-hand-no-pearls')];
  const sum = pearls.reduce((total, { value = 0 }) => total + value, 0);
  const list = numbered(pearls).map((pearl) =>
    say(pearl.held ? 'oteres-text-held' : 'oteres-text-loose', { pearl: pearlInWords(say, pearl) }),
  );
  return [say('oteres-hand-pearls', { count: pearls.length, sum: points(sum), list: list.join(COMMA) })];
}

/** Values of others' pearls that this reader has seen. */
export function knownOfOthers(scene: Scene, seat: Seat): readonly string[] {
  const { say, view } = scene;
  return view.seats.flatMap((side) => {
    const known = numbered(side.pearls).filter(({ value }) => value !== undefined);
    if (side.seat === seat || known.length === 0) return [];
    const list = known.map((pearl) => pearlInWords(say, pearl)).join(COMMA);
    return [say('oteres-hand-known', { name: nameOf(scene, side.seat), list })];
  });
}

/** A seat's cards, a line for each kind. */
function ownCards(scene: Scene, hand: readonly string[]): readonly string[] {
  const { say } = scene;
  const kinds = [...new Set(hand)];
  return kinds.map((id) =>
    say('oteres-hand-card', {
      count: hand.filter((card) => card === id).length,
      card: cardName(scene, id),
      text: cardText(scene, id),
    }),
  );
}

/** A warning for whoever would be out at the end of their turn. */
export const urchinWarning = ({ say }: Pick<Scene, 'say'>, hand: readonly string[]): string | undefined => {
  const urchins = hand.filter((card) => card === URCHIN).length;
  return urchins < URCHINS_OUT ? undefined : say('oteres-warning', { count: urchins });
};

/** *My hand*: the seat's cards and pearls, as pictures and in words. The view is the seat's own. */
export function handPage(scene: Scene, seat: Seat, pictures: readonly Picture[]): Page {
  const { say, view } = scene;
  const { hand = [], out } = sideOf(scene, seat);
  const warning = urchinWarning(scene, hand);
  const lines = [
    ...(warning === undefined ? [] : [warning]),
    ...ownPearls(scene, seat),
    ...(view.result === undefined ? knownOfOthers(scene, seat) : []),
    ...(out
      ? [say('oteres-hand-out')]
      : hand.length === 0
        ? [say('oteres-hand-empty')]
        : ownCards(scene, hand)),
  ];
  return {
    title: say('oteres-hand-title'),
    text: linesWithin(lines, PAGE_LENGTH, (count) => say('oteres-more-lines', { count })),
    pictures,
    answers: [],
  };
}
