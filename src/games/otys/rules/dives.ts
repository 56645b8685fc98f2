import { canBeGiven } from '../../../engine/agenda.ts';
import type { Choice } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { diverChoices, diverStep } from './divers.ts';
import { keyLevel, ownSide, withSeat } from './ledger.ts';
import { DEEDS, type Deed } from './move.ts';
import { otysNotation } from './notation.ts';
import { diverAt } from './search-zone.ts';
import { sponsorEffects } from './sponsors.ts';
import type { Otys, OtysState } from './state.ts';
import type { EffectStep } from './step.ts';
import type { Obstacle } from './vocabulary.ts';

interface Prospect {
  readonly deeds: readonly Deed[];
  /** Whether these, and leaving it, are all there is. */
  readonly whole: boolean;
}

const UNKNOWN: Prospect = { deeds: [], whole: false };

function prospectOf(components: Components, state: OtysState): Prospect {
  if (state.play.twice) return UNKNOWN;
  const tile = diverAt(ownSide(state), keyLevel(state));
  const written = diverChoices(components, state, diverStep(tile, state.play.free, []))
    .filter(canBeGiven)
    .map(({ move }) => otysNotation.make(move));
  // An upgraded expert's cube without its bonus, or the other way round, is asked for after the dive.
  const listed = written.includes('cube.bonus') ? ['cube.bonus'] : written;
  const deeds = DEEDS.filter((deed) => listed.includes(deed));
  return { deeds, whole: deeds.length > 0 && deeds.length === written.length };
}

/** A state after a sponsor's effect, as far as the diver's answers need it: `asks` if the sponsor asks something. */
function afterEffect(state: OtysState, effect: EffectStep): OtysState | 'unknown' | 'asks' {
  switch (effect.kind) {
    case 'gain': {
      const { credits } = ownSide(state);
      return effect.purse === 'credits'
        ? withSeat(state, state.turn.seat, { credits: credits + effect.by })
        : state;
    }
    case 'free-own':
      return { ...state, play: { ...state.play, free: true } };
    case 'act-twice':
      return { ...state, play: { ...state.play, twice: true } };
    case 'fix-diver':
    case 'resurface':
      return 'unknown';
    case 'upgrade':
      return effect.among === 'activated' ? 'unknown' : 'asks';
    case 'return-key':
    case 'pick-reward':
    case 'battery-or-carry':
    case 'look':
    case 'choose-colour':
      return 'asks';
  }
}

function afterSponsor(state: OtysState): OtysState | 'unknown' | 'asks' {
  let after: OtysState | 'unknown' = state;
  for (const effect of sponsorEffects(state)) {
    const next = afterEffect(after === 'unknown' ? state : after, effect);
    if (next === 'asks') return next;
    after = after === 'unknown' ? after : next;
  }
  return after;
}

/** What the diver could do after the sponsor of the level was used; undefined if the sponsor asks first. */
function sponsoredProspect(components: Components, state: OtysState): Prospect | undefined {
  const after = afterSponsor(state);
  if (after === 'asks') return undefined;
  return after === 'unknown' ? UNKNOWN : prospectOf(components, after);
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

/** What the diver at the key's level could not do, of what can be settled with the dive. */
const obstructedDeeds = (components: Components, state: OtysState): readonly Choice<Otys>[] =>
  diverChoices(
    components,
    state,
    diverStep(diverAt(ownSide(state), keyLevel(state)), state.play.free, []),
  ).flatMap(({ move, unless }) => {
    const deed = DEEDS.find((each) => each === otysNotation.make(move));
    return deed === undefined || unless === undefined ? [] : diving(false, deed, unless);
  });

/** Dives that settle what the diver does, if it has few options; otherwise the dive, with its question after it. */
export function dives(components: Components, state: OtysState): readonly Choice<Otys>[] {
  const { deeds, whole } = prospectOf(components, state);
  return [
    ...deeds.map((deed) => diving(false, deed)),
    whole ? diving(false, 'skip') : diving(false),
    ...obstructedDeeds(components, state),
  ];
}

/** Ways to use the sponsor and dive in one go; empty if the sponsor asks. With `skips`, leaving the diver is one. */
export function sponsoredDives(
  components: Components,
  state: OtysState,
  skips: boolean,
): readonly Choice<Otys>[] {
  const prospect = sponsoredProspect(components, state);
  if (prospect === undefined) return [];
  const { deeds, whole } = prospect;
  // With a choice of deeds the diver asks, so that the question keeps few answers.
  if (deeds.length > 1) return [diving(true)];
  const rest = whole ? (skips ? [diving(true, 'skip')] : []) : [diving(true)];
  return [...deeds.map((deed) => diving(true, deed)), ...rest];
}
