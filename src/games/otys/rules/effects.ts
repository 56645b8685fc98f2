import { BrokenRule } from '../../../engine/agenda.ts';
import type { Chance } from '../../../engine/chance.ts';
import { drawCard, shuffledDeck } from '../../../engine/deck.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import { closedQuestion, openAsk, openQuestion, SKIP } from './asking.ts';
import type { Components } from './components.ts';
import { deed, keyLevel, type Ledger, ownSide, seatSide } from './ledger.ts';
import {
  canHappen,
  carriageTargets,
  effectObstacle,
  frontEffect,
  tokensHere,
  upgradeable,
} from './possible.ts';
import { cubesAt } from './side.ts';
import type { Otys, OtysState } from './state.ts';
import {
  COLOURS,
  type Colour,
  type DiverName,
  type Obstacle,
  SEA_LEVELS,
  type SeaLevel,
} from './vocabulary.ts';

function upgradeChoices(state: OtysState, among: 'activated' | 'surface' | 'any'): readonly Choice<Otys>[] {
  const side = ownSide(state);
  const offered = upgradeable(state, among);
  const others = side.column.filter(({ diver }) => !offered.includes(diver));
  const upgrading = (diver: DiverName, unless?: Obstacle): Choice<Otys> => ({
    move: { kind: 'diver', diver },
    steps: [{ kind: 'upgrade-diver', diver }],
    unless,
  });
  return [
    ...offered.map((diver) => upgrading(diver)),
    ...others.map(({ diver, upgraded }) => upgrading(diver, upgraded ? 'upgraded' : 'elsewhere')),
  ];
}

function carryChoices({ values }: Components, state: OtysState): readonly Choice<Otys>[] {
  const side = ownSide(state);
  const obstacle = (from: SeaLevel): Obstacle | undefined => {
    if (side.batteries === 0) return 'battery';
    if (carriageTargets(values, state, from).length > 0) return undefined;
    return from === keyLevel(state) ? 'no-room' : 'full';
  };
  return SEA_LEVELS.flatMap((from) => {
    const there = cubesAt(side, from);
    return COLOURS.filter((colour) => there[colour] > 0).map((colour) => ({
      move: { kind: 'carry', colour, from },
      steps: [{ kind: 'carry-to', colour, from }],
      unless: obstacle(from),
    }));
  });
}

const leaving = ({ optional }: { readonly optional?: boolean }): readonly Choice<Otys>[] =>
  optional === true ? [SKIP] : [];

/** The interpreter of what sponsors, reward tokens and bonuses do. */
export const effectRules = (components: Components) =>
  ({
    gain: deed((ledger, step, { state }) => {
      if (!canHappen(components, state, step)) return;
      ledger.count(ledger.seat, step.purse, step.by);
      if (step.purse === 'neutral-x') ledger.change({ neutralSupply: state.neutralSupply - step.by });
    }),
    upgrade: {
      asks: (state, step) => {
        const choices = [...upgradeChoices(state, step.among), ...leaving(step)];
        return step.closed === true
          ? [{ seat: state.turn.seat, choices }]
          : openAsk(components, state, step, choices);
      },
    },
    'upgrade-diver': deed((ledger, { diver }, { state }) => {
      const { seat } = ledger;
      ledger.changeSeat(seat, {
        column: seatSide(state, seat).column.map((tile) =>
          tile.diver === diver ? { ...tile, upgraded: true } : tile,
        ),
      });
      ledger.tell({ kind: 'diver-upgraded', seat, diver });
    }),
    'fix-diver': deed((ledger) => ledger.changePlay({ fixed: true })),
    'free-own': deed((ledger) => ledger.changePlay({ free: true })),
    'act-twice': deed((ledger) => ledger.changePlay({ twice: true })),
    'battery-or-carry': openQuestion(components)((state) => [
      { move: { kind: 'battery' }, steps: [{ kind: 'gain', purse: 'batteries', by: 1 }] },
      ...carryChoices(components, state),
    ]),
    'carry-to': closedQuestion((state, { colour, from }) => {
      const targets = carriageTargets(components.values, state, from);
      return SEA_LEVELS.filter((level) => level !== from).map((to) => ({
        move: { kind: 'level', level: to },
        steps: [{ kind: 'carry', colour, from, to }],
        unless: targets.includes(to) ? undefined : from === keyLevel(state) ? 'full' : 'key-level',
      }));
    }),
    carry: deed((ledger, { colour, from, to }) => {
      ledger.count(ledger.seat, 'batteries', -1);
      ledger.cubes(ledger.seat, from, colour, -1);
      ledger.cubes(ledger.seat, to, colour, 1);
    }),
    'choose-colour': {
      asks: (state, step) => {
        if (!canHappen(components, state, step)) return [];
        const found = step.colours.map(
          (colour: Colour): Choice<Otys> => ({
            move: { kind: 'colour', colour },
            steps: [{ kind: 'find-cube', colour }],
          }),
        );
        return [{ seat: state.turn.seat, choices: [...found, ...leaving(step)] }];
      },
    },
    'find-cube': deed((ledger, { colour }, { state }) =>
      ledger.cubes(ledger.seat, keyLevel(state), colour, 1),
    ),
  }) satisfies Partial<Rules<Otys>>;

