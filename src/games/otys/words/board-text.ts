import type { Seat } from '../../../engine/seat.ts';
import { fullLines } from '../../description.ts';
import { packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import {
  amount,
  COMMA,
  colourName,
  contractGains,
  demandInWords,
  diverName,
  keyName,
  rewardInWords,
  sponsorEffect,
} from '../board/piece-words.ts';
import { whoCould } from '../board/reach.ts';
import { describeSea } from '../board/sea-description.ts';
import { storePrice } from '../board/store-price.ts';
import { COLOURS, LEVELS, type Level } from '../rules/vocabulary.ts';
import { idleInWords } from './lacking.ts';
import { contractOf, paysNothing, rewardOf, type Scene, sideOf } from './scene.ts';
import { statusOf } from './status.ts';

/** What lies on one level of the Colony: its sponsor and its two reward tokens. */
function colonyLevel(scene: Scene, level: Level): string {
  const { say, view } = scene;
  const tile = view.sponsors[level - 1];
  const tokens = (view.display[level - 1] ?? []).map((id) => rewardInWords(say, rewardOf(scene, id)));
  return say('otys-text-level', {
    level,
    sponsor: tile === undefined ? say('otys-nothing') : sponsorEffect(say, tile.sponsor, tile.side),
    rewards: tokens.length === 0 ? say('otys-nothing') : tokens.join(COMMA),
  });
}

/** One column of the Store with what buying and selling come to with a basic Trader. */
function storeLines({ say, view, components }: Scene): readonly string[] {
  return COLOURS.map((colour) => {
    const { buy, sell, prestige } = storePrice(view.store[colour], components.values);
    return say('otys-text-store-column', {
      colour: colourName(say, colour),
      count: view.store[colour],
      buy: buy === undefined ? say('otys-text-none-to-buy') : amount(say, 'credits', buy),
      sell:
        sell === undefined
          ? say('otys-text-no-room-to-sell')
          : prestige > 0
            ? say('otys-text-either', {
                credits: amount(say, 'credits', sell),
                prestige: amount(say, 'prestige', prestige),
              })
            : amount(say, 'credits', sell),
    });
  });
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

/** A contract of the row, and who has the cubes for it where. */
export function publicContract(scene: Scene, id: string, number: number): string {
  const { say, view } = scene;
  const contract = contractOf(scene, id);
  const line = say('otys-text-contract', {
    number,
    demand: demandInWords(say, contract.demand),
    gains: contractGains(say, contract),
  });
  const who = whoCould(contract, view.seats).map(({ seat, levels }) =>
    say('otys-text-could', { name: nameOf(scene, seat), levels: levels.join(COMMA) }),
  );
  return who.length === 0 ? line : say('otys-text-contract-who', { contract: line, who: who.join('; ') });
}

/** The Colony in words. */
function colonyLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
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
    ...LEVELS.map((level) => colonyLevel(scene, level)),
    say('otys-text-store'),
    ...storeLines(scene),
    say('otys-text-contracts'),
    ...view.row.map((id, at) => publicContract(scene, id, at + 1)),
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
  const { holdings, surface, levels } = describeSea(scene, sideOf(scene, seat));
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
