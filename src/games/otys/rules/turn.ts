import { BrokenRule, canBeGiven } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { openAsk, openQuestion } from './asking.ts';
import type { Components } from './components.ts';
import { diverChoices, diverStep } from './divers.ts';
import { shelveKey } from './keys.ts';
import { deed, keyLevel, Ledger, ownSide, seatSide, withSeat } from './ledger.ts';
import { DEEDS, type Deed, otysNotation } from './move.ts';
import { endsNow, reachedTarget, standing } from './round.ts';
import { diverAt, diverOn, reach } from './side.ts';
import { effectHere, sponsorObstacle } from './sponsors.ts';
import { FRESH_PLAY, type Otys, type OtysState, type SeatState } from './state.ts';
import type { EffectStep } from './step.ts';
import { type Obstacle, SPACES_AS_READ, spaceOfLevel } from './vocabulary.ts';

/** Moves a diver within its column; those passed shift by one to close the gap. Spaces count from 0, topmost. */
function shiftDiver(ledger: Ledger, seat: Seat, from: number, to: number): void {
  const side = seatSide(ledger.state, seat);
  const moved = diverOn(side, from);
  ledger.changeSeat(seat, { column: side.column.toSpliced(from, 1).toSpliced(to, 0, moved) });
  ledger.tell({ kind: 'diver-moved', seat, diver: moved.diver, from, to });
}

/** Where a propeller could bring a diver ("Battery tokens"); past the key's level only while none is bound to it. */
const propellerTargets = (components: Components, state: OtysState, from: number): readonly number[] =>
  SPACES_AS_READ.filter((to) => to !== from && wayObstacle(components, state, from, to) === undefined);

function wayObstacle(
  { values }: Components,
  state: OtysState,
  from: number,
  to: number,
): Obstacle | undefined {
  if (Math.abs(to - from) > reach(values, ownSide(state))) return 'too-far';
  const bound = state.play.fixed ? spaceOfLevel(keyLevel(state)) : undefined;
  return bound === undefined || Math.min(from, to) > bound || Math.max(from, to) < bound
    ? undefined
    : 'bound';
}

const boundAt = (components: Components, state: OtysState, from: number): Obstacle | undefined =>
  propellerTargets(components, state, from).length > 0 ? undefined : 'bound';

function propellerObstacle(components: Components, state: OtysState): Obstacle | undefined {
  if (SPACES_AS_READ.every((from) => boundAt(components, state, from) !== undefined)) return 'bound';
  return ownSide(state).batteries === 0 ? 'battery' : undefined;
}

/** Propellers, and coming up out of turn (sponsor 3 advanced). */
export const columnRules = (components: Components) =>
  ({
    propel: openQuestion(components)((state) =>
      SPACES_AS_READ.map((from) => ({
        move: { kind: 'diver', diver: diverOn(ownSide(state), from).diver },
        steps: [{ kind: 'propel-to', from }],
        unless: boundAt(components, state, from),
      })),
    ),
    'propel-to': openQuestion(components)((state, { from }) =>
      SPACES_AS_READ.filter((space) => space !== from).map((space) => ({
        move: { kind: 'space', space },
        steps: [{ kind: 'move-diver', from, to: space }],
        unless: wayObstacle(components, state, from, space),
      })),
    ),
    'move-diver': deed((ledger, { from, to }, { state }) => {
      if (!propellerTargets(components, state, from).includes(to))
        throw new BrokenRule('otys moves a diver too far');
      ledger.count(ledger.seat, 'batteries', -1);
      shiftDiver(ledger, ledger.seat, from, to);
    }),
    resurface: deed((ledger, { level }) => {
      shiftDiver(ledger, ledger.seat, spaceOfLevel(level), 0);
    }),
  }) satisfies Partial<Rules<Otys>>;

interface Prospect {
  readonly deeds: readonly Deed[];
  /** Whether these, and leaving it, are all there is. */
  readonly whole: boolean;
}

const UNKNOWN: Prospect = { deeds: [], whole: false };

const choicesHere = (components: Components, state: OtysState): readonly Choice<Otys>[] =>
  diverChoices(components, state, diverStep(diverAt(ownSide(state), keyLevel(state)), state.play.free, []));

function prospectOf(components: Components, state: OtysState): Prospect {
  if (state.play.twice) return UNKNOWN;
  const written = choicesHere(components, state)
    .filter(canBeGiven)
    .map(({ move }) => otysNotation.make(move));
  // An upgraded expert's cube without its bonus, or the other way round, is asked for after the dive.
  const listed = written.includes('cube.bonus') ? ['cube.bonus'] : written;
  const deeds = DEEDS.filter((deed) => listed.includes(deed));
  return { deeds, whole: deeds.length > 0 && deeds.length === written.length };
}

