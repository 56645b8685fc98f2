import { expect, test } from 'vitest';
import { type Match, openMatch } from '../../../../src/engine/match.ts';
import type { Otys } from '../../../../src/games/otys/index.ts';
import { components, otys } from '../../../../src/games/otys/index.ts';
import { NO_CUBE_COUNTS } from '../../../../src/games/otys/rules/cube-counts.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { say, texts } from '../../../texts/shipped.ts';
import { expectRulesToFit, expectWordsToFit } from '../../fitting-words.ts';
import { textContextFor } from '../../text-context.ts';
import { scene } from '../position.ts';
import { extraActionsOf } from './text-context.ts';
import { walk, walkToTheEnd } from './walk.ts';

const presenter = createOtysPresenter(components);
const asides = extraActionsOf(presenter);
const textContext = { say, people: [{ name: 'Ana' }, { name: 'Björn' }, { name: 'Chidi' }] };

test('pages, status and position in words fit their messages, for every viewer, whatever people are called', () => {
  walk({ seats: 4, sponsors: 'random', variant: 'on', seed: 'pages', plies: 400 }, (match) => {
    if (match.ply % 5 === 0) expectWordsToFit(presenter, match, textContextFor(4), 400);
  });
});

test('the rules fit their messages and leave no variable unfilled', () => {
  expectRulesToFit(presenter.rules(say));
});

const opening = (): Match<Otys> =>
  openMatch(otys, {
    seats: 3,
    options: { sponsors: 'basic', variant: 'off', first: '1' },
    seed: 'pages',
  }).match;

/** A finished game with these scores, and so many Metal left on everybody's level 5. */
function finished(scores: readonly number[], cubes: readonly number[], winners: readonly number[]): OtysView {
  const view = opening().view('spectator');
  const none = [NO_CUBE_COUNTS, NO_CUBE_COUNTS, NO_CUBE_COUNTS, NO_CUBE_COUNTS];
  return {
    ...view,
    phase: 'over',
    seats: view.seats.map((side, seat) => ({
      ...side,
      prestige: scores[seat] ?? 0,
      cubes: [...none, { ...NO_CUBE_COUNTS, metal: cubes[seat] ?? 0 }],
    })),
    result: { scores, winners },
  };
}

test('the ending names the winner and the places', () => {
  const page = presenter.ending(finished([12, 19, 15], [1, 2, 0], [1]), [], textContext);
  expect(page.title).toBe('Björn wins');
  expect(page.text).toBe(
    [
      '1) **Björn**: 19 Prestige, 2 resources left in the sea',
      '2) **Chidi**: 15 Prestige, 0 resources left in the sea',
      '3) **Ana**: 12 Prestige, 1 resource left in the sea',
    ].join('\n'),
  );
});

test('the ending says that cubes decided a tie (rulebook, "End of the game")', () => {
  const page = presenter.ending(finished([19, 19, 3], [1, 2, 0], [1]), [], textContext);
  expect(page.title).toBe('Björn wins');
  expect(page.text).toContain('the resources left in the sea decided');
});

test('a victory is shared in the title and in the places', () => {
  const page = presenter.ending(finished([18, 3, 18], [2, 0, 2], [0, 2]), [], textContext);
  expect(page.title).toBe('Shared victory: Ana, Chidi');
  expect(page.text.match(/^1\) /gm)).toHaveLength(2);
  expect(page.text).toContain('3) **Björn**');
});

test('a game that is ended before its time shows where it stood, and promises no end', () => {
  const page = presenter.ending(opening().view('spectator'), [], textContext);
  expect(page.title).toBe('Stopped in round 1');
  expect(page.text.split('\n')).toEqual(
    ['Ana', 'Björn', 'Chidi'].map((name) => `1) **${name}**: 0 Prestige, 4 resources left in the sea`),
  );
  expect(page.pictures.map(({ name }) => name.split('.')[0])).toEqual(['otys-colony', 'otys-others']);
  expect(page.pictures[0]?.alt).not.toContain('Asked');
});

test('a game that is ended before its time shows nobody choosing or diving any more', () => {
  const told = new Set<string>();
  walk({ seats: 3, sponsors: 'random', variant: 'off', seed: 'stopped', plies: 40 }, (match) => {
    const view = match.view('spectator');
    const asking = presenter.boards(view, { earlier: [], asked: match.decisions }, textContext);
    const ended = presenter.ending(presenter.stopped(view), [], textContext).pictures;
    told.add(view.phase);
    expect(asking[0]?.alt).not.toContain('The game is over');
    expect(ended[0]?.alt).toContain('The game is over');
    expect(ended[0]?.alt).not.toMatch(/Chooses a key|Places an X key|Dives at level|is in play/);
  });
  expect(told.size).toBeGreaterThan(3);
});

