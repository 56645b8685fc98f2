import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import type { DecisionOf } from '../../../../src/engine/match.ts';
import { type Match, openMatch } from '../../../../src/engine/match.ts';
import { effectsWithin } from '../../../../src/games/effects-told.ts';
import { amount } from '../../../../src/games/otys/board/piece-words.ts';
import { components, type Otys, otys } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import type { Question } from '../../../../src/games/presenter.ts';
import { sayInGerman } from '../../text-context.ts';
import { eager, walk } from '../../walk.ts';
import { scene } from '../position.ts';
import { paid } from './paid.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const inGerman = { ...textContext, say: sayInGerman };

const questionIn = (match: Match<Otys>, decision: DecisionOf<Otys>, to = textContext): Question =>
  presenter.question(
    match.view(decision.secret ? decision.seat : 'spectator'),
    decision,
    to,
    lookAhead(match, decision.seat),
  );

/** Questions of a few games, with the match that asks them and the words in which it does. */
function* asked() {
  for (const [number, to] of [textContext, inGerman, textContext].entries()) {
    const sponsors = (['basic', 'advanced', 'random'] as const)[number % 3] ?? 'basic';
    const options = { sponsors, variant: number % 2 === 0 ? 'off' : 'on', first: 'random' };
    const seed = `costs ${number}`;
    const { match: begun } = openMatch(otys, { seats: 2 + (number % 3), options, seed });
    for (const { match } of walk(begun, eager(seed), 300))
      for (const decision of match.decisions) yield { match, decision, to };
  }
}

test('whatever an answer costs stands on it, or in its question', () => {
  const wrong = new Set<string>();
  let costs = 0;
  for (const { match, decision, to } of asked()) {
    const { prompt, answers } = questionIn(match, decision, to);
    for (const { notation, label, effects = [] } of answers)
      for (const { purse, by } of paid(match, decision.seat, notation)) {
        costs += 1;
        const words = [prompt, label, effectsWithin(effects)].join(' | ');
        if (!words.includes(amount(to.say, purse, by))) wrong.add(`${notation}: ${words}`);
      }
  }
  expect([...wrong]).toEqual([]);
  expect(costs).toBeGreaterThan(150);
});

/** What comes of an answer. */
function effectsOf(
  { match }: ReturnType<typeof scene>,
  notation: string,
  to: typeof textContext = textContext,
) {
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  return questionIn(match, decision, to).answers.find((answer) => answer.notation === notation)?.effects;
}

test('a dive whose diver could do nothing says so, and why', () => {
  const story = (credits: number) =>
    scene({ me: { divers: { 3: 'explorer' }, credits, batteries: 1 }, sponsors: { 3: '5' } }).play('k3');
  expect(effectsOf(story(1), 'go')).toEqual(['the Explorer can’t do anything: too few Credits']);
  expect(effectsOf(story(1), 'go', inGerman)).toEqual(['der Entdecker kann nichts tun: zu wenige Credits']);
  expect(effectsOf(story(1), 'sgo')).toEqual([
    'the Explorer can’t do anything: too few Credits',
    '+1 Battery',
  ]);
});

test('the sponsor and the dive in one have the price of both', () => {
  const upgrade = scene({ me: { divers: { 3: 'explorer' }, credits: 4 }, sponsors: { 3: '4' } }).play('k3');
  expect(effectsOf(upgrade, 'sgo')).toEqual([
    '−2 Credits',
    '+1 Prestige',
    'Explorer upgraded: take a reward token for 1 Credit',
    'Explorer: take a reward token for 1 Credit',
  ]);
  const spy = scene({ me: { divers: { 3: 'spy' }, credits: 1 }, sponsors: { 3: '1' } }).play('k3');
  expect(effectsOf(spy, 'sgo')?.slice(0, 2)).toEqual([
    '+1 Credit',
    'Spy: pick a contract or copy a diver for 1 Credit',
  ]);
});

