import type { Seat } from '../../../../engine/seat.ts';
import type { Outlook } from '../../../presenter.ts';
import { placedReward, type Scene, shownSide } from '../../board/scene.ts';
import { rewardOf } from '../../rules/components.ts';
import type { OtysFact } from '../../rules/fact.ts';
import { sponsorDoes } from '../../rules/sponsors.ts';
import type { Otys } from '../../rules/state.ts';
import { spaceOfLevel } from '../../rules/vocabulary.ts';
import { readyFor } from '../contract-line.ts';
import { askedDiver } from '../question/asked.ts';
import { contractsOf, diving, nextOf } from './asked-next.ts';
import {
  cubesOf,
  type Effect,
  type ForeseenCompletion,
  type LineChanges,
  lineOf,
  paidBy,
  pursesOf,
  targetOf,
} from './effect.ts';

const ASKING: ReadonlySet<Effect['kind']> = new Set(['work', 'sponsor', 'opens', 'front', 'carries']);

/**
 * The effects of answers as the reader of `scene`, which is before them, may know them. A key counts with its usual
 * dive. For an open question, what it asks counts, and the answer that makes a contract ready or brings one nearest.
 */
export function effectsOf(scene: Scene, given: Outlook<Otys>, seat: Seat): readonly Effect[] {
  const { outlook, sponsor } = diving(scene, given, seat);
  const line = lineOf(scene, outlook, seat);
  const next = [...nextOf(line), ...sponsor];
  const isSponsorAsking =
    line.moves.at(-1)?.kind === 'sponsor' && next.some(({ kind }) => kind === 'sponsor');
  const effects = [
    ...line.completions,
    // What it says of itself has its price.
    ...(isSponsorAsking ? [] : pursesOf(line)),
    ...cubesOf(line),
    ...line.facts.flatMap((fact) => ofFact(line, fact)),
    ...ofMoves(line),
    ...targetOf(line),
    ...next,
    ...contractsOf(
      line,
      next.some(({ kind }) => ASKING.has(kind)),
    ),
  ];
  const hasDived = line.moves.some((move) => move?.kind === 'dive');
  return effects.length === 0 && hasDived ? [{ kind: 'nothing' }] : effects;
}

/** What completing a contract does. */
export function effectsOfCompletion(scene: Scene, seat: Seat, move: ForeseenCompletion): readonly Effect[] {
  const { contract, level } = move;
  const paid = paidBy(scene, move);
  const reward = placedReward(scene, seat, level);
  return [
    { kind: 'completed', contract, level },
    ...pursesOf(paid),
    ...cubesOf(paid),
    ...(reward === undefined ? [] : [{ kind: 'besides', reward } as const]),
    ...targetOf({ scene, seat, ...paid }),
  ];
}

function ofFact({ scene, seat, outlook, level, facts }: LineChanges, fact: OtysFact): readonly Effect[] {
  switch (fact.kind) {
    case 'ended':
      return [{ kind: 'over' }];
    case 'keys-home':
      return [{ kind: 'home' }];
    case 'diver-idle':
      return fact.again === true ? [] : [{ ...fact, kind: 'idle' }];
    case 'diver-upgraded':
      return [{ kind: 'upgraded', diver: fact.diver }];
    case 'diver-moved':
      return [{ kind: 'moved', diver: fact.diver, from: fact.from, to: fact.to }];
    case 'technician':
      return [{ kind: 'improved', technician: fact.technician, to: fact.to }];
    case 'key-returned':
      return [{ kind: 'key', token: fact.token }];
    case 'reward-used': {
      const reward = rewardOf(scene, fact.reward);
      const isTaken = scene.view.phase === 'effect' || facts.some(({ kind }) => kind === 'diver-activated');
      return [
        ...(isTaken && level !== undefined
          ? [{ kind: 'reward', level, reward, old: placedReward(scene, seat, level) } as const]
          : []),
        ...(reward.front.kind === 'look' && outlook.end === 'hidden' ? [{ kind: 'looks' } as const] : []),
      ];
    }
    case 'sponsor-used':
      return sponsorDoes(fact, 'free-own') ? [{ kind: 'sponsor', tile: fact }] : [];
    default:
      return [];
  }
}

function ofMoves({ scene, seat, outlook, moves, level }: LineChanges): readonly Effect[] {
  const move = moves.at(-1);
  const { after, end } = outlook;
  const side = shownSide({ view: after }, seat);
  const at = (space: number): readonly Effect[] => {
    const diver = side.column[space]?.diver;
    return level === undefined || diver === undefined ? [] : [{ kind: 'stands', diver, level }];
  };
  switch (move?.kind) {
    case 'space':
      return level === undefined ? [] : at(spaceOfLevel(level));
    case 'end': {
      if (moves.length > 1) return [];
      const count = readyFor({ ...scene, view: after }, seat);
      return [
        ...(count > 0 ? [{ kind: 'left', count } as const] : []),
        ...(level === undefined ? [] : at(spaceOfLevel(level))),
      ];
    }
    case 'hold': {
      if (level === undefined) return [];
      const from = spaceOfLevel(level);
      const { diver } = askedDiver({ scene, seat }, level);
      return move.spend
        ? [{ kind: 'spent', purse: 'batteries', by: 1 }, ...at(from)]
        : [{ kind: 'moved', diver, from, to: 0 }];
    }
    case 'look':
      return end === 'hidden' ? [{ kind: 'looks' }] : [];
    default:
      return [];
  }
}
