import type { Picture } from '../../src/canvas/picture.ts';
import { type PlayableGame, playable } from '../../src/games/playable.ts';
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
    poster: (most, { people }) => picture('poster.webp', `${people.length} of ${most}`),
    questionPictures: ({ found }) => [picture('found.webp', `found ${found}`)],
    boards: ({ points }) => [picture('board.webp', `board ${points.join(':')}`)],
    status: ({ points }) => `Points ${points.join(':')}`,
    stopped: (view) => view,
    ending: ({ points }) => page('Over', `Points ${points.join(':')}`),
    hand: ({ found }) => page('Hand', found === undefined ? 'nothing' : `holds ${found}`),
    asides: {
      label: () => ({ label: 'Asides' }),
      page: () => page('Asides', 'none'),
      ready: ({ points }, seat) => (points[seat] === 6 ? [{ key: 'six', words: 'Six is ready' }] : []),
    },
    closer: ({ points }, seat) =>
      page('Closer', `Points ${points[seat]}`, [picture('closer.webp', `side ${seat}`)]),
    legend: ({ points }, seat) => page('Legend', `What ${points[seat]} points do`),
    boardText: ({ points }) => [points.join(':')],
    happened: (moves, { people }) =>
      moves.map(({ turn, seat, notation }) => ({
        turn,
        seat,
        lines: [`${people[seat]?.name ?? '?'} ${notation === '' ? 'did something' : notation}`],
      })),
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
  return playable(tinyRules, presenter);
}
