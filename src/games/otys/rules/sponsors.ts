import { BrokenRule, canBeGiven } from '../../../engine/agenda.ts';
import type { Choice, Rules } from '../../../engine/game.ts';
import type { Components } from './components.ts';
import { diverChoices, diverStep } from './divers.ts';
import { deed, keyLevel, ownSide } from './ledger.ts';
import { effectObstacle } from './possible.ts';
import { reach } from './side.ts';
import type { Otys, OtysState } from './state.ts';
import type { EffectStep } from './step.ts';
import type { DiverView, OpenTable, SponsorTile } from './view.ts';
import {
  COLUMN_SPACES,
  LACK_OF,
  type Obstacle,
  type SeaLevel,
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

const free = (effect: EffectStep): SponsorEffect => ({ cost: 0, effects: [effect] });
const upgrading = (...effects: readonly EffectStep[]): SponsorEffect => ({
  cost: 2,
  effects: [...effects, { kind: 'gain', purse: 'prestige', by: 1 }],
});

/** The sponsor tiles (rulebook, "Sponsor tiles"). */
const SPONSOR_EFFECTS: Readonly<Record<SponsorNumber, Readonly<Record<SponsorSide, SponsorEffect>>>> = {
  1: { basic: free({ kind: 'gain', purse: 'credits', by: 1 }), advanced: free({ kind: 'free-own' }) },
  2: { basic: free({ kind: 'act-twice' }), advanced: free({ kind: 'pick-reward' }) },
  3: { basic: free({ kind: 'return-key' }), advanced: free({ kind: 'resurface', level: 5 }) },
  4: {
    basic: upgrading({ kind: 'upgrade', among: 'activated' }, { kind: 'fix-diver' }),
    advanced: upgrading({ kind: 'upgrade', among: 'surface' }),
  },
  5: {
    basic: free({ kind: 'gain', purse: 'batteries', by: 1 }),
    advanced: free({ kind: 'battery-or-carry' }),
  },
};

/** The sponsor on a level. Throws {@link BrokenRule} for a level without one. */
export function sponsorOn({ sponsors }: Pick<OpenTable, 'sponsors'>, level: SeaLevel): SponsorTile {
  const tile = sponsors[level - 1];
  if (tile === undefined) throw new BrokenRule(`otys has no sponsor on level ${level}`);
  return tile;
}

/** What a side of a sponsor tile costs and does. */
export const effectOf = ({ sponsor, side }: SponsorTile): SponsorEffect => SPONSOR_EFFECTS[sponsor][side];

/** Whether a sponsor has an effect of this kind. */
export const sponsorDoes = (tile: SponsorTile, kind: EffectStep['kind']): boolean =>
  effectOf(tile).effects.some((effect) => effect.kind === kind);

/** The same of the sponsor on the level of the key in play. */
export const effectHere = (state: OtysState): SponsorEffect => effectOf(sponsorOn(state, keyLevel(state)));

/** Why the sponsor of the key's level has nothing to offer now; undefined if it has. */
export function sponsorObstacle(components: Components, state: OtysState): Obstacle | undefined {
  if (state.play.sponsorUsed) return 'used';
  const { cost, effects } = effectHere(state);
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
    const { sponsor, side } = sponsorOn(state, keyLevel(state));
    const { cost, effects } = effectOf({ sponsor, side });
    ledger.changePlay({ sponsorUsed: true });
    ledger.tell({ kind: 'sponsor-used', seat: ledger.seat, sponsor, side });
    ledger.count(ledger.seat, 'credits', -cost);
    ledger.follow(...effects);
  }),
} satisfies Partial<Rules<Otys>>;
