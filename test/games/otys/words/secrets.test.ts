import { expect, test } from 'vitest';
import { keyedChance } from '../../../../src/engine/chance.ts';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import type { Match } from '../../../../src/engine/match.ts';
import { allSeats, type Viewer } from '../../../../src/engine/seat.ts';
import { components, type Otys, otys } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { inForm } from '../../../form.ts';
import { pageOf } from '../../page-of.ts';
import { inState } from '../../story.ts';
import { everySoMany } from '../../walk.ts';
import { extraActionsOf, textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);
const asides = extraActionsOf(presenter);

/** How many plies apart it is looked at what is shown; at each kind of question some times, though. */
const EVERY = inForm(4, 1);

/** The same match with every contract dealt anew that this viewer cannot know: in the deck, and in the hands of others. */
const dealtAnew = (match: Match<Otys>, viewer: Viewer): Match<Otys> =>
  inState(match, otys.redeal(match.snapshot.position.state, viewer, keyedChance(`anew ${match.ply}`, 0)));

/** All that the channel reads of a position, alt texts included. */
function shownToAll(match: Match<Otys>): unknown {
  const view = match.view('spectator');
  const asked = match.decisions.filter(({ secret }) => !secret);
  return {
    questions: asked.map((decision) =>
      presenter.question(view, decision, textContext, lookAhead(match, decision.seat)),
    ),
    offered: asked.map((decision) => presenter.offered?.(view, decision, textContext)),
    boards: presenter
      .boards(view, { earlier: match.earlier('spectator'), asked }, textContext)
      .map(({ name, alt }) => ({ name, alt })),
    status: presenter.summary(view, textContext),
    text: presenter.description(view, textContext),
    closer: allSeats(match.seats).map((seat) => pageOf(presenter, 'closer', view, seat, textContext)),
    ending: presenter.ending(view, [], textContext).text,
  };
}

/** Pictures are compared by what they say of themselves. */
const asText = (shown: unknown): string => JSON.stringify(shown);

test('nothing that a spectator is shown depends on hidden contracts', () => {
  let exchanged = 0;
  const isTried = everySoMany(EVERY);
  walk({ seats: 3, sponsors: 'advanced', variant: 'on', seed: 'secrets', plies: 300 }, (match) => {
    if (!isTried(match, match.decisions)) return;
    exchanged += match.snapshot.position.state.seats.filter(({ contracts }) => contracts.length > 0).length;
    expect(asText(shownToAll(dealtAnew(match, 'spectator')))).toBe(asText(shownToAll(match)));
  });
  expect(exchanged).toBeGreaterThan(inForm(10, 30));
});

test('what a seat reads about itself does not depend on what others hold', () => {
  const isTried = everySoMany(EVERY);
  walk({ seats: 3, sponsors: 'random', variant: 'off', seed: 'hands', plies: 300 }, (match) => {
    if (!isTried(match, match.decisions)) return;
    const other = dealtAnew(match, 1);
    const told = (from: Match<Otys>): string => {
      const view = from.view(1);
      const decision = from.decisions.find(({ seat }) => seat === 1);
      return asText([
        asides(view, 1, decision, textContext),
        presenter.description(view, textContext),
        decision === undefined ? '' : presenter.question(view, decision, textContext, lookAhead(from, 1)),
      ]);
    };
    expect(told(other)).toBe(told(match));
  });
});

/** How many positions are painted twice: painting takes its time. */
const PAINTED = 4;

test('no pixel of the boards tells that a private contract could be completed', async () => {
  const pairs: (readonly [Match<Otys>, Match<Otys>])[] = [];
  walk({ seats: 3, sponsors: 'advanced', variant: 'off', seed: 'pixels', plies: 700 }, (match) => {
    const other = dealtAnew(match, 'spectator');
    const couldComplete = (from: Match<Otys>): string =>
      asText(
        from.decisions.map(({ answers }) => answers.filter(({ isExtra }) => isExtra).map((a) => a.notation)),
      );
    if (couldComplete(match) !== couldComplete(other)) pairs.push([match, other]);
  });
  expect(pairs.length).toBeGreaterThanOrEqual(PAINTED);
  const painted = async (match: Match<Otys>) => {
    const asked = match.decisions.filter(({ secret }) => !secret);
    const moment = { earlier: match.earlier('spectator'), asked };
    const pictures = presenter.boards(match.view('spectator'), moment, textContext);
    return Buffer.concat(await Promise.all(pictures.map((picture) => picture.paint())));
  };
  const every = Math.floor(pairs.length / PAINTED);
  for (const [match, other] of pairs.filter((_, at) => at % every === 0).slice(0, PAINTED))
    expect((await painted(other)).equals(await painted(match)), `ply ${match.ply}`).toBe(true);
});