/** Sponsors' effects that change nothing of what a diver can do but its price and how often it works. */
const FORESEEN: readonly EffectStep['kind'][] = ['gain', 'free-own', 'act-twice'];
/** Those that put another diver to work, or a better one, without a question. */
const changesDiver = (effect: EffectStep): boolean =>
  effect.kind === 'fix-diver' ||
  effect.kind === 'resurface' ||
  (effect.kind === 'upgrade' && effect.among === 'activated');

/** What the diver could do after the sponsor of the level was used; undefined if the sponsor asks first. */
function sponsoredProspect(components: Components, state: OtysState): Prospect | undefined {
  const { effects } = effectHere(state);
  const others = effects.filter(({ kind }) => !FORESEEN.includes(kind));
  if (others.length > 0) return others.every(changesDiver) ? UNKNOWN : undefined;
  const has = (kind: EffectStep['kind']): boolean => effects.some((effect) => effect.kind === kind);
  const credits = effects.reduce(
    (sum, effect) => sum + (effect.kind === 'gain' && effect.purse === 'credits' ? effect.by : 0),
    ownSide(state).credits,
  );
  return prospectOf(components, {
    ...withSeat(state, state.turn.seat, { credits }),
    play: { ...state.play, free: state.play.free || has('free-own'), twice: has('act-twice') },
  });
}

const diving = (sponsor: boolean, deed?: Deed, unless?: Obstacle): Choice<Otys> => ({
  move: { kind: 'dive', sponsor, ...(deed !== undefined && { deed }) },
  steps: [
    ...(sponsor ? [{ kind: 'use-sponsor' } as const] : []),
    { kind: 'dive', ...(deed !== undefined && { deed }) },
  ],
  ...(!sponsor && (deed === undefined || deed === 'skip') && { safest: true }),
  unless,
});

const obstructedDeeds = (components: Components, state: OtysState): readonly Choice<Otys>[] =>
  choicesHere(components, state).flatMap(({ move, unless }) => {
    const deed = DEEDS.find((each) => each === otysNotation.make(move));
    return deed === undefined || unless === undefined ? [] : diving(false, deed, unless);
  });

function dives(components: Components, state: OtysState): readonly Choice<Otys>[] {
  const { deeds, whole } = prospectOf(components, state);
  return [
    ...deeds.map((deed) => diving(false, deed)),
    whole ? diving(false, 'skip') : diving(false),
    ...obstructedDeeds(components, state),
  ];
}

function sponsoredDives(components: Components, state: OtysState, skips: boolean): readonly Choice<Otys>[] {
  const prospect = sponsoredProspect(components, state);
  if (prospect === undefined) return [];
  const { deeds, whole } = prospect;
  // With a choice of deeds the diver asks, so that the question keeps few answers.
  if (deeds.length > 1) return [diving(true)];
  const rest = whole ? (skips ? [diving(true, 'skip')] : []) : [diving(true)];
  return [...deeds.map((deed) => diving(true, deed)), ...rest];
}

function prepareChoices(components: Components, state: OtysState): readonly Choice<Otys>[] {
  const again = { kind: 'prepare' } as const;
  return [
    {
      move: { kind: 'sponsor' },
      steps: [{ kind: 'use-sponsor' }, again],
      unless: sponsorObstacle(components, state),
    },
    {
      move: { kind: 'propeller' },
      steps: [{ kind: 'propel' }, again],
      unless: propellerObstacle(components, state),
    },
    { move: { kind: 'dive', sponsor: false }, steps: [{ kind: 'dive' }], safest: true },
  ];
}

const mayPropelAfterSponsor = (state: OtysState): boolean =>
  ownSide(state).batteries > 0 ||
  effectHere(state).effects.some((effect) => effect.kind === 'gain' && effect.purse === 'batteries');

/** Step 1 with the diver's own question if that has few answers; the sponsor alone if something could come between. */
function preparations(
  components: Components,
  state: OtysState,
  parts: readonly Choice<Otys>[],
): readonly Choice<Otys>[] {
  const canPropelNext = mayPropelAfterSponsor(state);
  const sponsored = parts.some((part) => part.move.kind === 'sponsor' && canBeGiven(part))
    ? sponsoredDives(components, state, !canPropelNext)
    : [];
  const alone = sponsored.length === 0 || canPropelNext;
  return [
    ...sponsored,
    ...parts.filter(({ move }) => move.kind === 'propeller' || (move.kind === 'sponsor' && alone)),
    ...dives(components, state),
  ];
}

const stayObstacle = ({ batteries }: Pick<SeatState, 'batteries'>): Obstacle | undefined =>
  batteries > 0 ? undefined : 'battery';

