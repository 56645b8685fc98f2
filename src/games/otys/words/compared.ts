import type { Seat } from '../../../engine/seat.ts';
import type { Comparison, Outlook, TextContext } from '../../presenter.ts';
import {
  amount,
  COMMA,
  colourName,
  contractGains,
  cubesTaken,
  demandInWords,
  diverName,
  levelName,
} from '../board/piece-words.ts';
import type { Components, Contract } from '../rules/components.ts';
import { PURSES, type Purse } from '../rules/fact.ts';
import { PURSE_FIELD } from '../rules/ledger.ts';
import { otysNotation } from '../rules/notation.ts';
import type { Shortfall } from '../rules/shortfall.ts';
import type { Otys } from '../rules/state.ts';
import type { SeatView } from '../rules/view.ts';
import { COLOURS, type Colour, LEVELS, type Level, TECHNICIANS } from '../rules/vocabulary.ts';
import { type Completion, lacksTold, movedBy, NEAR, nearestTo, reachedBy, rowThen } from './outlook.ts';
import { contractOf, rewardOf, type Scene, sideOf } from './scene.ts';

/** Where one of two lines leads, with all that is told of it. */
interface Led {
  readonly scene: Scene;
  readonly moves: Outlook<Otys>['moves'];
  readonly before: SeatView;
  readonly reached: SeatView;
  readonly completions: readonly Completion[];
  /** The contracts that can be completed afterwards, public ones and own. */
  readonly contracts: readonly string[];
  /** Whether something comes to light before the turn is over: the rest of it is still to come. */
  readonly goesOn: boolean;
  readonly bringsHome: boolean;
}

function led(outlook: Outlook<Otys>, seat: Seat, textContext: TextContext, components: Components): Led {
  const { before, after, moves, end } = outlook;
  const scene = { ...textContext, view: after, components };
  const { completions, pending, reached } = reachedBy(scene, moves, seat);
  const goesOn = end !== 'turn over' && after.phase !== 'over';
  const isHome = moves.some(({ facts }) => facts.some(({ kind }) => kind === 'keys-home'));
  return {
    ...{ scene, moves, reached, completions, goesOn },
    before: sideOf({ view: before }, seat),
    contracts: [...rowThen(after, pending), ...(reached.contracts ?? [])],
    // The key in play goes to the track at the end of the turn.
    bringsHome:
      isHome || (goesOn && after.active !== undefined && reached.track.length + 1 >= reached.homeAt),
  };
}

/** What each of two turns of Otys brings that the other does not. */
export function comparedInWords(
  one: Outlook<Otys>,
  other: Outlook<Otys>,
  seat: Seat,
  textContext: TextContext,
  components: Components,
): Comparison {
  const [first, second] = [one, other].map((outlook) => led(outlook, seat, textContext, components));
  if (first === undefined || second === undefined) return { one: [], other: [] };
  return { one: ahead(first, second, seat), other: ahead(second, first, seat) };
}

/** What a line has over another one, the weightiest first. */
function ahead(line: Led, other: Led, seat: Seat): readonly string[] {
  const { say } = line.scene;
  const near = nearer(line, other);
  const words = [
    ...completed(line, other),
    ...(near?.isReady === true ? [near.words] : []),
    ...more(line, other),
    ...(near?.isReady === false ? [near.words] : []),
    ...(line.bringsHome && !other.bringsHome ? [say('otys-why-home')] : []),
    ...upgraded(line, other),
    ...looked(line, other),
    ...moved(line, other, seat),
    ...kept(line, other),
  ];
  if (!line.goesOn || other.goesOn) return words;
  // What it brings before it goes on is told in any case.
  const first = words.length === 0 ? more(line, { ...other, reached: line.before, completions: [] }) : words;
  return [...first.slice(0, 1), say('otys-why-goes-on'), ...first.slice(1)];
}

/** The contracts that one line completes and the other does not. */
const onlyHere = (line: Led, other: Led): readonly Completion[] =>
  line.completions.filter(({ contract }) => !other.completions.some((each) => each.contract === contract));

/** What only one line completes; that which the other can still complete in the same turn is no difference. */
const completed = (line: Led, other: Led): readonly string[] =>
  onlyHere(line, other)
    .filter(({ contract }) => !other.goesOn || nearestOf(other, contract)?.count !== 0)
    .map(({ contract: id, level }) => {
      const { scene } = line;
      const contract = contractOf(scene, id);
      return scene.say('otys-why-completes', {
        demand: demandInWords(scene.say, contract.demand),
        gains: contractGains(scene.say, contract),
        place: levelName(scene.say, level),
      });
    });

/** Where a contract is nearest after a line; nothing where it is gone then, or nowhere has room for it. */
const nearestOf = (
  { scene, reached, contracts }: Pick<Led, 'scene' | 'reached' | 'contracts'>,
  id: string,
): Shortfall | undefined => (contracts.includes(id) ? nearestTo(scene, id, reached) : undefined);

/** The contract that comes nearer by one line than by the other and is worth most: ready, or almost. */
function nearer(line: Led, other: Led): { readonly words: string; readonly isReady: boolean } | undefined {
  const { scene, contracts } = line;
  const { say } = scene;
  const [best] = contracts
    .flatMap((id) => {
      const [next, there] = [nearestOf(line, id), nearestOf(other, id)];
      const isDoneThere = other.completions.some(({ contract }) => contract === id);
      // What the other completes can still be completed in what is to come of this turn, if it is ready.
      const most = !isDoneThere ? NEAR : line.goesOn ? 0 : -1;
      const isNearer = next !== undefined && next.count < (there?.count ?? Number.POSITIVE_INFINITY);
      return isNearer && next.count <= most ? [{ contract: contractOf(scene, id), next }] : [];
    })
    .sort((a, b) => Math.sign(a.next.count) - Math.sign(b.next.count) || worth(b) - worth(a));
  if (best === undefined) return undefined;
  const { contract, next } = best;
  const args = {
    demand: demandInWords(say, contract.demand),
    gains: contractGains(say, contract),
    place: levelName(say, next.level),
  };
  if (next.count === 0) return { words: say('otys-why-ready', args), isReady: true };
  return { words: say('otys-why-lacks', { ...args, lacks: lacksTold(scene, next) }), isReady: false };
}

