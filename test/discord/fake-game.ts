import type { Picture } from '../../src/canvas/picture.ts';
import { PictureCache } from '../../src/canvas/picture-cache.ts';
import { cachedPictures } from '../../src/games/cached-pictures.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import { PAGE_BUTTONS } from '../../src/games/pages.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import type { Page, Presenter } from '../../src/games/presenter.ts';
import { type Tiny, tinyRules } from '../games/tiny.ts';

/** How slow the painter is, in milliseconds, what it waits for besides, and whether it can paint at all; a test may change that. */
export interface Painter {
  wait: number;
  until?: Promise<void>;
  begun: number;
  broken: boolean;
  painted: number;
}

/** What newcomers are told in it, where they are told anything. */
const COACHING: Pick<Presenter<Tiny>, 'term' | 'tips'> = {
  term: ({ about }) => (about.kind === 'turn' ? 'A step scores a point' : undefined),
  tips: ({ points, up }, seat) =>
    up === seat
      ? [
          { key: 'first', words: `A tip at ${points[seat]}` },
          { key: 'second', words: 'Another tip' },
        ]
      : [],
};

/** What can be done once there are six points: a step like others. */
const STEP_AGAIN = { notation: 'step', label: 'Step again', tone: 'gain' } as const;

/** A game with pictures of a few bytes: its board is painted by `painter`. */
export function picturedGame(painter: Painter, coached = false): PlayableGame {
  const picture = (name: string, alt: string): Picture => ({
    name,
    alt,
    width: 11,
    height: 7,
    paint: async () => {
      painter.begun += 1;
      await painter.until;
      if (painter.wait > 0) await new Promise((go) => setTimeout(go, painter.wait));
      if (painter.broken) throw new Error('no paint left');
      painter.painted += 1;
      return new TextEncoder().encode(alt);
    },
  });
  const page = (title: string, text: string, pictures: readonly Picture[] = []): Page<never> => ({
    title,
    text,
    pictures,
    answers: [],
  });
  const presenter: Presenter<Tiny> = {
    icons: {},
    title: () => 'Tiny',
    tagline: () => 'A game of a few words',
    optionWords: {
      about: (option) => `Settles the ${option}`,
      name: (option) => option,
      value: (_, value) => value,
    },
    question: (view, { answers }) => ({
      prompt: view.found === undefined ? 'What now?' : `What of the ${view.found}?`,
      answers: answers.map(({ notation }) => ({ notation, label: notation, tone: 'plain' })),
    }),
    questionPictures: ({ found }) => [picture('found.webp', `found ${found}`)],
    boards: ({ points }) => [picture('board.webp', `board ${points.join(':')}`)],
    summary: ({ points }) => `Points ${points.join(':')}`,
    ending: ({ points }) => page('Over', `Points ${points.join(':')}`),
    pages: {
      asides: {
        button: () => ({ label: 'Asides' }),
        page: ({ points }, { side }) => ({
          ...page('Asides', 'none'),
          answers: points[side] === 6 ? [STEP_AGAIN] : [],
        }),
        ready: ({ points }, seat) =>
          points[seat] === 6 ? [{ key: 'six', words: 'Six is ready', answer: STEP_AGAIN }] : [],
      },
      hand: {
        button: PAGE_BUTTONS.hand,
        isOwn: true,
        page: ({ found }) => page('Hand', found === undefined ? 'nothing' : `holds ${found}`),
      },
      closer: {
        button: PAGE_BUTTONS.sides,
        hasSides: true,
        page: ({ points }, { side }) =>
          page('Closer', `Points ${points[side]}`, [picture('closer.webp', `side ${side}`)]),
      },
      legend: {
        button: PAGE_BUTTONS.pieces,
        withRules: true,
        page: ({ points }, { side }) => page('Legend', `What ${points[side]} points do`),
      },
    },
    closing: { closes: (move) => move === 'end', offered: () => [] },
    // The seventh step is the one that can be done from there.
    justDone: ({ ply, notation }) => (ply === 6 && notation === 'step' ? 'Stepped to seven' : undefined),
    description: ({ points }) => [points.join(':')],
    happened: (moves, { people }) =>
      moves.map(({ turn, seat, notation }) => ({
        turn,
        seat,
        lines: [`${people[seat]?.name ?? '?'} ${notation === '' ? 'did something' : notation}`],
      })),
    guessRound: ({ points }, seat) => ((points[seat] ?? 0) >= 7 ? 2 : undefined),
    ...(coached ? COACHING : {}),
    guide: () => ({
      goal: 'Ten points win.',
      picture: picture('guide.webp', 'guide'),
      callouts: ['Your points', 'Your number'],
      turn: 'Step, dig, dare or end.',
    }),
    rules: () => [
      { id: 'aim', title: 'Aim', text: 'Ten points.' },
      { id: 'turn', title: 'A turn', text: 'Step, dig, dare or end.' },
    ],
  };
  const cache = new PictureCache();
  return {
    ...createPlayable(tinyRules, presenter),
    poster: (textContext, kept) => {
      const poster = picture('poster.webp', `${textContext.people.length} of ${tinyRules.seats.max}`);
      return cachedPictures(cache, ['poster', kept], textContext, [poster]);
    },
  };
}
