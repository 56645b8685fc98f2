import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { RejectionCode } from './rejection.ts';
import type { ReadBy } from './row-json.ts';

/** The winner guessed by somebody whose own game is over: secret until the end, and without effect. */
export const guessShape = z.object({
  seat: z.int().min(0),
  winner: z.int().min(0),
  /** The round in which they settled on this winner. */
  round: z.int().min(1),
});
type Guess = ReadBy<typeof guessShape>;

type Guessed = { readonly guesses: readonly Guess[] };

/** Whom a seat has guessed, if anybody. */
export const guessOf = ({ guesses }: Guessed, seat: Seat): Seat | undefined =>
  guesses.find((guess) => guess.seat === seat)?.winner;

/** The table with a seat's guess, which may change while the match is played; the round of the last change is shown. */
export function withGuess<T extends Guessed>(
  table: T,
  match: PlayableMatch,
  seat: Seat,
  winner: Seat,
): T | RejectionCode {
  const round = match.guessRound(seat);
  if (round === undefined) return 'not-asked';
  if (!Number.isInteger(winner) || winner < 0 || winner >= match.seats) return 'not-legal';
  if (guessOf(table, seat) === winner) return table;
  return { ...table, guesses: [...withoutGuess(table, seat).guesses, { seat, winner, round }] };
}

/** The table without the guess of a seat: the next player in it has not guessed. */
export const withoutGuess = <T extends Guessed>(table: T, seat: Seat): T => ({
  ...table,
  guesses: table.guesses.filter((guess) => guess.seat !== seat),
});

/** The guesses that came true, the earliest first; none while the match is played. */
export const rightGuesses = ({ guesses }: Guessed, { result }: PlayableMatch): readonly Guess[] =>
  guesses
    .filter(({ winner }) => result?.winners.includes(winner) === true)
    .toSorted((one, other) => one.round - other.round);
