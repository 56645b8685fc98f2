import { expect, test } from 'vitest';
import { boardMessage } from '../../../src/discord/views/board-message.ts';
import { questionPage } from '../../../src/discord/views/page-message.ts';
import { createPlayable } from '../../../src/games/create-playable.ts';
import { PAGE_BUTTONS } from '../../../src/games/pages.ts';
import { type Tiny, tinyPresenter, tinyRules } from '../../games/tiny.ts';
import { optionsOf } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { tableOf } from '../worst-table.ts';
import { readIn, seenBy, seenFrom, shownTable, spokenIn } from './shown.ts';

/** The tiny game told in words alone, in which what was dug out is kept and the turn goes on in front of all. */
const keeping = createPlayable<Tiny, never>(
  {
    ...tinyRules,
    rules: { ...tinyRules.rules, keep: { happens: (state) => ({ state, steps: [{ kind: 'turn' }] }) } },
  },
  {
    ...tinyPresenter,
    question: (view, decision, textContext) => ({
      ...tinyPresenter.question(view, decision, textContext),
      note: view.found === undefined ? 'Holds what nobody knows' : `Holds a ${view.found}`,
    }),
    pages: {
      hand: {
        button: PAGE_BUTTONS.hand,
        isOwn: true,
        page: ({ found }) => ({
          ...{ title: 'Your find', pictures: [], answers: [] },
          text: found === undefined ? 'nothing' : `a ${found}`,
        }),
      },
    },
  },
);

/** A table of two where the first has dug something out, and has answered in secret that it is kept. */
function kept() {
  let match = keeping.begin({ seats: 2, options: { pace: 'slow', begins: '0' }, seed: 'kept' });
  for (const notation of ['dig', 'keep']) {
    const next = match.play(0, notation);
    if (typeof next === 'string') throw new Error(next);
    match = next.match;
  }
  return { match, now: { table: tableOf(keeping, 2, 'playing', 'Ana'), game: keeping, match } };
}

test('a private page that goes on to a question for all shows it as its own seat sees it, with the way to the hand', () => {
  const { now } = kept();
  const page = questionPage(seenFrom(0, now));
  expect(readIn(page)).toMatch(/Holds a \d/);
  expect(JSON.stringify(page.components)).toContain(':refresh:abcdefghijkl:hand:0');
  expect(readIn(boardMessage(seenBy('spectator', now), { from: 0, entries: [] }))).toContain(
    'Holds what nobody knows',
  );
});

test('a private page with nothing left to answer shows nothing that others may change, and leads to the hand', () => {
  const { now, match } = kept();
  const ended = match.play(0, 'end');
  if (typeof ended === 'string') throw new Error(ended);
  const page = questionPage(seenFrom(0, { ...now, match: ended.match }));
  expect(readIn(page)).toContain('Your turn is over.');
  expect(readIn(page)).not.toContain('Your find');
  expect(page.pictures).toEqual([]);
});

test('a private page shows the side of the board that its question is about, as the board does, if nothing is held', () => {
  const game = gameNamed('otys');
  const match = game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'side' });
  const { seat } = match.turn;
  const now = shownTable(game, match);
  const view = seenFrom(seat, now);
  const sea = match.boards(view.label).at(-1)?.name;
  expect(questionPage(view).pictures.map(({ name }) => name)).toEqual([sea]);
  expect(questionPage(seenFrom(seat, now, { ...spokenIn(), reads: true })).pictures).toEqual([]);
  expect(questionPage(seenFrom(1 - seat, now)).pictures).toEqual([]);
});
