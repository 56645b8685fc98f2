import { PictureCache } from '../canvas/picture-cache.ts';
import { SEAT_LOOKS } from '../canvas/theme.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import { type Match, openMatch } from '../engine/match.ts';
import { BrokenRecord } from '../records/broken-record.ts';
import { followRecord } from '../records/follow-record.ts';
import { componentsFingerprint } from '../records/record-match.ts';
import type { Say } from '../texts/say.ts';
import { cachedPictures } from './cached-pictures.ts';
import { BrokenComponents } from './component-list.ts';
import { BY_LOT, FIRST_PLAYER, HOST_BEGINS } from './first-player.ts';
import { type Formerly, resuming } from './former-components.ts';
import { MOST_ON_BOARD, PAGE_NAME, type PageOfGame, type PageTraits, TAKEN_NAMES } from './pages.ts';
import { nameOf } from './person.ts';
import type { PlayableGame, PlayableMatch } from './playable.ts';
import { playableMatch } from './playable-match.ts';
import { posterOf } from './poster.ts';
import type { GamePages, OptionWords, Presenter } from './presenter.ts';
import { seatRange, withDefaults } from './presenter-defaults.ts';
import { iconsOf, withIconName } from './table-icons.ts';

/** The pages of a game as tables know them. Throws a `RangeError` for a bad name, or more buttons than have room. */
function pagesOf<G extends GameTypes, Own extends string>(
  game: string,
  pages: GamePages<G, Own>,
): readonly PageOfGame[] {
  checkPages(game, pages);
  return Object.entries(pages).map(([name, { isOwn, hasSides, withRules, button }]) => ({
    name,
    ...(isOwn ? { isOwn } : {}),
    ...(hasSides ? { hasSides } : {}),
    ...(withRules ? { withRules } : {}),
    button: (say) => withIconName(game, button(say, 0)),
  }));
}

function checkPages(game: string, pages: Readonly<Record<string, PageTraits>>): void {
  for (const name of Object.keys(pages)) {
    if (!PAGE_NAME.test(name)) throw new RangeError(`${game} has a page "${name}": no page can be called so`);
    if (TAKEN_NAMES.includes(name))
      throw new RangeError(`${game} has a page "${name}": every table has something of that name already`);
  }
  const onBoard = Object.keys(pages).filter((name) => !pages[name]?.withRules);
  if (onBoard.length > MOST_ON_BOARD)
    throw new RangeError(
      `${game} has ${onBoard.length} pages with a button on the board (${onBoard.join(', ')}), and there is room for ${MOST_ON_BOARD}`,
    );
}

/** The words of the option *First player*. A value of it is by lot, or who sits there, the host if nobody does yet. */
const FIRST_PLAYER_WORDS: OptionWords = {
  name: (_, say) => say('first-player'),
  about: (_, say) => say('first-player-about'),
  value: (_, value, textContext) => {
    const { say, people } = textContext;
    if (value === BY_LOT) return say('first-player-random');
    const seat = Number(value) - 1;
    if (people[seat] !== undefined) return nameOf(textContext, seat);
    return value === HOST_BEGINS ? say('first-player-host') : say('first-player-open', { seat: value });
  },
};

const linesOf = (words: string): readonly string[] => words.split('\n');

/** Every name that a table may have: each line of these words with each time or place there is. */
const tableNames = (namesakes: string, say: Say): readonly string[] =>
  linesOf(namesakes).flatMap((who) => linesOf(say('names-when')).map((when) => `${who} ${when}`));

/** Joins rules and presenter, `formerly` for matches with other components. A `RangeError` for too many seats. */
export function createPlayable<G extends GameTypes, Own extends string>(
  game: Game<G>,
  given: Presenter<G, Own>,
  formerly?: Formerly<PlayableGame>,
): PlayableGame {
  if (game.seats.max > SEAT_LOOKS.length)
    throw new RangeError(
      `${game.name} is for ${game.seats.max}, and there are looks for ${SEAT_LOOKS.length}`,
    );
  const presenter = withDefaults(game, given);
  const pages = pagesOf(game.name, presenter.pages);
  const cache = new PictureCache();
  const playable: PlayableGame = {
    name: game.name,
    seats: game.seats,
    options: game.options,
    icons: iconsOf(game.name, presenter.icons ?? {}, game.seats.max),
    pages,
    title: presenter.title,
    tagline: presenter.tagline,
    tableNames: (say) => tableNames(presenter.namesakes(say), say),
    poster: (textContext, kept = 0) => {
      const { people, say } = textContext;
      const most = game.seats.max;
      const words = { title: presenter.title(say), tagline: presenter.tagline(say), people, most, kept, say };
      return cachedPictures(cache, ['poster', kept], textContext, [
        posterOf(game.name, words, presenter.poster),
      ]);
    },
    optionLabel: (option, say) => wordsOf(option).name(option, say),
    optionAbout: (option, say) => wordsOf(option).about(option, say),
    valueLabel: (option, value, textContext) => wordsOf(option).value(option, value, textContext),
    guide: (say) => {
      const { picture, ...words } = presenter.guide(say);
      const [kept] = picture ? cachedPictures(cache, 'guide', { say, people: [] }, [picture]) : [];
      return { ...words, ...(kept && { picture: kept }) };
    },
    rules: (say) =>
      presenter.rules(say).map((topic, at) => ({
        ...topic,
        // For how many a game is, is what people ask first.
        ...(at === 0 && {
          text: [say('rules-players', { players: seatRange(game.seats) }), topic.text].join('\n\n'),
          search: `${topic.search ?? ''} ${say('rules-find-players')}`,
        }),
        pictures: cachedPictures(cache, topic.id, { say, people: [] }, topic.pictures ?? []),
      })),
    begin: (setup) => matchOf(openMatch(game, setup).match),
    follow: (record) => {
      const played = record.components;
      if (
        game.components === undefined
          ? played === undefined
          : played?.fingerprint === componentsFingerprint(game.components)
      ) {
        const { stops, log, isCutShort } = followRecord(game, record);
        return {
          stops: stops.map((match) => matchOf(match)),
          log: log.map((entry) => JSON.stringify(entry)),
          isCutShort,
        };
      }
      if (played?.list === undefined || formerly === undefined) throw new BrokenRecord('components');
      return presentedBy(formerly, played.list).follow(record);
    },
    resume: (snapshot) => {
      const resumed = resume(snapshot);
      return 'match' in resumed ? matchOf(resumed.match) : resumed.former.resume(snapshot);
    },
  };
  const resume = resuming(game, formerly);

  const matchOf = (match: Match<G>): PlayableMatch =>
    playableMatch({ game: playable, rules: game, presenter, cache }, match);

  const wordsOf = (option: string): OptionWords => {
    const words = option === FIRST_PLAYER ? FIRST_PLAYER_WORDS : presenter.optionWords;
    if (words === undefined) throw new RangeError(`${game.name} has no words for its options`);
    return words;
  };
  return playable;
}

/** A game with the components that a record brings along. Throws `BrokenRecord` if they cannot be read. */
function presentedBy(formerly: Formerly<PlayableGame>, list: string): PlayableGame {
  try {
    return formerly(list);
  } catch (error) {
    if (error instanceof BrokenComponents) throw new BrokenRecord('list');
    throw error;
  }
}
