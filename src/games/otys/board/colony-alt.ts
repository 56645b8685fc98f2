import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { briefSentences } from '../../description.ts';
import { newsRoom } from '../../news-room.ts';
import type { Person } from '../../person.ts';
import type { Components } from '../rules/components.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { LEVELS, spaceOfLevel } from '../rules/vocabulary.ts';
import { describeColony } from './colony-description.ts';
import { keysToHome } from './hacker-track.ts';
import { keyText } from './key.ts';
import { shortNames } from './names-alt.ts';
import { NO_NEWS } from './news.ts';
import { tableNewsWords } from './news-alt.ts';
import { eachCube } from './resource.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { statusOf } from './status.ts';
import { listWords } from './words.ts';

/** What the Colony is told from; names go by seat. */
interface Told {
  readonly view: OtysView;
  readonly names: readonly string[];
  readonly components: Components;
  readonly say: Say;
}

const nameIn = (names: readonly string[], seat: number): string => names[seat] ?? '';

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
  const { row, store, levels: displayed } = describeColony({ view, people, components, say });
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
  const body = [...briefSentences([row, store]), ...others.map((player) => holdings(player, told))];
  const named = others.map(({ seat }) => ({ seat, name: nameIn(told.names, seat) }));
  return altText([
    ...head,
    ...tableNewsWords(news, view, named, newsRoom([...head, ...body]), say),
    ...body,
    ...others.map((player) => levels(player, told)),
    ...briefSentences([displayed]),
    say('otys-board-alt-first', { name: nameIn(told.names, view.first), deck: view.deckSize }),
  ]);
};
