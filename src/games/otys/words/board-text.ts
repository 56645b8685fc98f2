import type { Seat } from '../../../engine/seat.ts';
import { type DescribedPart, partInLines } from '../../description.ts';
import { asSentence, lowered, packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import { activeInWords, displayInWords, rowInWords, seaInWords, storeInWords } from '../board/description.ts';
import { seatStatus } from '../board/focus.ts';
import { BESIDE, COMMA, demandInWords, rewardInWords } from '../board/piece-words.ts';
import { contractOf, rewardOf, type Scene, shownSide } from '../board/scene.ts';
import { idleInWords } from './lacking.ts';

const listed = (scene: Scene): string =>
  scene.view.seats
    .map(({ seat, prestige }) => scene.say('otys-status-score', { name: nameOf(scene, seat), prestige }))
    .join(BESIDE);

const scoresOf = (scene: Scene): string => scene.say('otys-status-over', { scores: listed(scene) });

/** How the match stands, in a line or two for everybody: the scores, the round, whether it is the last. */
export function statusOf(scene: Scene): string {
  const { say, view } = scene;
  if (view.result !== undefined) return scoresOf(scene);
  const line = say('otys-status', { scores: listed(scene), round: view.turn.round, target: view.target });
  return view.lastRound ? `${line}\n${say('otys-status-last-round')}` : line;
}

/** Discarded contracts and reward tokens: known to all, and shuffled in again one day. */
function discardLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  const contracts = view.discards.map((id) => demandInWords(say, contractOf(scene, id).demand));
  const rewards = view.spentRewards.map((id) => rewardInWords(say, rewardOf(scene, id)));
  return [
    ...(contracts.length === 0 ? [] : [say('otys-text-discards', { list: contracts.join(COMMA) })]),
    ...(rewards.length === 0 ? [] : [say('otys-text-spent', { list: rewards.join(COMMA) })]),
  ];
}

function turnLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  return [
    view.phase === 'over'
      ? say('text-ended', { round: view.turn.round })
      : `${nameOf(scene, view.turn.seat)} ${lowered(seatStatus(view, view.turn.seat, say))}.`,
    ...activeInWords(scene),
    ...(view.idle === undefined || view.active === undefined
      ? []
      : [asSentence(idleInWords(scene, view.idle, view.active.level))]),
    ...(view.lookingSeat === undefined
      ? []
      : [say('otys-text-looking', { name: nameOf(scene, view.lookingSeat) })]),
    say('text-first', { name: nameOf(scene, view.first) }),
    ...(view.variant ? [say('otys-text-variant')] : []),
  ];
}

function colonyParts(scene: Scene): readonly DescribedPart[] {
  const { say, view } = scene;
  const piles = say('otys-text-piles', {
    deck: view.deckSize,
    discards: view.discards.length,
    bag: view.bagSize,
    spent: view.spentRewards.length,
    neutral: view.neutralSupply,
  });
  return [
    { title: say('otys-text-colony'), lines: displayInWords(scene) },
    { title: say('otys-piece-store'), lines: storeInWords(scene) },
    { title: say('otys-text-contracts'), lines: [...rowInWords(scene), piles, ...discardLines(scene)] },
  ];
}

/** One seat's sea in words: purse, keys, track, technicians, its own contracts if known, surface, levels. */
export const seaLines = (scene: Scene, seat: Seat): readonly string[] =>
  seaInWords(scene, shownSide(scene, seat)).map((line) => `- ${line}`);

/** The whole position in words: the Colony, then every sea from the player who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { view } = scene;
  const order = view.seats.map((_, at) => (view.turn.seat + at) % view.seats.length);
  const colony = colonyParts(scene).flatMap(partInLines);
  return [
    ...packed([statusOf(scene), ...turnLines(scene), ...colony], LENGTHS.part),
    ...order.flatMap((seat) =>
      packed(
        partInLines({ title: nameOf(scene, seat), lines: seaInWords(scene, shownSide(scene, seat)) }),
        LENGTHS.part,
      ),
    ),
  ];
}
