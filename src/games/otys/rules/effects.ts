import type { Choice, Rules } from '../../../engine/game.ts';
import { openAsk } from './asking.ts';
import type { Components } from './components.ts';
import { keyLevel, Ledger, seatOf } from './ledger.ts';
import { canHappen, carriages, upgradeable } from './possible.ts';
import type { Otys, OtysState } from './state.ts';
import type { Colour, DiverName, Obstacle } from './vocabulary.ts';

function upgradeChoices(state: OtysState, among: 'activated' | 'surface' | 'any'): readonly Choice<Otys>[] {
  return upgradeable(state, among).map((diver: DiverName) => ({
    move: { kind: 'diver', diver },
    steps: [{ kind: 'upgrade-diver', diver }],
  }));
}

/** Why no cube can be moved by sponsor 5 advanced; nothing where one can, as far as Batteries go. */
export const carryObstacle = (state: OtysState): Obstacle | undefined =>
  seatOf(state, state.turn.seat).batteries === 0 ? 'battery' : undefined;

const carryChoices = (components: Components, state: OtysState): readonly Choice<Otys>[] =>
  carryObstacle(state) !== undefined
    ? []
    : carriages(components, state).map(({ colour, from }) => ({
        move: { kind: 'carry', colour, from },
        steps: [{ kind: 'carry-to', colour, from }],
      }));

/** *Skip*, where an effect may be left. */
const leaving = ({ optional }: { readonly optional?: boolean }): readonly Choice<Otys>[] =>
  optional === true ? [{ move: { kind: 'skip' }, steps: [], safest: true }] : [];

/** The interpreter of what sponsors, reward tokens and bonuses do. */
export const effectRules = (components: Components) =>
  ({
    gain: {
      happens(state, step) {
        const ledger = new Ledger(state);
        if (!canHappen(components, state, step)) return ledger.outcome();
        ledger.count(ledger.seat, step.purse, step.by);
        if (step.purse === 'neutral-x') ledger.change({ neutralSupply: state.neutralSupply - step.by });
        return ledger.outcome();
      },
    },
    upgrade: {
      asks: (state, step) => {
        const choices = upgradeChoices(state, step.among);
        if (choices.length === 0) return [];
        const all = [...choices, ...leaving(step)];
        return step.closed === true
          ? [{ seat: state.turn.seat, choices: all }]
          : openAsk(components, state, step, () => all);
      },
    },
    'upgrade-diver': {
      happens(state, { diver }) {
        const ledger = new Ledger(state);
        const { seat } = ledger;
        ledger.changeSeat(seat, {
          column: seatOf(state, seat).column.map((tile) =>
            tile.diver === diver ? { ...tile, upgraded: true } : tile,
          ),
        });
        ledger.tell({ kind: 'diver-upgraded', seat, diver });
        return ledger.outcome();
      },
    },
    'fix-diver': {
      happens: (state) => ({ state: { ...state, play: { ...state.play, fixed: true } } }),
    },
    'free-own': {
      happens: (state) => ({ state: { ...state, play: { ...state.play, free: true } } }),
    },
    'act-twice': {
      happens: (state) => ({ state: { ...state, play: { ...state.play, twice: true } } }),
    },
    'battery-or-carry': {
      asks: (state, step) =>
        openAsk(components, state, step, (...given) => [
          { move: { kind: 'battery' }, steps: [{ kind: 'gain', purse: 'batteries', by: 1 }] },
          ...carryChoices(...given),
        ]),
    },
    'carry-to': {
      asks: (state, { colour, from }) => {
        const carriage = carriages(components, state).find(
          (each) => each.colour === colour && each.from === from,
        );
        return [
          {
            seat: state.turn.seat,
            choices: (carriage?.to ?? []).map((to) => ({
              move: { kind: 'level', level: to },
              steps: [{ kind: 'carry', colour, from, to }],
            })),
          },
        ];
      },
    },
    carry: {
      happens(state, { colour, from, to }) {
        const ledger = new Ledger(state);
        ledger.count(ledger.seat, 'batteries', -1);
        ledger.cubes(ledger.seat, from, colour, -1);
        ledger.cubes(ledger.seat, to, colour, 1);
        return ledger.outcome();
      },
    },
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
    'find-cube': {
      happens(state, { colour }) {
        const ledger = new Ledger(state);
        ledger.cubes(ledger.seat, keyLevel(state), colour, 1);
        return ledger.outcome();
      },
    },
  }) satisfies Partial<Rules<Otys>>;
