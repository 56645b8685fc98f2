import { altText } from '../../../canvas/picture.ts';
import { MATERIALS } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { OtysView, SeatView } from '../view.ts';
import { COLOURS, LEVELS, spaceOfLevel } from '../vocabulary.ts';
import { keyText } from './key.ts';
import { nameOf, type Person } from './person.ts';
import { whoCould } from './reach.ts';
import { eachCube } from './resource.ts';
import { storePrice } from './store-price.ts';
import { colourWord, contractWords, listWords, rewardWords } from './words.ts';

const NAME_LENGTH = 20;

const shortName = (people: readonly Person[], seat: number): string =>
  [...nameOf(people, seat)].slice(0, NAME_LENGTH).join('');

const contractSentence = (
  view: OtysView,
  people: readonly Person[],
  components: Components,
  id: string,
  say: Say,
): string => {
  const contract = components.contracts.get(id);
  if (contract === undefined) return '';
  const could = whoCould(contract, view.seats).map(
    ({ seat, levels }) => `${shortName(people, seat)} ${levels.join('+')}`,
  );
  return contractWords(contract, say) + (could.length === 0 ? '' : ` (${could.join(', ')})`);
};

const miniSentence = (player: SeatView, people: readonly Person[], say: Say): string =>
  say('otys-board-alt-mini', {
    name: shortName(people, player.seat),
    credits: player.credits,
    batteries: player.batteries,
    contracts: player.contractCount,
    keys: listWords([...player.keys.map(keyText), ...(player.ownX ? ['X'] : [])], say),
    divers: LEVELS.map((level) => {
      const diver = player.column[spaceOfLevel(level)];
      const cubes = player.cubes[level - 1];
      const letters = cubes === undefined ? '' : eachCube(cubes).map((colour) => MATERIALS[colour].letter);
      const name = diver === undefined ? '' : say(`otys-board-diver-${diver.diver}`);
      return [level, `${name}${diver?.upgraded === true ? '+' : ''}`, [...letters].join('')].join(' ').trim();
    }).join('; '),
  });

/** The Colony in words: scores, contracts, Store, display, and the others as far as there is room. At most 1,024 characters. */
export const colonyAlt = (
  view: OtysView,
  others: readonly SeatView[],
  people: readonly Person[],
  components: Components,
  say: Say,
): string =>
  altText([
    say('otys-board-alt-scores', {
      scores: listWords(
        view.seats.map(({ seat, prestige }) => `${shortName(people, seat)} ${prestige}`),
        say,
      ),
      target: view.target,
    }),
    say('otys-board-alt-first', { name: shortName(people, view.first) }),
    ...(view.lastRound ? [say('otys-board-alt-last-round')] : []),
    say('otys-board-alt-row', {
      contracts: view.row.map((id) => contractSentence(view, people, components, id, say)).join('; '),
    }),
    say('otys-board-alt-store', {
      prices: listWords(
        COLOURS.map((colour) => {
          const { buy, sell } = storePrice(view.store[colour], components.values);
          return `${colourWord(colour, say)} ${buy ?? '–'}/${sell ?? '–'}`;
        }),
        say,
      ),
    }),
    say('otys-board-alt-display', {
      levels: LEVELS.map((level) => {
        const sponsor = view.sponsors[level - 1];
        const rewards = (view.display[level - 1] ?? []).flatMap((id) => {
          const reward = components.rewards.get(id);
          return reward === undefined ? [] : [rewardWords(reward, say)];
        });
        return `${level} ${sponsor === undefined ? '' : say(`otys-board-sponsor-${sponsor.sponsor}-${sponsor.side}`)}, ${rewards.join(', ')}`;
      }).join('; '),
    }),
    ...others.map((player) => miniSentence(player, people, say)),
  ]);
