import type { Table } from './played.ts';

/** The tables whose records are kept in `games`: each replays move by move, or the rules have changed an old game. */
export const KEPT_GAMES: Readonly<Record<string, Table>> = {
  'otys-two-advanced': {
    game: 'otys',
    seats: 2,
    options: { sponsors: 'advanced', variant: 'off', first: 'random' },
    seed: 'two',
  },
  'otys-three-basic': {
    game: 'otys',
    seats: 3,
    options: { sponsors: 'basic', variant: 'off', first: '2' },
    seed: 'three',
  },
  'otys-four-variant': {
    game: 'otys',
    seats: 4,
    options: { sponsors: 'random', variant: 'on', first: 'random' },
    seed: 'four',
  },
  'oteres-three': { game: 'oteres', seats: 3, options: { first: '3' }, seed: 'three' },
  'oteres-four': { game: 'oteres', seats: 4, options: { first: 'random' }, seed: 'four' },
  'oteres-five': { game: 'oteres', seats: 5, options: { first: 'random' }, seed: 'five' },
};
