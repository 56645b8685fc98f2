import { createCanvas } from '@napi-rs/canvas';
import { openAvatar } from '../../src/canvas/avatar.ts';
import type { Picture } from '../../src/canvas/picture.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import type { TextContext } from '../../src/games/presenter.ts';
import { atRandom, optionsOf, walk } from '../games/walk.ts';
import { say } from '../texts/shipped.ts';

const english = say;
const NAMES = ['Ana', 'Björn', 'Chidi', 'Дарья', '山田太郎'] as const;

const face = async (name: string, hue: number) => {
  const canvas = createCanvas(128, 128);
  const pen = canvas.getContext('2d');
  pen.fillStyle = `hsl(${hue}, 60%, 50%)`;
  pen.fillRect(0, 0, 128, 128);
  return openAvatar(name, await canvas.encode('png'));
};
const people = await Promise.all(
  NAMES.map(async (name, seat) => ({ name, avatar: await face(name, seat * 70) })),
);

/** People and words that no picture was made for yet, so that each is painted and none comes from a cache. */
export const freshTextContext = (seats: number): TextContext => ({
  say: (key, ...filling) => english(key, ...filling),
  people: people.slice(0, seats),
});

/** A match played by nobody in particular, stop by stop, with its log so far. */
export const played = (game: PlayableGame, seats: number, seed: string) =>
  walk(game.begin({ seats, options: optionsOf(game, seats), seed }), atRandom(seed));

/** A picture by what it shows; `make` makes it anew, to be painted from the beginning. */
export interface Subject {
  readonly label: string;
  readonly make: () => Picture;
}

const subjects = (label: string, make: () => readonly Picture[]): readonly Subject[] =>
  make().map(({ name }, at) => ({
    label: `${name.replace(/\.\w+$/, '')}, ${label}`,
    make: () => {
      const picture = make()[at];
      if (picture === undefined) throw new Error(`There is no picture "${label}" any more`);
      return picture;
    },
  }));

const atThe = (stops: readonly { readonly match: PlayableMatch }[], part: number) =>
  stops[Math.min(stops.length - 1, Math.floor(stops.length * part))]?.match;

/** Every kind of picture of a game, from a match with as many as can play it. */
const subjectsOf = (game: PlayableGame): readonly Subject[] => {
  const seats = game.seats.max;
  const textContext = () => freshTextContext(seats);
  const stops = [...played(game, seats, 'bench')];
  const end = stops.at(-1);
  const [opening, middle, late] = [atThe(stops, 0), atThe(stops, 0.5), atThe(stops, 0.98)];
  if (end === undefined || opening === undefined || middle === undefined || late === undefined)
    throw new Error('Nothing was played');
  const asked = stops.flatMap(({ match }) =>
    match.decisions.flatMap(({ seat }) =>
      (match.openTo(seat)?.question(textContext())?.pictures ?? []).length > 0 ? [{ match, seat }] : [],
    ),
  );
  const handed = stops
    .filter(({ match }) => (match.page('hand', 0, 0, textContext())?.pictures ?? []).length > 0)
    .at(-1)?.match;
  return [
    ...subjects('opening', () => opening.boards(textContext())),
    ...subjects('middle', () => middle.boards(textContext())),
    ...subjects('late', () => late.boards(textContext())),
    ...asked
      .slice(0, 1)
      .flatMap(({ match, seat }) =>
        subjects('asked in private', () => match.openTo(seat)?.question(textContext())?.pictures ?? []),
      ),
    ...(handed === undefined
      ? []
      : subjects('hand', () => handed.page('hand', 0, 0, textContext())?.pictures ?? [])),
    ...subjects(
      'looked at closely',
      () => late.page('closer', 'spectator', 1, textContext())?.pictures ?? [],
    ),
    ...subjects('ending', () => end.match.logged(end.log).ending(textContext()).pictures),
    ...subjects('lobby', () => game.poster(textContext())),
    ...subjects('rules', () => game.rules(textContext().say).flatMap(({ pictures = [] }) => pictures)),
  ];
};

/** Every kind of picture of some games. */
export const allSubjects = (of: readonly PlayableGame[] = games): readonly Subject[] =>
  of.flatMap(subjectsOf);
