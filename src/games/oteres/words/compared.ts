import type { Seat } from '../../../engine/seat.ts';
import { comparisonOf } from '../../comparison.ts';
import { nameOf } from '../../person.ts';
import type { Comparison, Outlook } from '../../presenter.ts';
import { COMMA, cardName, effectInWords, numbered, pearlCounts, pearlInWords } from '../board/piece-words.ts';
import { actionCard, type Scene, sideOf } from '../board/scene.ts';
import type { OteresMove } from '../rules/move.ts';
import { oteresNotation } from '../rules/notation.ts';
import type { Oteres } from '../rules/state.ts';
import { loosePearls } from '../rules/table.ts';
import { urchinsIn } from '../rules/urchins.ts';
import { type Effect, URCHIN } from '../rules/vocabulary.ts';
import { without } from '../rules/without.ts';
import { guardsIn, handAfter, unseenMean } from './outlook.ts';
import { wardOf } from './question/asked.ts';

/** The answer that plays a card. */
type Play = Extract<OteresMove, { readonly kind: 'play' | 'aim' | 'shed' | 'stake' }>;

/** A line of answers that begins with a card: `scene` is of its seat's view before it. */
interface Played {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly play: Play;
  /** The pearl and the card that it names after that. */
  readonly mark: number | undefined;
  readonly card: string | undefined;
}

/** What each of two turns of Öterés brings that the other does not. */
export function comparedInWords(
  scene: Scene,
  one: Pick<Outlook<Oteres>, 'moves'>,
  other: Pick<Outlook<Oteres>, 'moves'>,
  seat: Seat,
): Comparison {
  const [first, second] = [one, other].map(({ moves }) => played(scene, moves, seat));
  if (first === undefined || second === undefined) return comparisonOf([], [], false);
  return comparisonOf(wordsOf(first), wordsOf(second), false);
}

function played(scene: Scene, moves: Outlook<Oteres>['moves'], seat: Seat): Played | undefined {
  const [play, ...rest] = moves.flatMap(({ notation }) => oteresNotation.parse(notation) ?? []);
  switch (play?.kind) {
    case 'play':
    case 'aim':
    case 'shed':
    case 'stake': {
      const mark = rest.flatMap((move) => (move.kind === 'pearl' ? [move.mark] : [])).at(0);
      const card = rest.flatMap((move) => (move.kind === 'card' ? [move.card] : [])).at(0);
      return { scene, seat, play, mark: play.kind === 'stake' ? play.mark : mark, card };
    }
    default:
      return undefined;
  }
}

const wordsOf = (line: Played): readonly string[] => [doing(line), ...handThen(line)];

/** What the card does, with whose pearls and which. */
function doing(line: Played): string {
  const { scene, play } = line;
  const { say } = scene;
  switch (play.kind) {
    case 'shed':
      return play.shed === URCHIN
        ? say('oteres-why-sheds-urchin')
        : say('oteres-why-sheds', { card: cardName(scene, play.shed) });
    case 'stake': {
      const pearl = pearlOf(line, line.seat);
      const isTrade = actionCard(scene, play.card).effect === 'trade-in';
      return pearl === undefined
        ? plainly(line)
        : say(isTrade ? 'oteres-why-trades' : 'oteres-why-locks', { pearl });
    }
    case 'aim':
      return aimed(line, play.seat) ?? plainly(line);
    case 'play':
      return bringing(line) ?? forAll(line) ?? plainly(line);
  }
}

const plainly = ({ scene, play: { card } }: Played): string =>
  scene.say('oteres-why-plays', { card: cardName(scene, card), effect: effectInWords(scene, card) });

/** A card that brings an unseen pearl to the one who plays it, and what such a pearl is worth. */
function bringing({ scene, play: { card } }: Played): string | undefined {
  const isUrchin = card === URCHIN;
  if (!isUrchin && actionCard(scene, card).effect !== 'take-white') return undefined;
  const mean = unseenMean(scene, isUrchin ? 'black' : 'white');
  if (mean === undefined) return undefined;
  const worth = Math.round(Math.abs(mean) * 10) / 10;
  return scene.say(isUrchin ? 'oteres-why-urchin' : 'oteres-why-dives', { worth });
}

/** A card that is about several players at once, or about whatever comes. */
function forAll({ scene, play: { card } }: Played): string | undefined {
  if (card === URCHIN) return undefined;
  const { effect } = actionCard(scene, card);
  switch (effect) {
    case 'ward':
    case 'share-out':
    case 'split-paws':
    case 'pass-left':
      return scene.say(`oteres-why-${effect}`);
    default:
      return undefined;
  }
}

/** The effects that take a pearl of the player at whom they are aimed. */
const TAKING: readonly Effect[] = ['snatch', 'biggest-pile', 'swap'];

/** A card that is aimed at somebody; nothing where no more can be told of it than of any card. */
function aimed(line: Played, target: Seat): string | undefined {
  const { scene, play, seat, card } = line;
  const { say } = scene;
  const { effect } = actionCard(scene, play.card);
  const holds = { name: nameOf(scene, target), pearls: pearlCounts(say, sideOf(scene, target).pearls) };
  const { name } = holds;
  if (TAKING.includes(effect)) {
    const ward = wardOf(scene, target);
    if (ward !== undefined) return say('oteres-why-blocked', { name, card: cardName(scene, ward) });
    const given = pearlOf(line, seat);
    return given === undefined
      ? say('oteres-why-takes', holds)
      : say('oteres-why-swaps', { ...holds, pearl: given });
  }
  if (effect === 'pass-card' && card !== undefined)
    return say('oteres-why-slips', { name, card: cardName(scene, card) });
  if (effect !== 'dark-gift') return undefined;
  if (loosePearls(sideOf(scene, seat), 'black').length > 0) return say('oteres-why-gives', holds);
  const looked = sideOf(scene, target).pearls.find(({ mark }) => mark === line.mark);
  if (looked === undefined) return say('oteres-why-looks', holds);
  return looked.value === undefined
    ? say('oteres-why-unknown', holds)
    : say('oteres-why-known', { name, pearl: pearlOf(line, target) ?? '' });
}

/** The pearl that a line names, where it is one of this seat’s. */
function pearlOf({ scene, mark }: Played, seat: Seat): string | undefined {
  const pearl = numbered(sideOf(scene, seat).pearls).find((each) => each.mark === mark);
  return pearl && pearlInWords(scene.say, pearl);
}

/** How the hand stands against sea urchins when the card has left it. */
function handThen({ scene, seat, play, card: given }: Played): readonly string[] {
  const { hand = [] } = sideOf(scene, seat);
  const kept = handAfter(hand, play);
  const left = given === undefined ? kept : without(kept, given);
  const guards = guardsIn(scene, left);
  if (guards.length > 0)
    return [
      scene.say('oteres-why-guards', { cards: guards.map((card) => cardName(scene, card)).join(COMMA) }),
    ];
  return urchinsIn(left) > 0 ? [scene.say('oteres-why-bare', { count: urchinsIn(left) })] : [];
}