test('the ending tells how points grew in a few steps, the same for everybody', () => {
  const { match, moves } = walkToTheEnd(3, 'steps');
  const { text } = presenter.ending(match.view('spectator'), moves, textContext);
  const grown = text.match(/Score: .+\./g) ?? [];
  expect(grown).toHaveLength(3);
  const rounds = grown.map((line) =>
    [...line.matchAll(/\d+ after round (\d+)/g)].map(([, round]) => Number(round)),
  );
  expect(new Set(rounds.map(String)).size).toBe(1);
  expect(rounds[0]).toHaveLength(4);
  expect(rounds[0]?.at(-1)).toBe(match.turn.round);
  for (const [, name, prestige] of text.matchAll(/\*\*(\w+|Björn)\*\*: (\d+) Prestige/g)) {
    const line = text.split('\n').find((_, at, all) => all[at - 1]?.includes(`**${name}**`));
    expect(line).toMatch(new RegExp(` ${prestige} after round \\d+\\.$`));
  }
});

test('every contract that can be completed now is listed as ready and offered', () => {
  let offered = 0;
  walk({ seats: 3, sponsors: 'basic', variant: 'off', seed: 'ready', plies: 1_500 }, (match) => {
    const [decision] = match.decisions;
    if (decision?.answers.some(({ isExtra }) => isExtra) !== true) return;
    const page = asides(match.view(decision.seat), decision.seat, decision, textContext);
    expect(page.text).toContain('✅ Ready on level');
    expect(page.text).toContain('Completing a contract is free');
    offered += page.answers.length;
  });
  expect(offered).toBeGreaterThan(5);
});

test('who is not up reads what is near, without anything to press', () => {
  const match = opening();
  const page = asides(match.view(2), 2, undefined, textContext);
  expect(page.answers).toEqual([]);
  expect(page.text).toContain('on your own turn');
  expect(page.text).toContain('You have no private contracts');
});

test('a contract that is not ready names its nearest level and what is missing there, one or many', () => {
  const pages = ['en', 'de'].map((language) => {
    const { match } = scene({ me: { cubes: { 3: 'ppm', 5: 't' } }, row: 'pptt 22-a' });
    return asides(match.view(0), 0, undefined, {
      ...textContext,
      say: texts.in(language),
    }).text;
  });
  expect(pages[0]).toContain('Level 5 lacks 2 Plant + 1 Tech.');
  expect(pages[0]).toContain('Level 3 lacks 1 Metal.');
  expect(pages[1]).toContain('Auf Ebene 5 fehlt noch: 2 Pflanzen + 1 Tech.');
  expect(pages[1]).toContain('Auf Ebene 3 fehlt noch: 1 Metall.');
});

test('a level that has more of a contract but is too small for it is named', () => {
  const { match } = scene({ me: { cubes: { 1: 'm' } }, row: '1111-a pptt' });
  const { text } = asides(match.view(0), 0, undefined, textContext);
  expect(text).toContain('Level 3 lacks 4 resources. Level 1 is too small for it.');
  expect(text.match(/too small/g)).toHaveLength(1);
});

test('the position in words names what there is none of, and what is not improved', () => {
  const { match } = scene({ me: { track: '1 2 3 4 x', batteries: 1 } }).play('k5');
  const all = presenter.description(match.view('spectator'), textContext).join('\n');
  expect(all).toContain('Keys at hand: none');
  expect(all).toContain('no resources, ');
  expect(all).toContain('Propeller: up to 1\u00a0level, not improved yet. Hacker: not improved yet.');
});

test('the position in words has every sea, the one who is up first', () => {
  const parts = presenter.description(opening().view('spectator'), textContext);
  const all = parts.join('\n');
  expect(all).toContain('Ana is up and chooses a key.');
  expect(all.indexOf('**Ana**')).toBeLessThan(all.indexOf('**Björn**'));
  expect(all.match(/^- Level\s[1-5]: .+ free$/gm)).toHaveLength(15);
  expect(all.match(/^- Level\s[1-5]: sponsor/gm)).toHaveLength(5);
});

test('a contract that is ready is a gain on its owner’s page, which says once it is completed of nothing that it failed', () => {
  const story = scene({ me: { cubes: { 4: 'mpp' }, hand: 'mpp' }, row: 'mmff pptt' });
  const pageOf = ({ match }: typeof story) => asides(match.view(0), 0, match.decisions[0], textContext);
  expect(pageOf(story).answers).toMatchObject([{ notation: 'done.mpp.l4', tone: 'gain' }]);
  expect(pageOf(story.play('done.mpp.l4')).text).toMatch(/^No contract is ready right now\./);
});
