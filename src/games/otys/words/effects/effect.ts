import type { Seat } from '../../../../engine/seat.ts';
import type { FactOf } from '../../../facts-told.ts';
import type { Kinds } from '../../../kinds.ts';
import type { Outlook } from '../../../presenter.ts';
import { type Scene, shownSide } from '../../board/scene.ts';
import { contractOf, type Reward } from '../../rules/components.ts';
import { type MoveOfKind, type OtysMove, otysNotation } from '../../rules/move.ts';
import { cubesTaken, type Shortfall } from '../../rules/shortfall.ts';
import { cubesBy } from '../../rules/side.ts';
import type { Otys } from '../../rules/state.ts';
import type { Cubes, DiverView, OtysFact, Purse, SponsorTile } from '../../rules/view.ts';
import { COLOURS, type Colour, type DiverName, SEA_LEVELS, type SeaLevel } from '../../rules/vocabulary.ts';

interface Effects {
  looks: object;
  returns: object;
  dives: object;
  nothing: object;
  idle: Pick<FactOf<OtysFact, 'diver-idle'>, 'diver' | 'lacks' | 'level'>;
  /** `by` is positive in either. */
  spent: { purse: Purse; by: number };
  gained: { purse: Purse; by: number };
  completed: { contract: string; level: SeaLevel };
  cubes: { level: SeaLevel; by: readonly (readonly [Colour, number])[] };
  /** So much Prestige is reached that the last round begins. */
  target: { prestige: number };
  /** This many public contracts are ready when the turn ends. */
  left: { count: number };
  /** From now on each contract on a level brings the back of a token, in the place of another one. */
  reward: { level: SeaLevel; reward: Reward; old: Reward | undefined };
  stands: { diver: DiverName; level: SeaLevel };
  /** What is chosen next: a front's effect, a price, where a resource goes, a level's own reward. */
  front: { reward: Reward };
  price: { credits: number; prestige: number };
  carries: { from: SeaLevel };
  besides: { reward: Reward };
  /** What the diver at work, or the sponsor there, can do. */
  work: { diver: DiverView; free: boolean };
  copies: { seats: readonly Seat[]; level: SeaLevel };
  twice: { isPaid: boolean };
  sponsor: { tile: SponsorTile };
  opens: { isNeutral: boolean };
  propels: { reach: number };
  could: { divers: readonly DiverName[]; level: SeaLevel };
  ready: { contract: string; level: SeaLevel };
  nearer: { contract: string; short: Shortfall };
  /** What a search saw besides: later in the turn, in the next one, or in those of the others. */
  now: { contract: string };
  soon: { contract: string };
  later: { contract: string };
  denies: { contract: string; rival: Seat };
  taken: { contract: string; rival: Seat };
  points: { by: number };
}

/** Facts that are effects as they are. */
export const TELLING = [
  'ended',
  'keys-home',
  'diver-upgraded',
  'diver-moved',
  'technician',
  'key-returned',
] as const satisfies readonly OtysFact['kind'][];

/** What comes of answers for the player who gives them, or what is asked of them then. */
export type Effect = Kinds<Effects> | FactOf<OtysFact, (typeof TELLING)[number]>;

/** An effect of one kind. */
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** What changes on the side of who answers, and in which answers of the line. */
export interface LineChanges {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly outlook: Outlook<Otys>;
  readonly moves: readonly (OtysMove | undefined)[];
  /** The facts of its answers but for contracts, which tell of themselves. */
  readonly facts: readonly OtysFact[];
  readonly completions: readonly EffectOf<'completed'>[];
  readonly purses: readonly { readonly purse: Purse; readonly by: number }[];
  readonly cubes: readonly { readonly level: SeaLevel; readonly colour: Colour; readonly by: number }[];
  /** The level of the key; undefined before it is known. */
  readonly level: SeaLevel | undefined;
}

const isUsualEnd = (fact: OtysFact, move: OtysMove | undefined, at: number): boolean =>
  fact.kind === 'diver-moved' && move?.kind === 'end' && at > 0;

/** Completing a contract. */
export type ForeseenCompletion = MoveOfKind<'contract'>;

