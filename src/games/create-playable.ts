import { PictureCache } from '../canvas/picture-cache.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import { type Match, openMatch } from '../engine/match.ts';
import { BrokenRecord } from '../records/broken-record.ts';
import { followRecord } from '../records/follow-record.ts';
import { componentsFingerprint } from '../records/record-match.ts';
import { cachedPictures } from './cached-pictures.ts';
import { BrokenComponents } from './component-list.ts';
import { FIRST_PLAYER } from './first-player.ts';
import { firstPlayerAbout, firstPlayerName, firstPlayerValue } from './first-player-words.ts';
import { type Formerly, resuming } from './former-components.ts';
import { pagesOf } from './game-pages.ts';
import type { PlayableGame, PlayableMatch } from './playable.ts';
import { playableMatch } from './playable-match.ts';
import { posterOf } from './poster.ts';
import type { OptionWords, Presenter } from './presenter.ts';
import { withDefaults } from './presenter-defaults.ts';
import { iconsOf } from './table-icons.ts';
import { tableNames } from './table-names.ts';

/** The rules of a game and the way it is shown. */
export interface Presented<G extends GameTypes, Own extends string> {
  readonly game: Game<G>;
  readonly presenter: Presenter<G, Own>;
}

/** Joins rules and presenter; `formerly` makes both for matches that began with other components. */
export function createPlayable<G extends GameTypes, Own extends string>(
  game: Game<G>,
  given: Presenter<G, Own>,
  formerly?: Formerly<Presented<G, Own>>,
): PlayableGame {
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
      const poster = presenter.poster?.(most, textContext, kept) ?? posterOf(game.name, words);
      return cachedPictures(cache, ['poster', kept], textContext, [poster]);
    },
    optionLabel: (option, say) =>
      option === FIRST_PLAYER ? firstPlayerName(say) : optionWords().name(option, say),
    optionAbout: (option, say) =>
      option === FIRST_PLAYER ? firstPlayerAbout(say) : optionWords().about(option, say),
    valueLabel: (option, value, textContext) =>
      option === FIRST_PLAYER
        ? firstPlayerValue(value, textContext)
        : optionWords().value(option, value, textContext),
    guide: (say) => {
      const { picture, ...words } = presenter.guide(say);
      const [kept] = cachedPictures(
        cache,
        'guide',
        { say, people: [] },
        picture === undefined ? [] : [picture],
      );
      return kept === undefined ? words : { ...words, picture: kept };
    },
    rules: (say) =>
      presenter.rules(say).map((topic, at) => ({
        ...topic,
        // For how many a game is, is what people ask first.
        ...(at === 0 && {
          text: [say('rules-players', { least: game.seats.min, most: game.seats.max }), topic.text].join(
            '\n\n',
          ),
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
      const former = presentedBy(formerly, played.list);
      return createPlayable(former.game, former.presenter).follow(record);
    },
    resume: (snapshot) => {
      const resumed = resume(snapshot);
      return 'match' in resumed ? matchOf(resumed.match) : resumed.former.resume(snapshot);
    },
  };
  const resume = resuming(
    game,
    formerly &&
      ((components) => {
        const former = formerly(components);
        return createPlayable(former.game, former.presenter);
      }),
  );

  const matchOf = (match: Match<G>): PlayableMatch =>
    playableMatch({ game: playable, rules: game, presenter, cache }, match);

  const optionWords = (): OptionWords => {
    if (presenter.optionWords === undefined)
      throw new RangeError(`${game.name} has no words for its options`);
    return presenter.optionWords;
  };

  return playable;
}

/** A game with the components that a record brings along. Throws `BrokenRecord` if they cannot be read. */
function presentedBy<T>(formerly: Formerly<T>, list: string): T {
  try {
    return formerly(list);
  } catch (error) {
    if (error instanceof BrokenComponents) throw new BrokenRecord('list');
    throw error;
  }
}