const worth = ({
  contract,
  next,
}: {
  readonly contract: { readonly prestige: number };
  readonly next: Shortfall;
}) => contract.prestige - next.count;

/** What contracts bring a purse together. */
const gainsOf = (scene: Scene, completions: readonly Completion[], purse: Purse): number =>
  completions.reduce((sum, { contract }) => sum + paidBy(contractOf(scene, contract), purse), 0);

function paidBy({ prestige, bonus }: Contract, purse: Purse): number {
  switch (purse) {
    case 'prestige':
      return prestige;
    case 'credits':
    case 'batteries':
      return bonus[purse];
    case 'neutral-x':
      return 0;
  }
}

/** What contracts take of a colour from a level. */
const takenBy = (scene: Scene, completions: readonly Completion[], colour: Colour, level: Level): number =>
  completions
    .filter((each) => each.level === level)
    .reduce(
      (sum, { contract, colours }) =>
        sum + cubesTaken(contractOf(scene, contract).demand, colours ?? [])[colour],
      0,
    );

/** By how much there is more after a line; of one that is not over yet only what it has gained: it may still pay as the other did. */
const surplus = (isEarlier: boolean, now: number, then: number, there: number): number =>
  Math.max(0, isEarlier ? Math.min(then - there, then - now) : then - there);

/** What is left after one line and not after the other, but for what is told with the contracts: purse and resources. */
function more(line: Led, other: Led): readonly string[] {
  const { scene, before, reached } = line;
  const { say } = scene;
  const [here, there] = [onlyHere(line, other), onlyHere(other, line)];
  const isEarlier = line.goesOn && !other.goesOn;
  const purse = PURSES.flatMap((what) => {
    const kept = PURSE_FIELD[what];
    const by = surplus(
      isEarlier,
      before[kept],
      reached[kept] - gainsOf(scene, here, what),
      other.reached[kept] - gainsOf(scene, there, what),
    );
    return by === 0 ? [] : [{ what, words: amount(say, what, by) }];
  });
  const cubes = LEVELS.flatMap((level) => {
    const parts = COLOURS.flatMap((colour) => {
      const count = (side: SeatView): number => side.cubes[level - 1]?.[colour] ?? 0;
      const by = surplus(
        isEarlier,
        count(before),
        count(reached),
        count(other.reached) + takenBy(scene, there, colour, level),
      );
      return by === 0
        ? []
        : [say('otys-cubes-changed', { sign: '', count: by, colour: colourName(say, colour, by) })];
    });
    return parts.length === 0
      ? []
      : [say('otys-happened-cubes', { changes: parts.join(COMMA), place: levelName(say, level) })];
  });
  const isPrestige = ({ what }: { readonly what: Purse }): boolean => what === 'prestige';
  const amounts = [
    ...purse.filter(isPrestige).map(({ words }) => words),
    ...cubes,
    ...purse.filter((each) => !isPrestige(each)).map(({ words }) => words),
  ];
  return amounts.length === 0 ? [] : [say('otys-why-more', { amounts: amounts.join(COMMA) })];
}

/** Divers that are upgraded after one line alone, and the improvements of Mechanic and Hacker. */
function upgraded(line: Led, other: Led): readonly string[] {
  const { scene, reached } = line;
  const { say } = scene;
  const isUpgradedThere = (diver: string): boolean =>
    other.reached.column.some((each) => each.diver === diver && each.upgraded);
  return [
    ...reached.column
      .filter((each) => each.upgraded && !isUpgradedThere(each.diver))
      .map(({ diver }) => say('otys-why-upgrades', { diver: diverName(say, diver) })),
    ...TECHNICIANS.filter((technician) => reached[technician] > other.reached[technician]).map((technician) =>
      say('otys-why-improves', { technician }),
    ),
  ];
}

/** Whether a line looks at contracts to keep one, by the Spy or a reward. */
const looks = ({ scene, moves }: Led): boolean =>
  moves.some(({ notation, facts }) => {
    const kind = otysNotation.parse(notation)?.kind;
    const used = facts.flatMap((fact) => (fact.kind === 'reward-used' ? [fact.reward] : []));
    return kind === 'look' || used.some((id) => rewardOf(scene, id).front.kind === 'look');
  });

const looked = (line: Led, other: Led): readonly string[] =>
  looks(line) && !looks(other) ? [line.scene.say('otys-why-looks')] : [];

const moved = ({ scene, moves }: Led, other: Led, seat: Seat): readonly string[] => {
  const there = movedBy(scene, other.moves, seat);
  return movedBy(scene, moves, seat)
    .filter((words) => !there.includes(words))
    .map((words) => scene.say('otys-why-moves', { moved: words }));
};

/** The keys at hand after one line alone; none where all come home. */
function kept({ scene, reached, bringsHome }: Led, other: Led): readonly string[] {
  const { say } = scene;
  if (bringsHome) return [];
  const keys = [
    ...reached.keys.filter((key) => !other.reached.keys.includes(key)).map((key) => `${key}`),
    ...(reached.ownX && !other.reached.ownX ? ['x'] : []),
  ];
  return keys.length === 0
    ? []
    : [say('otys-why-keeps', { keys: keys.map((key) => say('otys-why-key', { key })).join(COMMA) })];
}
