import { listParts } from '../../description.ts';
import { nameOf } from '../../person.ts';
import type { Reward } from '../rules/components.ts';
import { COLOURS, SEA_LEVELS } from '../rules/vocabulary.ts';
import {
  amount,
  COMMA,
  colourName,
  contractInWords,
  diverName,
  keyName,
  rewardInWords,
  sponsorEffect,
} from './piece-words.ts';
import { whoCould } from './reach.ts';
import type { Scene } from './scene.ts';
import type { SeaScene } from './sea-description.ts';
import { storePrice } from './store-rack.ts';

/** The public contracts, and who could complete them where. */
export const rowInWords = ({ view, components, people, say }: Scene): readonly string[] =>
  view.row.flatMap((id, at) => {
    const contract = components.contracts.get(id);
    if (contract === undefined) return [];
    const words = contractInWords(say, contract, at + 1);
    const who = whoCould(contract, view.seats).map(({ seat, levels }) =>
      say('otys-text-could', { name: nameOf({ people }, seat), levels: levels.join(COMMA) }),
    );
    return who.length === 0
      ? [words]
      : [say('otys-text-contract-who', { contract: words, who: listParts(who, say) })];
  });

/** What buying and selling come to with a basic Trader, colour by colour. */
export const storeInWords = ({ view, components, say }: SeaScene): readonly string[] =>
  COLOURS.map((colour) => {
    const { buy, sell, prestige } = storePrice(view.store[colour], components.values);
    const credits = (price: number | undefined): string =>
      price === undefined ? 'none' : amount(say, 'credits', price);
    const either = { credits: credits(sell), prestige: amount(say, 'prestige', prestige) };
    return say('otys-text-store-column', {
      colour: colourName(say, colour, 0),
      count: view.store[colour],
      buy: credits(buy),
      sell: prestige > 0 && sell !== undefined ? say('otys-text-either', either) : credits(sell),
    });
  });

/** The reward tokens that lie on a level. */
export const tokensOn = ({ view, components }: SeaScene, level: number): readonly Reward[] =>
  (view.display[level - 1] ?? []).flatMap((id) => components.rewards.get(id) ?? []);

/** What the sponsor on a level does: its words for a list, or those for none. */
export function sponsorInWords({ view, say }: SeaScene, level: number): string {
  const tile = view.sponsors[level - 1];
  return tile === undefined ? say('otys-nothing') : sponsorEffect(say, tile.sponsor, tile.side);
}

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
