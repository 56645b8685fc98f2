import type { DecisionOf } from '../../../engine/match.ts';
import { wantsOf } from './asking.ts';
import type { Components, Contract } from './components.ts';
import { PERMANENT } from './contracts.ts';
import { EXPERT_BONUS } from './divers.ts';
import { endsTurn, type OtysMove } from './move.ts';
import { canPay } from './shortfall.ts';
import { cubesAt, freeSpaces } from './side.ts';
import { effectOf, sponsorOn } from './sponsors.ts';
import type { Otys } from './state.ts';
import type { EffectStep } from './step.ts';
import type { OtysView, SeatView } from './view.ts';
import { type Lack, SEA_LEVELS } from './vocabulary.ts';

type Answers = DecisionOf<Otys>['answers'];

/**
 * The answer that its player would give in any case, by what all see: a free gain that stands in nobody's way, the
 * resource of an expert by which no level is full, and the only answer if no public contract could supply what others
 * lack. Who holds one that could may undo it, and what is asked tells nobody. `view` is the spectators'.
 */
export function sureAnswer(
  components: Components,
  view: OtysView,
  { seat, secret, about, answers, obstructed }: DecisionOf<Otys>,
): string | undefined {
  const side = view.seats[seat];
  if (secret || side === undefined || seat !== view.turn.seat) return undefined;
  const hasRoom = view.active && freeSpaces(components.values, side, view.active.level) > 1;
  const plain = answers.filter(({ isExtra }) => !isExtra);
  if (about.kind === 'permanent')
    return isFree(components, view, side, about.reward) ? bonusOf(plain) : undefined;
  if (about.kind === 'expert' && isGift(EXPERT_BONUS[about.colour])) {
    const bonus = bonusOf(plain);
    if (bonus !== undefined) return bonus;
  }
  if (about.kind === 'expert') {
    const [cube, other] = plain.filter(({ move }) => move.kind !== 'skip');
    if (cube?.move.kind === 'cube' && other === undefined && hasRoom) return cube.notation;
  }
  const isGiven = about.kind === 'prepare' && isGiftOfSponsor(view);
  const alone = plain.find(({ move }) => move.kind === 'sponsor');
  if (isGiven && alone !== undefined) return alone.notation;
  const [only, other] = isGiven ? withoutBareDives(plain) : plain;
  if (only === undefined || other !== undefined || endsTurn(only.move)) return undefined;
  const lacks = wantsOf({ moves: [only.move], obstructed });
  const row = view.row.flatMap((id) => components.contracts.get(id) ?? []);
  return row.some((contract) => couldBring(components, side, contract, lacks)) ? undefined : only.notation;
}

/** What is had for nothing and can only help: Credits, Batteries, keys of no colour, free divers. */
const isGift = (effect: EffectStep): boolean =>
  effect.kind === 'free-own' || (effect.kind === 'gain' && effect.purse !== 'prestige');

/** Dives by way of the sponsor, if there is nothing else but the same without it. */
function withoutBareDives(plain: Answers): Answers {
  const sponsored = plain.filter(({ move }) => move.kind === 'dive' && move.sponsor);
  return sponsored.length > 0 && plain.every(({ move }) => move.kind === 'dive') ? sponsored : plain;
}

function isGiftOfSponsor(view: OtysView): boolean {
  if (view.active === undefined) return false;
  const { cost, effects } = effectOf(sponsorOn(view, view.active.level));
  return cost === 0 && effects.every(isGift);
}

const bonusOf = (answers: Answers): string | undefined =>
  answers.find(({ move }: { readonly move: OtysMove }) => move.kind === 'bonus')?.notation;

/** Whether a permanent reward cannot end the game: Credits cannot, nor Prestige below the target or past it. */
function isFree(
  { rewards }: Components,
  { target, lastRound }: OtysView,
  side: SeatView,
  id: string,
): boolean {
  const back = rewards.get(id)?.back;
  if (back === undefined) return false;
  return back !== 'prestige' || lastRound || side.prestige + PERMANENT.prestige.by < target;
}

/** Whether a contract could be completed with what lies on one level, and then bring something that is lacked. */
const couldBring = (
  { rewards }: Components,
  side: SeatView,
  contract: Contract,
  lacks: readonly Lack[],
): boolean =>
  SEA_LEVELS.some((level) => {
    const reward = side.rewards[level - 1];
    if (!canPay(contract, cubesAt(side, level))) return false;
    const { credits, batteries } = contract.bonus;
    const brings: { readonly [L in Lack]: boolean } = {
      space: true,
      credits: credits > 0 || (reward !== undefined && rewards.get(reward)?.back === 'credits'),
      batteries: batteries > 0,
    };
    return lacks.some((lack) => brings[lack]);
  });
