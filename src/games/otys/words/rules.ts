import type { Picture } from '../../../canvas/picture.ts';
import { openMatch } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Guide, RulesTopic } from '../../presenter.ts';
import { drawDemand } from '../board/contract-card.ts';
import { guidePicture } from '../board/guide.ts';
import { type LegendEntry, legendPicture, markEntries } from '../board/legend.ts';
import { freeWords } from '../board/piece-words.ts';
import { type Components, type Contract, REWARD_BACKS } from '../rules/components.ts';
import { createOtys } from '../rules/game.ts';
import { waysOf } from '../rules/shortfall.ts';
import { cubeCount } from '../rules/side.ts';
import type { DiverView, OtysView } from '../rules/view.ts';
import {
  DIVERS,
  type DiverName,
  isExpert,
  type SeaLevel,
  SPONSOR_SIDES,
  SPONSORS,
  spaceOfLevel,
} from '../rules/vocabulary.ts';
import { backEntry, diverEntry, frontEntry, sponsorEntry } from './pieces.ts';

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
  return [...contracts.values()].find(
    (contract) =>
      contract.demand.kind === 'determined' &&
      waysOf(contract).some(({ cubes }) => cubeCount(cubes) === RESOURCES && cubes.plant > 0),
  );
}

function withDiver(column: readonly DiverView[], diver: DiverView['diver']): readonly DiverView[] {
  const there = spaceOfLevel(LEVEL);
  const from = column.findIndex((each) => each.diver === diver);
  const [one, other] = [column[from], column[there]];
  return one === undefined || other === undefined ? column : column.with(there, one).with(from, other);
}

const CARD = 214;

const divers = (say: Say, some: readonly DiverName[]): readonly LegendEntry[] =>
  some.flatMap((diver) => [false, true].map((upgraded) => diverEntry(say, { diver, upgraded })));

const sponsors = (say: Say): readonly LegendEntry[] =>
  SPONSORS.flatMap((sponsor) => SPONSOR_SIDES.map((side) => sponsorEntry(say, { sponsor, side })));

const rewards = (say: Say, components: Components): readonly LegendEntry[] => {
  const all = [...components.rewards.values()];
  const kinds = [...new Map(all.toReversed().map((reward) => [reward.front.kind, reward])).values()];
  return [
    ...kinds.map((reward) => frontEntry(say, reward)),
    ...REWARD_BACKS.map((back) => backEntry(say, back)),
  ];
};

/** What contracts have in common that ask for as much in the same way. */
const familyOf = ({ demand }: Contract): string =>
  demand.kind === 'free' ? demand.numbers.join('+') : `${demand.cubes.length}`;

const contracts = (say: Say, components: Components): readonly LegendEntry[] => {
  const families = new Map<string, Contract[]>();
  for (const contract of components.contracts.values())
    families.set(familyOf(contract), [...(families.get(familyOf(contract)) ?? []), contract]);
  return [...families].flatMap(([family, members]): readonly LegendEntry[] => {
    const [example] = members;
    if (example === undefined) return [];
    const prestige = members.map((member) => member.prestige);
    const [least, most] = [Math.min(...prestige), Math.max(...prestige)];
    const { demand } = example;
    return [
      {
        words: say(`otys-legend-${demand.kind}`, {
          family: demand.kind === 'free' ? freeWords(demand.numbers, say) : family,
          prestige: least === most ? `${least}` : `${least}–${most}`,
        }),
        width: CARD,
        draw: (pen, x, y, height) => drawDemand(pen, demand, { x, y, width: CARD, height }),
      },
    ];
  });
};

type Illustrated = 'divers' | 'sponsors' | 'rewards' | 'contracts' | 'pictures';

/** The pictures that go with topics of the rules: everything of one family with what it does. */
export const legendOf = (topic: string, say: Say, components: Components): readonly Picture[] => {
  const legend = (of: Illustrated, entries: readonly LegendEntry[], part: string = of): Picture =>
    legendPicture(part, say(`otys-rules-${of}`), entries);
  switch (topic) {
    case 'divers': {
      const others = DIVERS.filter((diver) => !isExpert(diver));
      return [
        legend(topic, divers(say, DIVERS.filter(isExpert)), 'experts'),
        legend(topic, divers(say, others)),
      ];
    }
    case 'sponsors':
      return [legend(topic, sponsors(say))];
    case 'rewards':
      return [legend(topic, rewards(say, components))];
    case 'contracts':
      return [legend(topic, contracts(say, components))];
    case 'pictures':
      return [legend(topic, markEntries(say))];
    default:
      return [];
  }
};

/** The topics of the rules, in the order in which a newcomer wants them. */
export const RULES_TOPICS = [
  'aim',
  'turn',
  'keys',
  'divers',
  'sponsors',
  'contracts',
  'rewards',
  'store',
  'spy',
  'batteries',
  'end',
  'variant',
  'pictures',
  'ours',
] as const;

const alternatives = (numbers: readonly number[], say: Say): string =>
  say('list-or', { some: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? 0 });

/** The rules by topic, in our own words; numbers come from the components. */
export function rulesText(say: Say, components: Components): readonly RulesTopic[] {
  const { values, contracts, rewards } = components;
  const args = {
    target: values.target,
    spaces: values.spaces.join(', '),
    home: values.homeAt[0] ?? 0,
    homes: alternatives(values.homeAt, say),
    reaches: alternatives(values.reach, say),
    rows: values.storeRows.join(', '),
    neutral: values.neutralKeys,
    credits: values.startCredits,
    batteries: values.startBatteries,
    contracts: contracts.size,
    rewards: rewards.size,
  };
  return RULES_TOPICS.map((id) => ({
    id,
    title: say(`otys-rules-${id}`),
    text: say(`otys-rules-${id}-text`, args),
    search: say(`otys-find-${id}`),
    pictures: legendOf(id, say, components),
  }));
}
