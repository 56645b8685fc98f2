import type { Seat } from '../../../engine/seat.ts';
import { effectsTold } from '../../effects-told.ts';
import type { Outlook } from '../../presenter.ts';
import { actionCard, type Scene, shownSide } from '../board/scene.ts';
import { type OteresMove, oteresNotation } from '../rules/move.ts';
import type { Oteres } from '../rules/state.ts';
import { loosePearls, pearlCount } from '../rules/table.ts';
import { type CardEffect, URCHIN } from '../rules/vocabulary.ts';
import { type Effect, effectsOf, WORDS } from './effects.ts';
import { playerLabel } from './question.ts';

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

const losesUrchin = (move: OteresMove): boolean =>
  move.kind === 'shed' ? move.shed === URCHIN : 'card' in move && move.card === URCHIN;

/** What speaks for a line of answers, by what the cards, pearls and players in it are worth. */
function weighed(scene: Scene, line: readonly OteresMove[], seat: Seat): readonly string[] {
  if (line.some(losesUrchin)) return [scene.say('oteres-why-urchin')];
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
    ...(DRAWS.includes(effect) ? [scene.say('oteres-why-fresh')] : []),
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