function takeOff(ledger: Ledger, level: SeaLevel, index: number): string {
  const { display } = ledger.state;
  const shown = display[level - 1];
  const id = shown?.[index];
  if (shown === undefined || id === undefined) throw new BrokenRule('otys takes a reward that is not there');
  ledger.change({ display: display.with(level - 1, shown.toSpliced(index, 1)) });
  return id;
}

function refill(ledger: Ledger, level: SeaLevel, index: number, chance: Chance): void {
  const { bag, display, spentRewards } = ledger.state;
  const drawn = drawCard(bag.length === 0 ? shuffledDeck(spentRewards) : bag, chance, 'all');
  if (drawn === undefined) return;
  ledger.change({
    bag: drawn.deck,
    spentRewards: bag.length === 0 ? [] : spentRewards,
    display: display.with(level - 1, (display[level - 1] ?? []).toSpliced(index, 0, drawn.card)),
  });
  ledger.tell({ kind: 'reward-shown', reward: drawn.card, level });
}

/** What becomes of reward tokens: used from the display (sponsor 2 advanced) or taken to a board (Explorer). */
export const rewardRules = (components: Components) =>
  ({
    'pick-reward': openQuestion(components)((state) =>
      tokensHere(components, state).map(({ index, reward }) => {
        const effect = frontEffect(reward, false);
        return {
          move: { kind: 'reward', index },
          steps: [{ kind: 'tell-reward', reward: reward.id }, effect, { kind: 'discard-reward', index }],
          unless: effectObstacle(components, state, effect),
        };
      }),
    ),
    'tell-reward': deed((ledger, { reward }) =>
      ledger.tell({ kind: 'reward-used', seat: ledger.seat, reward }),
    ),
    'discard-reward': deed((ledger, { index }, { state, chance }) => {
      const level = keyLevel(state);
      const id = takeOff(ledger, level, index);
      ledger.change({ spentRewards: [...state.spentRewards, id] });
      refill(ledger, level, index, chance);
    }),
    'place-reward': deed((ledger, { index }, { state, chance }) => {
      const level = keyLevel(state);
      const reward = takeOff(ledger, level, index);
      const { rewards } = ownSide(state);
      const old = rewards[level];
      if (old !== undefined) ledger.change({ spentRewards: [...state.spentRewards, old] });
      ledger.changeSeat(ledger.seat, { rewards: { ...rewards, [level]: reward } });
      ledger.tell({ kind: 'reward-placed', seat: ledger.seat, reward, level });
      refill(ledger, level, index, chance);
    }),
  }) satisfies Partial<Rules<Otys>>;
