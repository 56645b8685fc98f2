import type { Message } from '../../src/discord/protocol/message.ts';
import { puzzlePage, type SaidOfPuzzle } from '../../src/discord/views/puzzle-page.ts';
import { atOnce } from '../../src/engine/steps.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import { type Puzzle, type Puzzles, puzzlesOf } from '../../src/lessons/puzzle.ts';
import { type OpenPuzzle, openPuzzle } from '../../src/lessons/solving.ts';
import type { PuzzleProgress } from '../../src/tables/model/profile.ts';
import { texts } from '../texts/shipped.ts';

/** The puzzles of a game that has some. */
export function puzzlesIn(game: PlayableGame): Puzzles {
  const puzzles = puzzlesOf(game);
  if (puzzles === undefined) throw new Error(`${game.name} has no puzzles`);
  return puzzles;
}

const opened = new Map<Puzzle, OpenPuzzle>();

/** A puzzle set up, once. */
export function openedPuzzle(game: PlayableGame, puzzle: Puzzle): OpenPuzzle {
  const open = opened.get(puzzle) ?? atOnce(openPuzzle(game, puzzle));
  opened.set(puzzle, open);
  return open;
}

/** A puzzle as somebody is shown it who is so far with it. */
export function shownPuzzle(
  game: PlayableGame,
  puzzle: Puzzle,
  locale: string,
  progress: Partial<PuzzleProgress> = {},
  said?: SaidOfPuzzle,
  open: OpenPuzzle = openedPuzzle(game, puzzle),
): Message {
  const { asks, others } = puzzlesIn(game);
  return puzzlePage(
    {
      ...{ open, asks, others, person: { id: '1', name: 'Ana' } },
      progress: { day: '2026-11-23', puzzle: puzzle.id, line: [], tries: 0, outcome: 'open', ...progress },
      ...{ besides: games.filter((other) => other !== game), canTell: true, streak: 0, yesterday: [] },
    },
    said,
    { say: texts.in(locale), icons: (name) => ({ id: '5', name }), avatars: () => undefined },
  );
}
