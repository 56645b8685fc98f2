import type { DecisionOf } from '../../../engine/match.ts';
import { lacksOf } from './asking.ts';
import type { Components, Contract } from './components.ts';
import { covers, waysOf } from './contract-ways.ts';
import { PERMANENT } from './contracts.ts';
import { endsTurn, type OtysMove } from './move.ts';
import type { Otys } from './state.ts';
import type { OtysView, SeatView } from './view.ts';
import { type Lack, SEA_LEVELS } from './vocabulary.ts';

type Answers = DecisionOf<Otys>['answers'];

/**
 * The answer that its player would give in any case, by what all see: the only one where no contract of the box that they may hold could bring what others
 * lack, and a permanent reward that does not bring the end of the game nearer. `view` is the spectators'.
 */
export function sureAnswer(
  components: Components,
  view: OtysView,
  { seat, secret, about, answers, obstructed }: DecisionOf<Otys>,
): string | undefined {
  const side = view.seats[seat];
  if (secret || side === undefined || seat !== view.turn.seat) return undefined;
  const plain = answers.filter(({ isExtra }) => !isExtra);
  if (about.kind === 'permanent')
    return isFree(components, view, side, about.reward) ? bonusOf(plain) : undefined;
  const [only, other] = plain;
  if (only === undefined || other !== undefined || endsTurn(only.move)) return undefined;
  const lacks = lacksOf(obstructed);
  const held = side.contractCount === 0 ? [] : heldBy(components, view);
  const row = view.row.flatMap((id) => components.contracts.get(id) ?? []);
  return [...held, ...row].some((contract) => couldBring(components, side, contract, lacks))
    ? undefined
    : only.notation;
}

const bonusOf = (answers: Answers): string | undefined =>
  answers.find(({ move }: { readonly move: OtysMove }) => move.kind === 'bonus')?.notation;

/** Whether a permanent reward leaves the end of the game where it is: Credits do, and Prestige below the target or past it. */
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

/** Every contract that somebody may hold for all that everybody sees. */
const heldBy = ({ contracts }: Components, { row, discards }: OtysView): readonly Contract[] =>
  [...contracts.values()].filter(({ id }) => !row.includes(id) && !discards.includes(id));

/** Whether a contract could be completed with what lies on one level, and then bring something that is lacked. */
const couldBring = (
  { rewards }: Components,
  side: SeatView,
  contract: Contract,
  lacks: readonly Lack[],
): boolean =>
  SEA_LEVELS.some((level) => {
    const lying = side.cubes[level - 1];
    const reward = side.rewards[level - 1];
    if (lying === undefined || !waysOf(contract).some(({ cubes }) => covers(lying, cubes))) return false;
    const { credits, batteries } = contract.bonus;
    const brings: { readonly [L in Lack]: boolean } = {
      space: true,
      credits: credits > 0 || (reward !== undefined && rewards.get(reward)?.back === 'credits'),
      batteries: batteries > 0,
    };
    return lacks.some((lack) => brings[lack]);
  });
