import { expect, test } from 'vitest';
import { type Match, matchFrom } from '../../../../src/engine/match.ts';
import { randomNumbers } from '../../../../src/engine/quick-chance.ts';
import { allSeats, type Viewer } from '../../../../src/engine/seat.ts';
import { components, type Oteres, oteres } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { pageOf } from '../../page-of.ts';
import { textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOteresPresenter(components);

/** The same match with everything dealt differently that this viewer cannot know. */
const otherwise = (match: Match<Oteres>, viewer: Viewer, below: (bound: number) => number): Match<Oteres> => {
  const { snapshot } = match;
  const state = oteres.redeal(snapshot.position.state, viewer, { below, rngCount: 0 });
  return matchFrom(oteres, { ...snapshot, turns: [state], position: { ...snapshot.position, state } });
};

/** All that the channel reads of a position, alt texts and names of pictures included. */
function shownToAll(match: Match<Oteres>): string {
  const view = match.view('spectator');
  const asked = match.decisions.filter(({ secret }) => !secret);
  return JSON.stringify([
    asked.map((decision) => presenter.question(view, decision, textContext)),
    presenter.boards(view, { earlier: [], asked }, textContext),
    presenter.summary(view, textContext),
    presenter.description(view, textContext),
    allSeats(match.seats).map((seat) => pageOf(presenter, 'closer', view, seat, textContext)),
  ]);
}

/** All that one seat reads. */
function shownTo(match: Match<Oteres>, seat: number): string {
  const view = match.view(seat);
  const decision = match.decisions.find((each) => each.seat === seat);
  return JSON.stringify([
    shownToAll(match),
    pageOf(presenter, 'hand', view, seat, textContext),
    presenter.description(view, textContext),
    allSeats(match.seats).map((other) => pageOf(presenter, 'closer', view, other, textContext)),
    decision?.secret === true
      ? [
          presenter.question(view, decision, textContext),
          presenter.questionPictures(view, decision, textContext),
        ]
      : [],
  ]);
}

test('nothing that the channel is shown depends on hands, values, deck or what was chosen in secret', () => {
  const below = randomNumbers('otherwise');
  for (const seats of [3, 5])
    walk({ seats, seed: `secrets ${seats}` }, (match) => {
      if (match.result !== undefined) return;
      expect(shownToAll(otherwise(match, 'spectator', below))).toBe(shownToAll(match));
    });
});

test('nothing that a seat is shown depends on what it cannot know', () => {
  const below = randomNumbers('otherwise for one');
  walk({ seats: 4, seed: 'seats' }, (match) => {
    if (match.result !== undefined) return;
    const seat = match.ply % 4;
    expect(shownTo(otherwise(match, seat, below), seat)).toBe(shownTo(match, seat));
  });
});

/** How many positions are painted twice: painting takes its time. */
const PAINTED = 3;

test('no pixel of the table tells what is hidden', async () => {
  const below = randomNumbers('pixels');
  const matches: Match<Oteres>[] = [];
  walk({ seats: 5, seed: 'pixels' }, (match) => {
    if (match.ply % 20 === 15 && matches.length < PAINTED) matches.push(match);
  });
  const painted = async (match: Match<Oteres>) => {
    const asked = match.decisions.filter(({ secret }) => !secret);
    const pictures = presenter.boards(match.view('spectator'), { earlier: [], asked }, textContext);
    return Buffer.concat(await Promise.all(pictures.map((picture) => picture.paint())));
  };
  expect(matches).toHaveLength(PAINTED);
  for (const match of matches)
    expect((await painted(otherwise(match, 'spectator', below))).equals(await painted(match))).toBe(true);
});
