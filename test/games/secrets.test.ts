import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';
import { keyedChance } from '../../src/engine/chance.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import { type Match, openMatch } from '../../src/engine/match.ts';
import { allSeats, type Viewer } from '../../src/engine/seat.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { drawingCalls, recordDrawing } from '../canvas/recorded-pens.ts';
import { inForm } from '../form.ts';
import { say } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';
import { resumed } from './resumed.ts';
import { allSamples } from './samples.ts';
import { inState } from './story.ts';
import { eager, everySoMany, tablesOf, walk } from './walk.ts';
import type { Conforming } from './what-is-told.ts';

/** How far games are played, and how many plies apart they are looked at; at each kind of question some times, though. */
const [PLIES, EVERY] = [300, inForm(16, 2)];
/** How many positions of a game are drawn twice: drawing takes its time. */
const DRAWN = 16;

beforeAll(recordDrawing);

/** A match and the same with everything dealt anew that a viewer cannot know. */
interface Alike<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly match: Match<G>;
  readonly other: Match<G>;
}

/** Some positions of random games, to everybody and to one seat after the other. */
function* alike<G extends GameTypes>({ game }: Conforming<G>): Generator<Alike<G>> {
  const isTried = everySoMany(EVERY);
  for (const [at, table] of tablesOf(game).entries()) {
    const { match: opened } = openMatch(game, { ...table, seed: `secrets ${at}` });
    for (const { match } of walk(opened, eager(`secrets ${at}`), PLIES)) {
      if (match.result !== undefined || !isTried(match, match.decisions)) continue;
      for (const viewer of ['spectator', match.ply % match.seats] as const) {
        const chance = keyedChance(`secrets ${match.ply}`, 0);
        const other = inState(match, game.redeal(match.snapshot.position.state, viewer, chance));
        yield { viewer, match, other };
      }
    }
  }
}

/** All that somebody is shown; pictures by what they say of themselves. */
function shownTo(match: PlayableMatch, viewer: Viewer): string {
  const textContext = { say, people: PEOPLE.slice(0, match.seats) };
  const own = viewer === 'spectator' ? undefined : match.openTo(viewer);
  return JSON.stringify([
    match.decisions.map(({ seat, secret }) =>
      secret ? seat : match.openTo(seat)?.question(textContext, 'spectator'),
    ),
    [match.summary(textContext), match.description(viewer, textContext), match.boards(textContext)],
    allSeats(match.seats).map((side) => [
      match.pieces(viewer, side, textContext),
      match.game.pages.map(({ name }) => match.page(name, viewer, side, textContext)),
    ]),
    [own?.question(textContext, viewer), own?.tips(textContext), own?.ready(textContext), own?.sure()],
    viewer === 'spectator' ? [] : match.news(viewer, textContext),
  ]);
}

test.each(allSamples)(
  'nothing that the channel or a seat of $name is shown depends on what it cannot know',
  ({ held }) => {
    held((conforming) => {
      let hidden = 0;
      for (const { viewer, match, other } of alike(conforming)) {
        const [shown, otherwise] = [match, other].map((each) =>
          shownTo(resumed(conforming.game.name, each.snapshot), viewer),
        );
        expect(otherwise, `ply ${match.ply} to ${viewer}`).toBe(shown);
        hidden += JSON.stringify(other.snapshot.position) === JSON.stringify(match.snapshot.position) ? 0 : 1;
      }
      expect(hidden).toBeGreaterThan(inForm(40, 100));
    });
  },
);

/** All pictures that somebody is shown: the boards, their pages, and what a question of theirs, or one to the whole table, shows. */
function picturesFor(match: PlayableMatch, viewer: Viewer): readonly Picture[] {
  const textContext = { say, people: PEOPLE.slice(0, match.seats) };
  const asked = match.decisions.filter(({ seat, secret }) => seat === viewer || !secret);
  const pages = allSeats(match.seats).flatMap((side) =>
    match.game.pages.map(({ name }) => match.page(name, viewer, side, textContext)),
  );
  const questions = asked.map(({ seat }) => match.openTo(seat)?.question(textContext, viewer));
  return [
    ...match.boards(textContext),
    ...[...pages, ...questions].flatMap((shown) => shown?.pictures ?? []),
  ];
}

test.each(allSamples)(
  'no stroke in a picture of $name tells what is hidden, least of all what somebody could do',
  async ({ held }) => {
    await held(async (conforming) => {
      const answers = ({ decisions }: { readonly decisions: Match<GameTypes>['decisions'] }): string =>
        JSON.stringify(decisions.map((each) => each.answers));
      const pairs = [...alike(conforming)];
      const telling = pairs.filter(({ match, other }) => answers(match) !== answers(other));
      expect(telling.length).toBeGreaterThan(DRAWN / 2);
      for (const { viewer, match, other } of [...telling.slice(0, DRAWN / 2), ...pairs.slice(-DRAWN / 2)]) {
        const [one, two] = await Promise.all(
          [match, other].map(async (each) => {
            const pictures = picturesFor(resumed(conforming.game.name, each.snapshot), viewer);
            return Promise.all(pictures.map(drawingCalls));
          }),
        );
        expect(two, `ply ${match.ply} to ${viewer}`).toEqual(one);
      }
    });
  },
);
