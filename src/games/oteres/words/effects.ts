import type { Seat } from '../../../engine/seat.ts';
import { type EffectWords, effectsTold } from '../../effects-told.ts';
import type { Kinds } from '../../kinds.ts';
import { nameOf } from '../../person.ts';
import type { Outlook } from '../../presenter.ts';
import {
  COMMA,
  cardName,
  effectInWords,
  numbered,
  pearlCounts,
  pearlInWords,
  pearlNamed,
  playerLabel,
} from '../board/piece-words.ts';
import { actionCard, type Scene, shownSide } from '../board/scene.ts';
import { type OteresMove, oteresNotation, type PlayMove } from '../rules/move.ts';
import type { Oteres } from '../rules/state.ts';
import { isDoomed, loosePearls, pearlCount, relieves, urchinsIn, wardOf, without } from '../rules/table.ts';
import { type IdleReason, idleReason } from '../rules/targets.ts';
import type { OteresView } from '../rules/view.ts';
import { type CardEffect, KEPT_OFF, type PearlColour, URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';
import { exitEndsGame } from './news.ts';

interface Effects {
  out: object;
  /** `draws`: a card is drawn after it, which may be the next sea urchin (house cards "Not mine!", "Shoo!"). */
  saved: { draws: boolean };
  idle: { why: IdleReason };
  /** A card in front of the player whom it is about keeps it off. */
  blocked: { ward: string };
  card: { card: string };
  /** The second protecting card, for the one who gets it. */
  second: object;
  hand: { card: string };
  deck: object;
  discards: { card: string };
  locks: NamedPearl;
  gives: NamedPearl;
  returns: NamedPearl;
  /** Which pearl of the player whom it is about is known to be meant, and what else they have. */
  known: NamedPearl;
  pearls: { seat: Seat };
  split: { left: readonly number[] };
  unseen: { colour: PearlColour; mean: number };
  /** The cards that are left against sea urchins, fewer than before; or that there is none any more. */
  guards: { cards: readonly string[] };
  bare: object;
}

interface NamedPearl {
  readonly mark: number;
}

/** What comes of an answer in Öterés, as far as its seat can tell. */
type Effect = Kinds<Effects>;

/** Cards for which it matters what pearls the player has at whom they are aimed. */
const AT_PEARLS: readonly CardEffect[] = [...KEPT_OFF, 'dark-gift'];
const BRINGS_WHITE: readonly CardEffect[] = ['take-white', 'snatch', 'trade-in', 'split-paws', 'share-out'];

/** The text of each effect, in telling order: what becomes of its seat, what is done, to whom, and what is left. */
const WORDS: EffectWords<Effect, Scene> = {
  out: (scene) => scene.say(exitEndsGame(scene) ? 'oteres-answer-out-game' : 'oteres-answer-out'),
  saved: ({ say }, { draws }) => say(draws ? 'oteres-answer-saved-unless' : 'oteres-answer-saved'),
  idle: ({ say }, { why }) => say('oteres-answer-idle', { why: say(`oteres-why-${why}`) }),
  blocked: (scene, { ward }) => scene.say('oteres-answer-kept', { card: cardName(scene, ward) }),
  card: (scene, { card }) => effectInWords(scene, card),
  second: ({ say }) => say('oteres-effect-protect-other'),
  hand: (scene, { card }) => scene.say('oteres-answer-to-hand', { card: cardName(scene, card) }),
  deck: ({ say }) => say('oteres-answer-into-deck'),
  discards: (scene, { card }) => scene.say('oteres-answer-to-discards', { card: cardName(scene, card) }),
  locks: (scene, pearl) => scene.say('oteres-answer-locks', { pearl: pearlTold(scene, pearl) }),
  gives: (scene, pearl) => scene.say('oteres-answer-gives', { pearl: pearlTold(scene, pearl) }),
  returns: (scene, pearl) => scene.say('oteres-answer-returns', { pearl: pearlTold(scene, pearl) }),
  known: (scene, pearl) => scene.say('oteres-answer-known', { pearl: pearlTold(scene, pearl) }),
  pearls: (scene, { seat }) =>
    scene.say('oteres-answer-has', { name: nameOf(scene, seat), pearls: pearlsHeld(scene, seat) }),
  split: ({ say, view }, { left }) =>
    left.length === 0
      ? say('oteres-answer-split-none')
      : say('oteres-answer-split-numbers', {
          numbers: numbered(view.catch)
            .filter(({ mark }) => left.includes(mark))
            .map(({ number }) => number)
            .join(COMMA),
        }),
  unseen: ({ say }, { mean }) => {
    const worth = Math.round(Math.abs(mean) * 10) / 10;
    return say('oteres-answer-unseen', { sign: mean < 0 ? '−' : '', count: worth, points: worth });
  },
  guards: (scene, { cards }) =>
    scene.say('oteres-answer-guards', { cards: cards.map((card) => cardName(scene, card)).join(COMMA) }),
  bare: ({ say }) => say('oteres-answer-bare'),
};

const pearlTold = (scene: Scene, { mark }: NamedPearl): string =>
  pearlInWords(scene.say, pearlNamed(scene, mark));

function pearlsHeld({ say, ...scene }: Scene, seat: Seat): string {
  const { pearls } = shownSide(scene, seat);
  const locked = pearls.filter(({ held }) => held).length;
  const counts = pearlCounts(say, pearls);
  return locked === 0 ? counts : say('oteres-count-locked', { pearls: counts, count: locked });
}

/** The card in front of a player that keeps off what another one does; undefined if none does. */
export const keptOffBy = (scene: Scene, card: string, seat: Seat): string | undefined =>
  KEPT_OFF.includes(actionCard(scene, card).effect)
    ? wardOf(scene.components, shownSide(scene, seat))?.card
    : undefined;

/** Effects of an answer and those after it in words, weightiest first. `scene` has the reader's view before it. */
export function effectsInWords(scene: Scene, line: readonly OteresMove[], seat: Seat): readonly string[] {
  return effectsTold(WORDS, scene, effectsOf(scene, line, seat));
}

/** The effects of an answer and those after it, as the reader of `scene` may know them. */
function effectsOf(scene: Scene, [move, ...onward]: readonly OteresMove[], seat: Seat): readonly Effect[] {
  switch (move?.kind) {
    case 'play':
    case 'aim':
    case 'shed':
    case 'stake':
      return ofPlay(scene, move, onward, seat);
    case 'player':
      return [{ kind: 'pearls', seat: move.seat }];
    case 'card':
      return ofCard(scene, move.card, seat);
    case 'split':
      return [{ kind: 'split', left: move.left }];
    case 'end':
      return isDoomed(handOf(scene, seat)) ? [{ kind: 'out' }] : [];
    default:
      return [];
  }
}

const handOf = (scene: Scene, seat: Seat): readonly string[] => shownSide(scene, seat).hand ?? [];

function ofPlay(scene: Scene, move: PlayMove, onward: readonly OteresMove[], seat: Seat): readonly Effect[] {
  const { components, view } = scene;
  const hand = handOf(scene, seat);
  const why = idleReason(components, view, seat, move.card);
  const given = onward.find(({ kind }) => kind === 'card');
  const kept = handAfter(view, hand, move);
  const left = given?.kind === 'card' ? without(kept, given.card) : kept;
  const draws = view.deckSize > 0 && move.card !== URCHIN;
  const saved: readonly Effect[] =
    isDoomed(hand) && urchinsIn(left) < URCHINS_OUT ? [{ kind: 'saved', draws }] : [];
  const done: readonly Effect[] =
    why === undefined ? doneBy(scene, move, onward, seat) : [{ kind: 'idle', why }];
  // Of a card that does not save it is told what it does all the same: being out may be the better way.
  if (isDoomed(hand) && !savesFrom(scene, hand, move)) return [{ kind: 'out' }, ...done];
  return [...saved, ...done, ...handThen(scene, hand, left)];
}

function doneBy(scene: Scene, move: PlayMove, onward: readonly OteresMove[], seat: Seat): readonly Effect[] {
  // A sea urchin that is thrown away goes back into the deck.
  if (move.kind === 'shed')
    return [move.shed === URCHIN ? { kind: 'deck' } : { kind: 'discards', card: move.shed }];
  const { card } = move;
  const atPlayer = move.kind === 'aim' ? ofPlayer(scene, move.seat, card) : [];
  if (atPlayer.some(({ kind }) => kind === 'blocked' || kind === 'idle')) return atPlayer;
  const named = [move, ...onward].find((each) => each.kind === 'stake' || each.kind === 'pearl');
  return [
    ...(atPlayer.length > 0 ? atPlayer : [{ kind: 'card', card } as const]),
    ...onward.flatMap((each) => (each.kind === 'card' ? [{ kind: 'hand' as const, card: each.card }] : [])),
    ...(named === undefined ? [] : ofPearl(scene, card, named.mark, seat)),
    ...unseenBy(scene, card),
  ];
}

/** What becomes of a pearl that is named for a card: one's own is locked or given, another's is known. */
function ofPearl(scene: Scene, card: string, mark: number, own: Seat): readonly Effect[] {
  const isOwn = shownSide(scene, own).pearls.some((pearl) => pearl.mark === mark);
  const effect = card === URCHIN ? undefined : actionCard(scene, card).effect;
  const kind = effect === 'protect-pearl' ? 'locks' : effect === 'trade-in' ? 'returns' : 'gives';
  if (isOwn) return [{ kind, mark }];
  const isKnown = scene.view.seats.some(({ pearls }) =>
    pearls.some((pearl) => pearl.mark === mark && pearl.value !== undefined),
  );
  return isKnown ? [{ kind: 'known', mark }] : [];
}

/** What it means that a card is about a player; empty if it is the same for all. */
function ofPlayer(scene: Scene, seat: Seat, card: string): readonly Effect[] {
  const { effect } = actionCard(scene, card);
  const ward = keptOffBy(scene, card, seat);
  if (ward !== undefined) return [{ kind: 'blocked', ward }];
  if (effect === 'protect-pearl') {
    const hasNone = loosePearls(shownSide(scene, seat), 'white').length === 0;
    return hasNone ? [{ kind: 'idle', why: 'no-lock' }] : [{ kind: 'second' }];
  }
  return AT_PEARLS.includes(effect) ? [{ kind: 'pearls', seat }] : [];
}

function unseenBy(scene: Scene, card: string): readonly Effect[] {
  const isUrchin = card === URCHIN;
  if (!isUrchin && !BRINGS_WHITE.includes(actionCard(scene, card).effect)) return [];
  const colour = isUrchin ? 'black' : 'white';
  const mean = unseenMean(scene, colour);
  return mean === undefined ? [] : [{ kind: 'unseen', colour, mean }];
}

/** The mean of the pearls of a colour that the viewer has not seen; undefined if they have seen all. */
function unseenMean({ view, components }: Scene, colour: PearlColour): number | undefined {
  const left = [...components.pearls[colour]];
  for (const pearl of [...view.seats.flatMap(({ pearls }) => pearls), ...view.catch]) {
    const at = pearl.colour === colour && pearl.value !== undefined ? left.indexOf(pearl.value) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left.length === 0 ? undefined : left.reduce((sum, value) => sum + value, 0) / left.length;
}

/** Where a card goes that is given: what it does when it is played stands in the picture of the hand. */
function ofCard(scene: Scene, card: string, seat: Seat): readonly Effect[] {
  const hand = handOf(scene, seat);
  const saves = card === URCHIN && urchinsIn(hand) === URCHINS_OUT;
  if (isDoomed(hand) && !saves) return [{ kind: 'out' }, { kind: 'hand', card }];
  return [
    ...(saves ? [{ kind: 'saved', draws: scene.view.deckSize > 0 } as const] : []),
    { kind: 'hand', card },
    ...handThen(scene, hand, without(hand, card)),
  ];
}

/** The hand after a card is played; what is discarded into an empty deck is drawn again at once (ruling). */
function handAfter({ deckSize }: OteresView, hand: readonly string[], move: PlayMove): readonly string[] {
  const left = without(hand, move.card);
  return move.kind === 'shed' && deckSize > 0 ? without(left, move.shed) : left;
}

const guardsIn = ({ view, components }: Scene, hand: readonly string[]): readonly string[] =>
  [...new Set(hand)].filter((card) => card !== URCHIN && relieves(components, view, card));

/** How the hand stands against sea urchins, if it holds one and stands worse than before. */
function handThen(scene: Scene, hand: readonly string[], left: readonly string[]): readonly Effect[] {
  const [had, cards] = [guardsIn(scene, hand), guardsIn(scene, left)];
  if (cards.length === had.length || urchinsIn(left) === 0) return [];
  return cards.length > 0 ? [{ kind: 'guards', cards }] : [{ kind: 'bare' }];
}

/** Whether an answer leaves fewer sea urchins in hand than put one out, if the card drawn next is no urchin. */
function savesFrom({ components, view }: Scene, hand: readonly string[], move: PlayMove): boolean {
  if (urchinsIn(hand) > URCHINS_OUT) return false;
  return relieves(components, view, move.card) && (move.kind !== 'shed' || move.shed === URCHIN);
}

/** What becomes of the seat itself, or of the answer: this outweighs all else. */
const FIRST: readonly Effect['kind'][] = ['out', 'saved', 'idle', 'blocked'];
/** What weighs if nothing else is to be said. The other effects only repeat the answer. */
const LAST: readonly Effect['kind'][] = ['unseen', 'guards', 'bare'];

const TAKES_WHITE: readonly CardEffect[] = ['snatch', 'biggest-pile'];
const DRAWS: readonly CardEffect[] = ['pass-card', 'discard-card'];

/** What a named pearl of one's own is among those that can move: the one to keep, or the one to part with. */
function pearlWeighed(scene: Scene, mark: number, seat: Seat, isLocked: boolean): string | undefined {
  const loose = loosePearls(shownSide(scene, seat));
  const named = loose.find((each) => each.mark === mark);
  if (named?.value === undefined || loose.length < 2) return undefined;
  const values = loose.map(({ value = 0 }) => value);
  if (isLocked) return named.value === Math.max(...values) ? scene.say('oteres-why-safe') : undefined;
  return named.value === Math.min(...values) ? scene.say('oteres-why-least') : undefined;
}

/** That nobody else has as many white pearls to take as the one named; undefined if somebody has, or all have. */
function targetWeighed(scene: Scene, target: Seat, seat: Seat): string | undefined {
  const counts = scene.view.seats
    .filter((side) => side.seat !== seat && side.seat !== target && !side.out)
    .map((side) => pearlCount(side, 'white'));
  const most = pearlCount(shownSide(scene, target), 'white');
  return counts.length > 0 && counts.every((count) => count < most)
    ? scene.say('oteres-why-most', { name: playerLabel(scene, target) })
    : undefined;
}

const losesUrchin = ({ deckSize }: OteresView, move: OteresMove): boolean =>
  move.kind === 'shed' ? move.shed === URCHIN && deckSize > 0 : 'card' in move && move.card === URCHIN;

/** What speaks for a line of answers, by what the cards, pearls and players in it are worth. */
function weighed(scene: Scene, line: readonly OteresMove[], seat: Seat): readonly string[] {
  if (line.some((move) => losesUrchin(scene.view, move))) return [scene.say('oteres-why-urchin')];
  const card = line.map((move) => ('card' in move ? move.card : undefined))[0] ?? scene.view.card;
  const effect = card === undefined || card === URCHIN ? undefined : actionCard(scene, card).effect;
  if (effect === undefined) return [];
  const isLocked = effect === 'protect-pearl';
  const words = line.flatMap((move): readonly (string | undefined)[] => {
    if (move.kind === 'pearl' || move.kind === 'stake')
      return [pearlWeighed(scene, move.mark, seat, isLocked)];
    if ((move.kind === 'aim' || move.kind === 'player') && TAKES_WHITE.includes(effect))
      return [targetWeighed(scene, move.seat, seat)];
    return [];
  });
  return [
    ...words.flatMap((each) => each ?? []),
    ...(DRAWS.includes(effect) && scene.view.deckSize > 0 ? [scene.say('oteres-why-fresh')] : []),
  ];
}

/** Why a seat would give answers, in one sentence: the reason that weighs most; empty if only the answer is known. */
export function whyInWords(
  sceneOf: (view: Oteres['View']) => Scene,
  { before, moves }: Pick<Outlook<Oteres>, 'before' | 'moves'>,
  seat: Seat,
): readonly string[] {
  const scene = sceneOf(before);
  const line = moves.flatMap(({ notation }) => oteresNotation.parse(notation) ?? []);
  const effects = effectsOf(scene, line, seat);
  const told = (kinds: readonly Effect['kind'][]): readonly string[] =>
    effectsTold(
      WORDS,
      scene,
      effects.filter(({ kind }) => kinds.includes(kind)),
    );
  return [...told(FIRST), ...weighed(scene, line, seat), ...told(LAST)].slice(0, 1);
}
