import type { Seat } from '../../../engine/seat.ts';
import { fullLines } from '../../description.ts';
import { packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import { describeColony } from '../board/colony-description.ts';
import { COMMA, demandInWords, diverName, keyName, rewardInWords } from '../board/piece-words.ts';
import { describeSea } from '../board/sea-description.ts';
import { idleInWords } from './lacking.ts';
import { contractOf, paysNothing, rewardOf, type Scene, shownSide } from './scene.ts';
import { statusOf } from './status.ts';

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

/** The Colony in words. */
function colonyLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  const { levels, store, row } = describeColony(scene);
  return [
    statusOf(scene),
    say('otys-text-phase', { name: nameOf(scene, view.turn.seat), phase: view.phase }),
    ...(view.result === undefined
      ? []
      : [say('otys-text-ended', { round: view.turn.round, last: view.lastRound ? 'yes' : 'no' })]),
    ...(view.active === undefined
      ? []
      : [
          say('otys-text-active', {
            key: keyName(say, view.active.token),
            level: view.active.level,
            sponsor: view.sponsorUsed ? 'used' : 'open',
          }),
        ]),
    ...(paysNothing(scene, view.turn.seat)
      ? [say('otys-text-free', { name: nameOf(scene, view.turn.seat) })]
      : []),
    ...(view.activated === undefined
      ? []
      : [say('otys-text-activated', { diver: diverName(say, view.activated) })]),
    ...(view.idle === undefined || view.active === undefined
      ? []
      : [idleInWords(scene, view.idle, view.active.level)]),
    ...(view.lookingSeat === undefined
      ? []
      : [say('otys-text-looking', { name: nameOf(scene, view.lookingSeat) })]),
    say('otys-text-first', { name: nameOf(scene, view.first) }),
    ...(view.variant ? [say('otys-text-variant')] : []),
    say('otys-text-colony'),
    ...levels.full,
    say('otys-text-store'),
    ...store.full,
    say('otys-text-contracts'),
    ...row.full,
    say('otys-text-piles', {
      deck: view.deckSize,
      discards: view.discards.length,
      bag: view.bagSize,
      spent: view.spentRewards.length,
      neutral: view.neutralSupply,
    }),
    ...discardLines(scene),
  ];
}

/** One seat's sea in words: purse, keys, track, technicians, the seat's own contracts where they are known, surface, levels. */
export function seaLines(scene: Scene, seat: Seat): readonly string[] {
  const { holdings, surface, levels } = describeSea(scene, shownSide(scene, seat));
  return fullLines([...holdings, surface, ...levels]);
}

/** The whole position in words: the Colony, then every sea from the player who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const order = view.seats.map((_, at) => (view.turn.seat + at) % view.seats.length);
  return [
    ...packed(colonyLines(scene), LENGTHS.part),
    ...order.flatMap((seat) =>
      packed([say('position-title', { title: nameOf(scene, seat) }), ...seaLines(scene, seat)], LENGTHS.part),
    ),
  ];
}