/** The way of a turn: key, sponsor and propellers, dive, effect, the end and who is next. */
export const turnRules = (components: Components) =>
  ({
    'begin-turn': {
      happens(state) {
        const ledger = new Ledger({ ...state, play: FRESH_PLAY });
        const { seat, number, round } = state.turn;
        ledger.tell({ kind: 'turn-began', seat, number, round });
        return ledger.outcome({ kind: 'choose-key' });
      },
    },
    phase: deed((ledger, { phase }) => ledger.changePlay({ phase })),
    prepare: {
      asks: (state, step) =>
        openAsk(components, state, step, prepareChoices(components, state)).map((ask) =>
          // The dive alone is no question: its diver asks.
          ask.choices.filter(canBeGiven).length === 1 && ask.neverSkip !== true
            ? ask
            : { ...ask, choices: preparations(components, state, ask.choices) },
        ),
    },
    dive: deed((ledger, { deed }, { state }) => {
      const { seat } = ledger;
      const level = keyLevel(state);
      const tile = diverAt(ownSide(state), level);
      ledger.changePlay({ phase: 'effect', activated: tile.diver });
      ledger.tell({ kind: 'diver-activated', seat, diver: tile.diver, level });
      const uses = state.play.twice ? [false, true] : [false];
      ledger.follow(
        ...uses.map(
          (again) => ({ kind: 'act', again, ...(deed !== undefined && !again && { deed }) }) as const,
        ),
        { kind: 'phase', phase: 'end' },
        { kind: 'choose-end' },
      );
    }),
    act: {
      happens(state, { again, deed }) {
        const { idle: _, ...play } = state.play;
        const ledger = new Ledger({ ...state, play });
        const tile = diverAt(ownSide(state), keyLevel(state));
        const effect = diverStep(tile, play.free, []);
        if (deed === 'skip') return ledger.outcome({ kind: 'leave' });
        if (deed !== undefined) {
          const settled = diverChoices(components, state, effect).find(
            ({ move }) => otysNotation.make(move) === deed,
          );
          if (settled === undefined || !canBeGiven(settled))
            throw new BrokenRule('otys dives for what the diver cannot do');
          return ledger.outcome(...settled.steps);
        }
        if (!again) return ledger.outcome(effect);
        ledger.tell({ kind: 'diver-again', seat: ledger.seat, diver: tile.diver });
        return ledger.outcome({ ...effect, again });
      },
    },
    'choose-end': {
      asks: (state, step) => {
        const end = (stay: boolean): Choice<Otys> => ({
          move: { kind: 'end', stay },
          steps: [{ kind: 'end-turn', stay }],
          safest: !stay,
          unless: stay ? stayObstacle(ownSide(state)) : undefined,
        });
        return openAsk(components, state, step, [end(false), end(true)]).map((ask) => ({
          ...ask,
          neverSkip: true,
        }));
      },
    },
    'end-turn': deed((ledger, { stay }, { state }) => {
      const { seat } = ledger;
      shelveKey(components, ledger);
      if (stay) ledger.count(seat, 'batteries', -1);
      else shiftDiver(ledger, seat, spaceOfLevel(keyLevel(state)), 0);
      const copied = state.variant && !stay ? state.play.copied : [];
      // With the game over nobody is asked any more (ruling: designer's variant at the very end).
      const kind = endsNow(components, state) ? 'lift' : 'hold';
      ledger.follow(...copied.map((owner) => ({ kind, seat: owner }) as const), {
        kind: 'pass-turn',
      });
    }),
    hold: {
      asks: (state, { seat }) => {
        const answer = (spend: boolean): Choice<Otys> => ({
          move: { kind: 'hold', spend },
          steps: [{ kind: spend ? 'held' : 'lift', seat }],
          safest: !spend,
          unless: spend ? stayObstacle(seatSide(state, seat)) : undefined,
        });
        return [{ seat, choices: [answer(true), answer(false)] }];
      },
    },
    held: deed((ledger, { seat }) => ledger.count(seat, 'batteries', -1)),
    lift: deed((ledger, { seat }, { state }) => {
      shiftDiver(ledger, seat, spaceOfLevel(keyLevel(state)), 0);
    }),
    'pass-turn': deed((ledger, _step, { state }) => {
      const { turn, first, seats } = state;
      const seat = nextSeat(turn.seat, seats.length);
      if (endsNow(components, state)) {
        ledger.changePlay({ phase: 'over' });
        ledger.tell({ kind: 'ended', result: standing(state) });
        return;
      }
      if (reachedTarget(components, state) && !state.lastRound) {
        ledger.change({ lastRound: true });
        ledger.tell({ kind: 'last-round' });
      }
      ledger.change({
        turn: { seat, number: turn.number + 1, round: seat === first ? turn.round + 1 : turn.round },
      });
      ledger.follow({ kind: 'begin-turn' });
    }),
  }) satisfies Partial<Rules<Otys>>;
