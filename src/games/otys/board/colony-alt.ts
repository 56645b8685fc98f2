import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { newsRoom } from '../../news-room.ts';
import type { Person } from '../../person.ts';
import type { Components } from '../rules/components.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { COLOURS, LEVELS, spaceOfLevel } from '../rules/vocabulary.ts';
import { keysToHome } from './hacker-track.ts';
import { keyText } from './key.ts';
import { shortNames } from './names-alt.ts';
import { NO_NEWS } from './news.ts';
import { tableNewsWords } from './news-alt.ts';
import { whoCould } from './reach.ts';
import { eachCube } from './resource.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { statusOf } from './status.ts';
import { storePrice } from './store-price.ts';
import { colourWord, contractWords, listWords, rewardWords } from './words.ts';

/** What the Colony is told from; names go by seat. */
interface Told {
  readonly view: OtysView;
  readonly names: readonly string[];
  readonly components: Components;
  readonly say: Say;
}

const nameIn = (names: readonly string[], seat: number): string => names[seat] ?? '';

const contractSentence = ({ view, names, components, say }: Told, id: string, number: number): string => {
  const contract = components.contracts.get(id);
  if (contract === undefined) return '';
  const could = whoCould(contract, view.seats).map(
    ({ seat, levels }) => `${nameIn(names, seat)} ${levels.join('+')}`,
  );
  const words = `${number}) ${contractWords(contract, say)}`;
  return could.length === 0 ? words : `${words} (${could.join(', ')})`;
};

/** What a player holds, in a sentence. */
const holdings = (player: SeatView, { names, say }: Told): string => {
  const keys = [
    ...player.keys.map(keyText),
    ...(player.ownX ? ['X'] : []),
    ...(player.neutralX > 0 ? [say('otys-board-alt-neutral-x', { count: player.neutralX })] : []),
  ];
  return say('otys-board-alt-holdings', {
    name: nameIn(names, player.seat),
    credits: player.credits,
    batteries: player.batteries,
    contracts: player.contractCount,
    keys: listWords(keys, say),
    home: keysToHome(player),
    reach: player.reach,
  });
};

/** Divers and cubes of a player, level by level. */
const levels = (player: SeatView, { names, say }: Told): string =>
  say('otys-board-alt-mini', {
    name: nameIn(names, player.seat),
    divers: LEVELS.map((level) => {
      const diver = player.column[spaceOfLevel(level)];
      const cubes = player.cubes[level - 1];
      const letters =
        cubes === undefined ? '' : eachCube(cubes).map((colour) => say(`otys-board-letter-${colour}`));
      const name = diver === undefined ? '' : say(`otys-board-diver-${diver.diver}`);
      return [level, `${name}${diver?.upgraded === true ? '+' : ''}`, [...letters].join('')].join(' ').trim();
    }).join('; '),
  });

const display = ({ view, components, say }: Told): string =>
  say('otys-board-alt-display', {
    levels: LEVELS.map((level) => {
      const sponsor = view.sponsors[level - 1];
      const rewards = (view.display[level - 1] ?? []).flatMap((id) => {
        const reward = components.rewards.get(id);
        return reward === undefined ? [] : [rewardWords(reward, say)];
      });
      const does =
        sponsor === undefined ? [] : [say(`otys-board-sponsor-${sponsor.sponsor}-${sponsor.side}`)];
      return `${level} ${[...does, ...rewards].join(', ')}`;
    }).join('; '),
  });

const store = ({ view, components, say }: Told): string =>
  say('otys-board-alt-store', {
    prices: listWords(
      COLOURS.map((colour) => {
        const { buy, sell } = storePrice(view.store[colour], components.values);
        return `${colourWord(colour, say)} ${buy ?? '–'}/${sell ?? '–'}`;
      }),
      say,
    ),
  });

/** The others in words, each with what is held, and then level by level as far as there is room. At most 1,024 characters. */
export const othersAlt = (
  view: OtysView,
  others: readonly SeatView[],
  people: readonly Person[],
  components: Components,
  say: Say,
  { news }: Pick<Shown, 'news'> = UNMARKED,
): string => {
  const told = { view, names: shortNames(people), components, say };
  const body = others.flatMap((player) => [holdings(player, told), levels(player, told)]);
  const named = others.map(({ seat }) => ({ seat, name: nameIn(told.names, seat) }));
  const of = { ...NO_NEWS, seats: news.seats };
  return altText([
    say('otys-board-alt-others'),
    ...tableNewsWords(of, view, named, newsRoom([...body]), say),
    ...body,
  ]);
};

/**
 * The Colony in words: who is up, the scores, what is new, contracts with who could complete them where, Store, display, and
 * the others that have no picture of their own, as far as there is room. At most 1,024 characters.
 */
export const colonyAlt = (
  view: OtysView,
  others: readonly SeatView[],
  people: readonly Person[],
  components: Components,
  say: Say,
  { news, focus }: Pick<Shown, 'news' | 'focus'> = UNMARKED,
): string => {
  const told = { view, names: shortNames(people), components, say };
  const { seat: up } = view.turn;
  const head = [
    say('otys-board-alt-colony', {
      name: nameIn(told.names, up),
      status: statusOf(view, up, say, focus),
      round: view.turn.round,
      last: view.lastRound ? 'yes' : 'no',
    }),
    say('otys-board-alt-scores', {
      scores: listWords(
        view.seats.map(({ seat, prestige }) => `${nameIn(told.names, seat)} ${prestige}`),
        say,
      ),
      target: view.target,
    }),
  ];
  const body = [
    say('otys-board-alt-row', {
      contracts: view.row.map((id, index) => contractSentence(told, id, index + 1)).join('; '),
    }),
    store(told),
    ...others.map((player) => holdings(player, told)),
  ];
  const named = others.map(({ seat }) => ({ seat, name: nameIn(told.names, seat) }));
  return altText([
    ...head,
    ...tableNewsWords(news, view, named, newsRoom([...head, ...body]), say),
    ...body,
    ...others.map((player) => levels(player, told)),
    display(told),
    say('otys-board-alt-first', { name: nameIn(told.names, view.first), deck: view.deckSize }),
  ]);
};
