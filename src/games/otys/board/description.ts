import { listParts } from '../../description.ts';
import { nameOf } from '../../person.ts';
import { contractOf } from '../rules/components.ts';
import { cubeCount, cubesAt, diverAt, spacesOf } from '../rules/side.ts';
import { sponsorOn } from '../rules/sponsors.ts';
import type { SeatView } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS, type SeaLevel, SURFACE_SPACES } from '../rules/vocabulary.ts';
import { whoCould } from './contract-card.ts';
import {
  amount,
  backInWords,
  COMMA,
  colourName,
  contractInWords,
  cubesCounted,
  diverName,
  keyName,
  rewardInWords,
  sponsorEffect,
} from './piece-words.ts';
import { placedReward, type Scene, tokensOn } from './scene.ts';
import { storePrice } from './store.ts';

/** What a sea is told from. */
export type SeaScene = Pick<Scene, 'view' | 'components' | 'say'>;

/** Prestige, Credits and Batteries. */
export const purseInWords = ({ say }: Pick<SeaScene, 'say'>, side: SeatView): string =>
  [
    amount(say, 'prestige', side.prestige),
    amount(say, 'credits', side.credits),
    amount(say, 'batteries', side.batteries),
  ].join(COMMA);

/** Keys at hand, and when those on the Hacker track come home. */
export function keysInWords({ say }: Pick<SeaScene, 'say'>, side: SeatView): readonly string[] {
  const { keys, ownX, neutralX, track, homeAt } = side;
  const named = (tokens: SeatView['track']): string =>
    tokens.map((token) => (typeof token === 'number' ? token : keyName(say, token))).join(COMMA);
  const atHand = [
    ...(keys.length + (ownX ? 1 : 0) > 0 ? [named([...keys, ...(ownX ? (['x'] as const) : [])])] : []),
    ...(neutralX > 0 ? [amount(say, 'neutral-x', neutralX)] : []),
  ];
  return [
    say('otys-text-keys', { keys: atHand.length === 0 ? say('otys-nothing') : atHand.join(COMMA) }),
    say('otys-text-track', {
      track: track.length === 0 ? say('otys-text-empty') : named(track),
      home: homeAt,
    }),
  ];
}

const privateContracts = ({ components, say }: SeaScene, side: SeatView): readonly string[] => [
  say('otys-text-contract-count', { count: side.contractCount }),
  ...(side.contracts ?? []).map((id) => contractInWords(say, contractOf({ components }, id))),
];

function levelInWords(scene: SeaScene, side: SeatView, level: SeaLevel): string {
  const { components, say } = scene;
  const { diver, upgraded } = diverAt(side, level);
  const cubes = cubesAt(side, level);
  const [count, spaces] = [cubeCount(cubes), spacesOf(components.values, level)];
  const reward = placedReward(scene, side.seat, level);
  return say('otys-text-sea-level', {
    level,
    diver: diverName(say, diver, upgraded),
    cubes: count === 0 ? say('otys-text-empty') : cubesCounted(say, cubes),
    ...{ spaces, free: Math.max(0, spaces - count) },
    back: reward === undefined ? 'none' : backInWords(say, reward),
  });
}

/** The levels of a sea in words, from the first level down. */
export const levelsInWords = (scene: SeaScene, side: SeatView): readonly string[] =>
  SEA_LEVELS.map((level) => levelInWords(scene, side, level));

/** A player's sea as the viewer knows it, in lines: what they hold, the divers at the surface, each level. */
export function seaInWords(scene: SeaScene, side: SeatView): readonly string[] {
  const { say } = scene;
  const { reach, mechanic, hacker, column } = side;
  const divers = column
    .slice(0, SURFACE_SPACES)
    .map(({ diver, upgraded }) => diverName(say, diver, upgraded))
    .reverse();
  return [
    purseInWords(scene, side),
    ...keysInWords(scene, side),
    say('otys-text-surface', { divers: divers.join(COMMA) }),
    ...levelsInWords(scene, side),
    say('otys-text-technicians', { reach, mechanic, hacker }),
    ...privateContracts(scene, side),
  ];
}

/** The public contracts, and who could complete them where. */
export const rowInWords = ({ view, components, people, say }: Scene): readonly string[] =>
  view.row.map((id, at) => {
    const contract = contractOf({ components }, id);
    const words = contractInWords(say, contract, at + 1);
    const who = whoCould(contract, view.seats).map(({ seat, levels }) =>
      say('otys-text-could', { name: nameOf({ people }, seat), levels: levels.join(COMMA) }),
    );
    return who.length === 0
      ? words
      : say('otys-text-contract-who', { contract: words, who: listParts(who, say) });
  });

/** What buying and selling come to with a basic Trader, colour by colour. */
export const storeInWords = ({ view, components, say }: SeaScene): readonly string[] =>
  COLOURS.map((colour) => {
    const { buy, sell, prestige } = storePrice(view.store[colour], components.values);
    const credits = (price: number | undefined): string =>
      price === undefined ? say('otys-text-not') : amount(say, 'credits', price);
    const either = { credits: credits(sell), prestige: amount(say, 'prestige', prestige) };
    return say('otys-text-store-column', {
      colour: colourName(say, colour, 0),
      count: view.store[colour],
      buy: credits(buy),
      sell: prestige > 0 && sell !== undefined ? say('otys-text-either', either) : credits(sell),
    });
  });

/** What the sponsor on a level does. */
export const sponsorInWords = ({ say, view }: SeaScene, level: SeaLevel): string =>
  sponsorEffect(say, sponsorOn(view, level));

/** The sponsor and the reward tokens of each level. */
export const displayInWords = (scene: SeaScene): readonly string[] =>
  SEA_LEVELS.map((level) => {
    const { say } = scene;
    const rewards = tokensOn(scene, level).map((reward) => rewardInWords(say, reward));
    return say('otys-text-level', {
      level,
      sponsor: sponsorInWords(scene, level),
      rewards: rewards.length === 0 ? say('otys-nothing') : rewards.join(COMMA),
    });
  });

/** The key in play and who is at work, while a turn is under way. */
export function activeInWords({ view, people, say }: Scene): readonly string[] {
  const { active, activated, sponsorUsed, freeDivers, turn, phase } = view;
  if (active === undefined || phase === 'over') return [];
  return [
    say('otys-text-active', {
      key: keyName(say, active.token),
      level: active.level,
      sponsor: sponsorUsed ? 'used' : 'open',
    }),
    ...(freeDivers ? [say('otys-text-free', { name: nameOf({ people }, turn.seat) })] : []),
    ...(activated === undefined ? [] : [say('otys-text-activated', { diver: diverName(say, activated) })]),
  ];
}
