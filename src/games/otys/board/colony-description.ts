import { listParts, type Statement } from '../../description.ts';
import { nameOf, type Person } from '../../person.ts';
import type { Contract } from '../rules/components.ts';
import { COLOURS, SEA_LEVELS } from '../rules/vocabulary.ts';
import { shortNames } from './names-alt.ts';
import {
  amount,
  COMMA,
  colourName,
  contractGains,
  demandInWords,
  rewardInWords,
  sponsorEffect,
} from './piece-words.ts';
import { whoCould } from './reach.ts';
import type { SeaScene } from './sea-description.ts';
import { storePrice } from './store-price.ts';
import { colourWord, contractWords, listWords, rewardWords } from './words.ts';

/** What the Colony is told from. */
export interface ColonyScene extends SeaScene {
  readonly people: readonly Person[];
}

/** What lies in the Colony, told. */
export interface ColonyDescription {
  /** The public contracts, and who could complete them where. */
  readonly row: Statement;
  /** What resources cost and bring. */
  readonly store: Statement;
  /** The sponsors and reward tokens of all levels. */
  readonly levels: Statement;
}

/** A contract of the row, and who has the cubes for it where. */
function publicContract({ view, people, say }: ColonyScene, contract: Contract, number: number): string {
  const line = say('otys-text-contract', {
    number,
    demand: demandInWords(say, contract.demand),
    gains: contractGains(say, contract),
  });
  const who = whoCould(contract, view.seats).map(({ seat, levels }) =>
    say('otys-text-could', { name: nameOf({ people }, seat), levels: levels.join(COMMA) }),
  );
  return who.length === 0
    ? line
    : say('otys-text-contract-who', { contract: line, who: listParts(who, say) });
}

const contractInBrief = ({ view, people, say }: ColonyScene, contract: Contract, number: number): string => {
  const names = shortNames(people);
  const words = `${number}) ${contractWords(contract, say)}`;
  const could = whoCould(contract, view.seats).map(
    ({ seat, levels }) => `${names[seat] ?? ''} ${levels.join('+')}`,
  );
  return could.length === 0 ? words : `${words} (${could.join(', ')})`;
};

const row = (scene: ColonyScene): Statement => {
  const contracts = scene.view.row.flatMap((id, at) => {
    const contract = scene.components.contracts.get(id);
    return contract === undefined ? [] : [{ contract, number: at + 1 }];
  });
  return {
    brief: scene.say('otys-board-alt-row', {
      contracts: listParts(
        contracts.map(({ contract, number }) => contractInBrief(scene, contract, number)),
        scene.say,
      ),
    }),
    full: contracts.map(({ contract, number }) => publicContract(scene, contract, number)),
  };
};

/** What buying and selling come to with a basic Trader, colour by colour. */
const store = ({ view, components, say }: ColonyScene): Statement => {
  const columns = COLOURS.map((colour) => ({
    colour,
    count: view.store[colour],
    ...storePrice(view.store[colour], components.values),
  }));
  return {
    brief: say('otys-board-alt-store', {
      prices: listWords(
        columns.map(({ colour, buy = '–', sell = '–', prestige }) => {
          const either = { credits: `${sell}`, prestige: amount(say, 'prestige', prestige) };
          const sold = prestige > 0 ? say('otys-text-either', either) : sell;
          return `${colourWord(colour, say, 0)} ${buy}/${sold}`;
        }),
        say,
      ),
    }),
    full: columns.map(({ colour, count, buy, sell, prestige }) =>
      say('otys-text-store-column', {
        colour: colourName(say, colour, 0),
        count,
        buy: buy === undefined ? say('otys-text-none-to-buy') : amount(say, 'credits', buy),
        sell:
          sell === undefined
            ? say('otys-text-no-room-to-sell')
            : prestige > 0
              ? say('otys-text-either', {
                  credits: amount(say, 'credits', sell),
                  prestige: amount(say, 'prestige', prestige),
                })
              : amount(say, 'credits', sell),
      }),
    ),
  };
};

const levels = ({ view, components, say }: ColonyScene): Statement => {
  const told = SEA_LEVELS.map((level) => ({
    level,
    sponsor: view.sponsors[level - 1],
    rewards: (view.display[level - 1] ?? []).flatMap((id) => components.rewards.get(id) ?? []),
  }));
  return {
    brief: say('otys-board-alt-display', {
      levels: listParts(
        told.map(({ level, sponsor, rewards }) => {
          const does =
            sponsor === undefined ? [] : [say(`otys-board-sponsor-${sponsor.sponsor}-${sponsor.side}`)];
          return `${level} ${[...does, ...rewards.map((reward) => rewardWords(reward, say))].join(', ')}`;
        }),
        say,
      ),
    }),
    full: told.map(({ level, sponsor, rewards }) =>
      say('otys-text-level', {
        level,
        sponsor:
          sponsor === undefined ? say('otys-nothing') : sponsorEffect(say, sponsor.sponsor, sponsor.side),
        rewards:
          rewards.length === 0
            ? say('otys-nothing')
            : rewards.map((reward) => rewardInWords(say, reward)).join(COMMA),
      }),
    ),
  };
};

/** What lies in the Colony as the viewer knows it. */
export const describeColony = (scene: ColonyScene): ColonyDescription => ({
  row: row(scene),
  store: store(scene),
  levels: levels(scene),
});
