import { openMatch } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Guide } from '../../presenter.ts';
import { guidePicture } from '../board/index.ts';
import type { Components, Contract } from '../rules/components.ts';
import { waysOf } from '../rules/contract-ways.ts';
import { createOtys } from '../rules/game.ts';
import type { Cubes, DiverView, OtysView } from '../rules/view.ts';
import { COLOURS, type SeaLevel, spaceOfLevel } from '../rules/vocabulary.ts';

const LEVEL: SeaLevel = 3;

const RESOURCES = 3;

/** *How to play*: a turn on level 3 in which a contract has just become complete. */
export function guideOf(say: Say, components: Components): Guide {
  const { target, homeAt } = components.values;
  return {
    goal: say('otys-guide-goal', { target }),
    picture: guidePicture({ view: sampleView(components), components, say }, LEVEL),
    callouts: [
      say('otys-guide-key'),
      say('otys-guide-sponsor'),
      say('otys-guide-diver'),
      say('otys-guide-resources'),
      say('otys-guide-contract'),
    ],
    turn: say('otys-guide-turn', { home: homeAt[0] ?? 0 }),
  };
}

/** The position of the guide: always the same for the same box. */
function sampleView(components: Components): OtysView {
  const setup = { seats: 2, options: { sponsors: 'basic', variant: 'off', first: '1' }, seed: 'how to play' };
  const view = openMatch(createOtys(components), setup).match.view('spectator');
  const contract = sampleContract(components);
  const [cubes] = contract === undefined ? [] : waysOf(contract).map((way) => way.cubes);
  return {
    ...view,
    phase: 'effect',
    active: { token: LEVEL, level: LEVEL },
    activated: 'plant-expert',
    sponsors: ([5, 3, 1, 4, 2] as const).map((sponsor) => ({ sponsor, side: 'basic' })),
    row: contract === undefined ? [] : [contract.id],
    seats: view.seats.map((side) =>
      side.seat === 0
        ? {
            ...side,
            prestige: 4,
            column: withDiver(side.column, 'plant-expert'),
            cubes: cubes === undefined ? side.cubes : side.cubes.with(LEVEL - 1, cubes),
            keys: side.keys.filter((key) => key !== LEVEL && key !== 1),
            track: [1],
          }
        : side,
    ),
  };
}

/** A public contract of three resources, with a Plant among them: the diver has just brought it. */
function sampleContract({ contracts }: Components): Contract | undefined {
  const counted = (cubes: Cubes) => COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);
  return [...contracts.values()].find(
    (contract) =>
      contract.demand.kind === 'determined' &&
      waysOf(contract).some(({ cubes }) => counted(cubes) === RESOURCES && cubes.plant > 0),
  );
}

function withDiver(column: readonly DiverView[], diver: DiverView['diver']): readonly DiverView[] {
  const there = spaceOfLevel(LEVEL);
  const from = column.findIndex((each) => each.diver === diver);
  const [one, other] = [column[from], column[there]];
  return one === undefined || other === undefined ? column : column.with(there, one).with(from, other);
}
