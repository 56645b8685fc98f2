import type { DecisionOf } from '../../../../engine/match.ts';
import { outlookOf } from '../../../outlook.ts';
import type { Outlook } from '../../../presenter.ts';
import { rewardOf, type Scene, shownSide } from '../../board/scene.ts';
import { lacksOf } from '../../rules/asking.ts';
import { FEES } from '../../rules/divers.ts';
import type { OtysMove } from '../../rules/move.ts';
import { SPONSOR_EFFECTS } from '../../rules/sponsors.ts';
import type { Otys } from '../../rules/state.ts';
import type { DiverStep, OtysStep } from '../../rules/step.ts';
import { EXPERT_OF, SEA_LEVELS, spaceOfLevel } from '../../rules/vocabulary.ts';
import { paidTimes, sponsorOn } from '../question/usual-dive.ts';
import type { Effect, EffectOf } from './effect.ts';
import type { LineChanges } from './line.ts';

/** The diver that a step puts to work, as it lies, and whether it is free of cost. */
function workerOf(step: DiverStep): Pick<EffectOf<'work'>, 'diver' | 'free'> {
  switch (step.kind) {
    case 'expert':
      return { diver: { diver: EXPERT_OF[step.colour], upgraded: step.bonus }, free: false };
    case 'trader':
      return { diver: { diver: 'trader', upgraded: step.upgraded }, free: step.free };
    case 'spy':
    case 'engineer':
    case 'explorer':
      return {
        diver: { diver: step.kind, upgraded: step.cost < FEES[step.kind].basic },
        free: step.cost === 0,
      };
  }
}

const isPutToWork = (move: OtysMove | undefined): boolean =>
  move?.kind === 'dive' || move?.kind === 'copy' || move?.kind === 'key' || move?.kind === 'level';

const isWaiting = ({ answers }: DecisionOf<Otys>): boolean =>
  answers.every(({ move, isExtra }) => isExtra || move.kind === 'skip');

/** What is asked once a line is over. */
export function nextOf(line: LineChanges): readonly Effect[] {
  const { scene, seat, outlook, moves, facts, level = SEA_LEVELS[0] } = line;
  const { after, next } = outlook;
  if (next === undefined) return [];
  const step: OtysStep = next.about;
  const there = { ...scene, view: after };
  const used = facts.some(({ kind }) => kind === 'sponsor-used');
  const isBeforeDive = moves.at(-1)?.kind === 'dive' && !facts.some(({ kind }) => kind === 'diver-activated');
  const sponsor: readonly Effect[] = [
    { kind: 'sponsor', tile: sponsorOn(there, level) },
    ...(isBeforeDive ? [{ kind: 'dives' } as const] : []),
  ];
  switch (step.kind) {
    case 'expert':
    case 'trader':
    case 'spy':
    case 'engineer':
    case 'explorer': {
      if (!isPutToWork(moves.at(-1))) return [];
      const worker = workerOf(step);
      if (isWaiting(next))
        return [{ kind: 'idle', level, diver: worker.diver.diver, lacks: lacksOf(next.obstructed) }];
      const seats = next.answers.flatMap(({ move }) => (move.kind === 'copy' ? [move.seat] : []));
      return [
        { kind: 'work', ...worker },
        ...(seats.length === 0 ? [] : [{ kind: 'copies', seats, level } as const]),
        ...twiceOf(line, there),
      ];
    }
    case 'prepare':
      return moves.at(-1)?.kind === 'sponsor' ? [{ kind: 'dives' }, ...twiceOf(line, there)] : [];
    case 'choose-level':
      return [{ kind: 'opens', isNeutral: step.neutral }];
    case 'propel':
      return [{ kind: 'propels', reach: shownSide(scene, seat).reach }];
    case 'propel-to': {
      const here = shownSide(scene, seat).column[spaceOfLevel(level)]?.diver;
      const could = optionsOf(line).flatMap((option) => {
        const diver = shownSide({ view: option.after }, seat).column[spaceOfLevel(level)]?.diver;
        return diver === undefined || diver === here ? [] : [diver];
      });
      return could.length === 0 ? [] : [{ kind: 'could', divers: [...new Set(could)], level }];
    }
    case 'choose-price':
      return [{ kind: 'price', credits: step.credits, prestige: step.prestige }];
    case 'carry-to':
      return [{ kind: 'carries', from: step.from }];
    case 'choose-colour':
      return [{ kind: 'front', reward: rewardOf(scene, step.reward) }];
    case 'upgrade':
      return step.reward === undefined ? sponsor : [{ kind: 'front', reward: rewardOf(scene, step.reward) }];
    case 'return-key':
      return used ? sponsor : [{ kind: 'returns' }];
    case 'pick-reward':
    case 'battery-or-carry':
      return sponsor;
    case 'permanent':
      return [{ kind: 'besides', reward: rewardOf(scene, step.reward) }];
    default:
      return [];
  }
}

/** That the diver works twice, if the sponsor of the level was used for that. */
function twiceOf({ seat, moves, level = SEA_LEVELS[0] }: LineChanges, there: Scene): readonly Effect[] {
  const { sponsor, side } = sponsorOn(there, level);
  const isTwice =
    there.view.sponsorUsed && SPONSOR_EFFECTS[sponsor][side].effects.some(({ kind }) => kind === 'act-twice');
  // Copying, a Spy has been paid for the first time.
  const paid = paidTimes({ scene: there, seat }) + Number(moves.at(-1)?.kind === 'copy');
  return isTwice && paid > 0 ? [{ kind: 'twice', isPaid: paid >= 2 }] : [];
}

/** What is foreseen of the line with each answer to the question in which it ends. */
export const optionsOf = ({ outlook: { next, foresee, moves } }: LineChanges): readonly Outlook<Otys>[] =>
  (next?.answers ?? []).flatMap(({ notation, move, isExtra }) =>
    isExtra || move.kind === 'skip'
      ? []
      : (outlookOf(foresee, [...moves.map((entry) => entry.notation), notation]) ?? []),
  );