/** What completing a contract pays and takes, whether or not it can be foreseen which one takes its place. */
export function paidBy(
  scene: Pick<Scene, 'components'>,
  { contract, level, colours = [] }: ForeseenCompletion,
) {
  const { demand, prestige, bonus } = contractOf(scene, contract);
  const taken = cubesTaken(demand, colours);
  return {
    purses: [
      { purse: 'prestige', by: prestige },
      { purse: 'credits', by: bonus.credits },
      { purse: 'batteries', by: bonus.batteries },
    ] as const,
    cubes: COLOURS.map((colour) => ({ level, colour, by: -taken[colour] })),
  };
}

/** A line as its seat foresees it. `scene` is of the view before it. */
export function lineOf(scene: Scene, outlook: Outlook<Otys>, seat: Seat): LineChanges {
  const moves = outlook.moves.map(({ notation }) => otysNotation.parse(notation));
  const completed = moves.flatMap((move) => (move?.kind === 'contract' ? [move] : []));
  // Contracts tell of themselves; who comes up at the end of a turn goes without saying behind other answers.
  const facts = outlook.moves.flatMap((entry, at) =>
    moves[at]?.kind === 'contract' ? [] : entry.facts.filter((fact) => !isUsualEnd(fact, moves[at], at)),
  );
  const own = facts.filter((fact) => !('seat' in fact) || fact.seat === seat);
  const paid = completed.map((move) => paidBy(scene, move));
  const played = own.find((fact) => fact.kind === 'key-played');
  return {
    ...{ scene, seat, outlook, moves, facts: own },
    completions: completed.map(({ contract, level }) => ({ kind: 'completed', contract, level })),
    purses: [...own.filter((fact) => fact.kind === 'purse'), ...paid.flatMap(({ purses }) => purses)],
    cubes: [...own.filter((fact) => fact.kind === 'cube'), ...paid.flatMap(({ cubes }) => cubes)],
    level: scene.view.active?.level ?? played?.level,
  };
}

/** What is spent and gained of each kind, apart from each other: a price stays one. */
export function pursesOf({ purses }: Pick<LineChanges, 'purses'>): readonly Effect[] {
  const sums = new Map<string, EffectOf<'spent'> | EffectOf<'gained'>>();
  for (const { purse, by } of purses) {
    if (by === 0) continue;
    const kind = by < 0 ? 'spent' : 'gained';
    const sum = (sums.get(`${kind} ${purse}`)?.by ?? 0) + Math.abs(by);
    sums.set(`${kind} ${purse}`, { kind, purse, by: sum });
  }
  return [...sums.values()];
}

const changeOn = ({ cubes }: Pick<LineChanges, 'cubes'>, level: SeaLevel, colour: Colour): number =>
  cubes.reduce((sum, each) => sum + (each.level === level && each.colour === colour ? each.by : 0), 0);

/** What lies on a level after a line. */
export function withChange(lying: Cubes, line: Pick<LineChanges, 'cubes'>, level: SeaLevel): Cubes {
  return cubesBy((colour) => lying[colour] + changeOn(line, level, colour));
}

/** What comes to levels, and leaves them. */
export const cubesOf = (line: Pick<LineChanges, 'cubes'>): readonly Effect[] =>
  SEA_LEVELS.flatMap((level) => {
    const by = COLOURS.map((colour) => [colour, changeOn(line, level, colour)] as const);
    const changed = by.filter(([, count]) => count !== 0);
    return changed.length === 0 ? [] : [{ kind: 'cubes', level, by: changed }];
  });

/** That the goal is reached first by this. */
export function targetOf({
  scene,
  seat,
  purses,
}: Pick<LineChanges, 'scene' | 'seat' | 'purses'>): readonly Effect[] {
  const { view } = scene;
  const before = shownSide(scene, seat).prestige;
  const after = purses.reduce((sum, { purse, by }) => sum + (purse === 'prestige' ? by : 0), before);
  return after >= view.target && before < view.target && !view.lastRound
    ? [{ kind: 'target', prestige: view.target }]
    : [];
}
