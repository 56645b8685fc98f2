import type { Picture } from '../canvas/picture.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import type { MoveEntry } from '../engine/log.ts';
import type { Seat } from '../engine/seat.ts';
import type { Say } from '../texts/say.ts';
import { linesWithin } from './fitting.ts';
import { LENGTHS } from './lengths.ts';
import { nameOf } from './person.ts';
import type {
  GamePages,
  Guide,
  OptionalOfGame,
  Page,
  Presenter,
  RequiredOfGame,
  TextContext,
} from './presenter.ts';
import type { TurnSummary } from './turn-summary.ts';

/** A presenter in which nothing is absent that every game can be asked for. */
export type WholePresenter<G extends GameTypes, Own extends string> = Presenter<G, Own> &
  Pick<
    OptionalOfGame<G, Own>,
    'title' | 'tagline' | 'namesakes' | 'questionPictures' | 'stopped' | 'pages' | 'happened' | 'guide'
  >;

/** For how many a game is: "2–4". */
export const seatRange = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `${min}–${max}`;

/** A presenter with what its game leaves to be said for it. */
export const withDefaults = <G extends GameTypes, Own extends string>(
  { name, seats }: Pick<Game<G>, 'name' | 'seats'>,
  presenter: Presenter<G, Own>,
): WholePresenter<G, Own> => ({
  title: () => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  namesakes: (say) => presenter.title?.(say) ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  tagline: (say) => say('game-for', { players: seatRange(seats) }),
  questionPictures: () => [],
  stopped: (view) => view,
  pages: positionPage(presenter.description),
  happened: answersByTurn,
  guide: guideBy(presenter.rules),
  ...presenter,
});

/** One side of the table, large and in these lines. */
export const sidePage = (
  textContext: TextContext,
  seat: Seat,
  lines: readonly string[],
  pictures: readonly Picture[],
): Page<never> => ({
  title: textContext.say('closer-title', { name: nameOf(textContext, seat) }),
  text: linesWithin(lines, LENGTHS.page, textContext.say),
  pictures,
  answers: [],
});

const positionPage = <G extends GameTypes>(
  description: RequiredOfGame<G>['description'],
): GamePages<G, never> => ({
  position: {
    button: (say) => ({ label: say('button-position'), icon: 'look' }),
    page: (view, _, textContext) => ({
      title: textContext.say('button-position'),
      text: linesWithin(description(view, textContext), LENGTHS.page, textContext.say),
      pictures: [],
      answers: [],
    }),
  },
});

/** The answers of each turn as they are noted, without those that the reader may not know. */
function answersByTurn(moves: readonly MoveEntry<unknown>[]): readonly TurnSummary[] {
  const turns = new Map<number, { readonly turn: number; readonly seat: number; readonly given: string[] }>();
  for (const { turn, seat, notation } of moves) {
    const told = turns.get(turn) ?? { turn, seat, given: [] };
    if (notation !== '') told.given.push(notation);
    turns.set(turn, told);
  }
  return [...turns.values()].map(({ turn, seat, given }) => ({
    ...{ turn, seat },
    lines: given.length === 0 ? [] : [given.join(' · ')],
  }));
}

const guideBy =
  (rules: RequiredOfGame<GameTypes>['rules']) =>
  (say: Say): Guide => {
    const [topic] = rules(say);
    const [picture] = topic?.pictures ?? [];
    return { goal: topic?.text ?? '', callouts: [], ...(picture === undefined ? {} : { picture }) };
  };
