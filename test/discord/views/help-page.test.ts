import { describe, expect, test } from 'vitest';
import { piecesPage } from '../../../src/discord/views/game-page.ts';
import { helpPage, hintPage } from '../../../src/discord/views/help-page.ts';
import type { PlayableMatch } from '../../../src/games/playable.ts';
import { atRandom, optionsOf, walk } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { texts } from '../../texts/shipped.ts';
import { ana, ben, inPlay } from '../stage.ts';
import { buttonsIn, menusIn, readIn, SEATED, seenBy, seenFrom, shownTable, spokenIn } from './shown.ts';

const game = gameNamed('otys');
const at = (match: PlayableMatch, learning: readonly number[] = []) => shownTable(game, match, { learning });

const helpOf = (match: PlayableMatch, seat: number | 'spectator', learning: readonly number[] = []) => {
  const page = helpPage(seenBy(seat, at(match, learning)));
  if (typeof page === 'string') throw new Error(page);
  return readIn(page);
};

const begun = () => game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'help' });

test('Whoever is asked reads what each answer does, and what is not possible and why', () => {
  const match = begun();
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  const told = helpOf(match, asked.seat);
  expect(told).toContain('Your answers');
  expect(told).toContain('Which key?');
  expect(told).toMatch(/Which key\?.*\n\*\*Level 1\*\* · .+: .+ · sponsor: .+(?:\n.*)+\*\*Your answers\*\*/u);
  expect(told).not.toContain('Next:');
  expect(told).toMatch(/\*\*X key\*\* · .+/u);
  expect(told).toContain('Not possible right now');
  expect(told).toMatch(/^Neutral X: you have none$/mu);
});

test('A key that was played is told to lie on the Hacker track', () => {
  const stops = [...walk(begun(), atRandom('help'), 60)];
  const later = stops.find(
    ({ match }) =>
      match.turn.round === 2 &&
      match.openTo(match.turn.seat)?.question({ say: texts.in('en'), people: [] }) !== undefined &&
      match.cannotUndo(match.turn.seat) === 'turn-began',
  );
  if (later === undefined) throw new Error('no second round');
  expect(helpOf(later.match, later.match.turn.seat)).toContain('on your Hacker track');
});

test('Whoever is not asked reads how to play while somebody learns it, and what the pieces do after that', () => {
  const match = begun();
  const idle = match.decisions[0]?.seat === 0 ? 1 : 0;
  expect(helpOf(match, idle, [idle])).toContain('How to play');
  expect(helpOf(match, idle)).not.toContain('Your answers');
  expect(helpOf(match, 'spectator')).not.toContain('Your answers');
});

test('What is this? has a menu of kinds and one of pieces, and shows the chosen one with its picture', () => {
  const match = begun();
  const page = piecesPage(seenBy(0, at(match)), { piece: 'explorer' });
  if (page === undefined) throw new Error('there are no pieces');
  expect(readIn(page)).toMatch(/^### Explorer\n.+\. Now: .+\./u);
  expect(page.pictures.map(({ name }) => name)).toEqual([expect.stringContaining('explorer')]);
  const menus = menusIn(page);
  expect(menus[0]?.options.map(({ value }) => value)).toContain('sponsors');
  expect(menus[1]?.options.map(({ value }) => value)).toContain('explorer');
});

test('One press leads there from the board and from a private page', async () => {
  const here = await inPlay();
  await here.presses(ana, 'look:t1:help');
  expect(here.textOf(here.page(ana).id)).toContain('Your answers');
  await here.presses(ben, 'look:t1:help');
  expect(here.textOf(here.page(ben).id)).not.toContain('Your answers');
  await here.presses(ana, 'board:dig');
  expect(here.idIn(here.page(ana).id, 'refresh:t1:help')).toBeDefined();
});

describe('The page of a hint', () => {
  test.each([
    ['en', 'Contracts'],
    ['de', 'Aufträge'],
    ['fr', 'Contrats'],
    ['ru', 'Контракты'],
  ])('leads on to question, contracts and help, in its place (%s)', (locale, label) => {
    const match = game.begin({ seats: 2, options: optionsOf(game, 2), seed: 'hinted' });
    const { seat } = match.turn;
    const page = hintPage(seenFrom(seat, shownTable(game, match), spokenIn(locale)), { advice: [] });
    const buttons = buttonsIn(page).map((each) => [each.id, each.label]);
    expect(buttons).toEqual([
      [`h1:refresh:t1:question:${seat}`, expect.any(String)],
      [`h1:refresh:t1:asides:${seat}`, label],
      [`h1:refresh:t1:help:${seat}`, expect.any(String)],
    ]);
  });

  test('tells of a kept plan that plays something else, and of none that begins with what is advised', () => {
    const match = game.begin({ seats: 3, options: optionsOf(game, 3), seed: 'hinted' });
    const { seat } = match.turn;
    const person = SEATED[seat]?.id ?? '';
    const answers = [{ notation: 'k1', told: 'k1', label: '1 · Spy' }];
    const plan = { seat, person, ply: 0, turn: 0, madeAt: 0, answers, premise: '', pause: 1 };
    const hinted = (notation: string, pause = plan.pause): string => {
      const now = shownTable(game, match, { plans: [{ ...plan, pause }] });
      const advice = [{ notation, line: [notation] }];
      return readIn(hintPage(seenFrom(seat, now), { advice }));
    };
    expect(hinted('k2')).toContain('**Your plan is at work:** 1 · Spy.');
    expect(hinted('k1')).not.toContain('plan');
    // Against computers alone.
    expect(hinted('k2', 0)).toContain('**Your plan:** 1 · Spy. I’ll play it as soon as your turn begins');
  });
});
