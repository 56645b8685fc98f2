import { BrokenRule, canBeGiven } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { diverChoices, diverStep } from './divers.ts';
import { deed, keyLevel, ownSide } from './ledger.ts';
import { effectObstacle } from './possible.ts';
import { reach } from './side.ts';
import type { Otys, OtysState, SponsorTile } from './state.ts';
import type { EffectStep } from './step.ts';
import type { DiverView } from './view.ts';
import {
  COLUMN_SPACES,
  LACK_OF,
  type Obstacle,
  type SponsorNumber,
  type SponsorSide,
  spaceOfLevel,
} from './vocabulary.ts';

function saves(
  components: Components,
  state: OtysState,
  diver: DiverView,
  offers: (choice: Choice<Otys>) => boolean,
): boolean {
  const offered = (free: boolean): string =>
    JSON.stringify(diverChoices(components, state, diverStep(diver, free, [])).filter(offers));
  return offered(true) !== offered(false);
}

/** Why sponsor 1 advanced changes nothing this turn, by the divers that can come there (ruling: sponsor 1 advanced). */
function savingObstacle(components: Components, state: OtysState): Obstacle | undefined {
  const side = ownSide(state);
  const key = spaceOfLevel(keyLevel(state));
  const farthest = reach(components.values, side) * side.batteries;
  const saving = (within: number, offers: (choice: Choice<Otys>) => boolean): boolean =>
    side.column.some(
      (diver, space) => Math.abs(space - key) <= within && saves(components, state, diver, offers),
    );
  if (saving(farthest, canBeGiven)) return undefined;
  if (saving(COLUMN_SPACES, canBeGiven)) return 'battery';
  const withContract = ({ unless }: Choice<Otys>): boolean =>
    unless === undefined || LACK_OF[unless] !== undefined;
  if (saving(farthest, withContract)) return 'full';
  return saving(COLUMN_SPACES, withContract) ? 'battery' : 'no-saving';
}

/** What a side of a sponsor tile costs in Credits and does. */
export interface SponsorEffect {
  readonly cost: number;
  readonly effects: readonly EffectStep[];
}

const FREE = 0;
const UPGRADE_COST = 2;
const ONE_PRESTIGE: EffectStep = { kind: 'gain', purse: 'prestige', by: 1 };

/** The sponsor tiles (rulebook, "Sponsor tiles"). */
export const SPONSOR_EFFECTS: Readonly<Record<SponsorNumber, Readonly<Record<SponsorSide, SponsorEffect>>>> =
  {
    1: {
      basic: { cost: FREE, effects: [{ kind: 'gain', purse: 'credits', by: 1 }] },
      advanced: { cost: FREE, effects: [{ kind: 'free-own' }] },
    },
    2: {
      basic: { cost: FREE, effects: [{ kind: 'act-twice' }] },
      advanced: { cost: FREE, effects: [{ kind: 'pick-reward' }] },
    },
    3: {
      basic: { cost: FREE, effects: [{ kind: 'return-key' }] },
      advanced: { cost: FREE, effects: [{ kind: 'resurface', level: 5 }] },
    },
    4: {
      basic: {
        cost: UPGRADE_COST,
        effects: [{ kind: 'upgrade', among: 'activated' }, { kind: 'fix-diver' }, ONE_PRESTIGE],
      },
      advanced: { cost: UPGRADE_COST, effects: [{ kind: 'upgrade', among: 'surface' }, ONE_PRESTIGE] },
    },
    5: {
      basic: { cost: FREE, effects: [{ kind: 'gain', purse: 'batteries', by: 1 }] },
      advanced: { cost: FREE, effects: [{ kind: 'battery-or-carry' }] },
    },
  };

function sponsorHere(state: OtysState): SponsorTile {
  const tile = state.sponsors[keyLevel(state) - 1];
  if (tile === undefined) throw new BrokenRule('otys misses a sponsor');
  return tile;
}

/** What the sponsor on the level of the key in play does. */
export function sponsorEffects(state: OtysState): readonly EffectStep[] {
  const { sponsor, side } = sponsorHere(state);
  return SPONSOR_EFFECTS[sponsor][side].effects;
}

/** Why the sponsor of the key's level has nothing to offer now; undefined if it has. */
export function sponsorObstacle(components: Components, state: OtysState): Obstacle | undefined {
  if (state.play.sponsorUsed) return 'used';
  const { sponsor, side } = sponsorHere(state);
  const { cost, effects } = SPONSOR_EFFECTS[sponsor][side];
  for (const effect of effects) {
    const obstacle =
      effect.kind === 'free-own'
        ? savingObstacle(components, state)
        : effectObstacle(components, state, effect);
    if (obstacle !== undefined) return obstacle;
  }
  return ownSide(state).credits < cost ? 'credits' : undefined;
}

/** Using the sponsor of the key's level. */
export const sponsorRules = {
  'use-sponsor': deed((ledger, _step, { state }) => {
    const { sponsor, side } = sponsorHere(state);
    const { cost, effects } = SPONSOR_EFFECTS[sponsor][side];
    ledger.changePlay({ sponsorUsed: true });
    ledger.tell({ kind: 'sponsor-used', seat: ledger.seat, sponsor, side });
    ledger.count(ledger.seat, 'credits', -cost);
    ledger.follow(...effects);
  }),
} satisfies Partial<Rules<Otys>>;