test('a key says that its diver can do nothing for want of Credits, unless the sponsor there brings them or makes it free', () => {
  const key = (sponsor: string) =>
    effectsOf(scene({ me: { divers: { 2: 'explorer' }, credits: 1 }, sponsors: { 2: sponsor } }), 'k2');
  expect(key('5')?.[0]).toBe('the Explorer can’t do anything: too few Credits');
  expect(key('1')?.slice(0, 2)).toEqual(['+1 Credit', 'Explorer: take a reward token for 2 Credits']);
  expect(key('1a')).toContain('Explorer: take a reward token for free');
});

test('a Trader that cannot buy says why', () => {
  const trading = (credits: number, cubes: string) => {
    const { match } = scene({
      me: { divers: { 3: 'trader' }, credits, cubes: { 3: cubes } },
      sponsors: { 3: '5' },
      store: 'mp',
    }).play('k3 go');
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    return questionIn(match, decision).note;
  };
  expect(trading(0, 'm')).toBe('You have 0 Credits. You can’t buy anything: too few Credits.');
  expect(trading(9, 'mmpp')).toBe('You have 9 Credits. You can’t buy anything: level 3 is full.');
  expect(trading(9, 'm')).toBe('You have 9 Credits.');
});

/** The answer that stands out, and what each is called on its button. */
function offeredBy({ match }: ReturnType<typeof scene>) {
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const { answers } = questionIn(match, decision);
  return {
    main: answers.find(({ tone }) => tone === 'main')?.notation,
    buttons: answers.map(({ label, button = label }) => button),
    told: answers.every(({ label, button = label, effects = [] }) => effects.length > 0 || button === label),
  };
}

test('what stands out before a dive is something that does something', () => {
  const at = (diver: string, sponsor: string, side: object) =>
    offeredBy(scene({ me: { divers: { 3: diver }, ...side }, sponsors: { 3: sponsor } }).play('k3')).main;
  expect(at('explorer', '5', { credits: 0, batteries: 1 })).toBe('s');
  expect(at('trader', '4', { credits: 2, cubes: {}, batteries: 1 })).toBe('s');
  expect(at('explorer', '2', { credits: 2, batteries: 1 })).not.toBe('sgo');
  expect(at('explorer', '2', { credits: 4, batteries: 1 })).toBe('s');
  expect(at('spy', '2', { credits: 4, batteries: 1 })).toBe('sgo');
  const idle = scene({ me: { divers: { 3: 'explorer' }, credits: 0, batteries: 1 }, sponsors: { 3: '5' } });
  expect(offeredBy(idle.play('k3 s')).main).toBeUndefined();
});

test('no two buttons before a dive are called alike, and a token by its front', () => {
  const both = scene({ me: { divers: { 3: 'plant+' }, batteries: 1 }, sponsors: { 3: '1' } }).play('k3');
  expect(offeredBy(both)).toMatchObject({
    buttons: ['Sponsor + dive', 'Sponsor + pick', 'Sponsor first', 'Move', 'Take both', 'Pick one'],
    told: true,
  });
  const tokens = scene({
    me: { divers: { 3: 'explorer' }, credits: 2 },
    sponsors: { 3: '2' },
    display: { 3: 'battery-green-a prestige-orange-a' },
  }).play('k3');
  expect(offeredBy(tokens).buttons).toEqual(['Sponsor + dive', '1 Battery', '1 Prestige', 'Do nothing']);
});

test('an Engineer’s improvements before a dive have a price and a reason each, and no word of the propeller’s move', () => {
  const me = { divers: { 3: 'engineer' }, credits: 1, batteries: 1 };
  const { match } = scene({ me, sponsors: { 3: '5' } }).play('k3');
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const { answers } = questionIn(match, decision);
  expect(answers.map(({ label, effects = [] }) => `${label} · ${effectsWithin(effects)}`)).toEqual([
    'Sponsor + dive · +1 Battery · Engineer: improve propeller or Hacker for 1 Credit',
    'Sponsor first · +1 Battery · then you dive',
    'Move · move a diver 1 level, −1 Battery',
    'Propeller 1→2 · −1 Credit · 1 Battery then moves a diver 2 levels',
    'Hacker 6→5 · −1 Credit · all keys come home at 5, one sooner',
    'Do nothing · no effect, and no cost',
  ]);
});
