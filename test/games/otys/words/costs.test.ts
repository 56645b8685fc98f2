import { describe, expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import type { DecisionOf } from '../../../../src/engine/match.ts';
import { type Match, openMatch } from '../../../../src/engine/match.ts';
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
const LANGUAGES = { en: textContext, de: { ...textContext, say: sayInGerman } } as const;

const questionIn = (match: Match<Otys>, decision: DecisionOf<Otys>, to = textContext): Question =>
  presenter.question(
    match.view(decision.secret ? decision.seat : 'spectator'),
    decision,
    to,
    lookAhead(match, decision.seat),
  );

/** Questions of a few games, with the match that asks them. */
function* asked() {
  for (const number of [0, 1, 2, 3, 4, 5]) {
    const sponsors = (['basic', 'advanced', 'random'] as const)[number % 3] ?? 'basic';
    const options = { sponsors, variant: number % 2 === 0 ? 'off' : 'on', first: 'random' };
    const seed = `costs ${number}`;
    const { match: begun } = openMatch(otys, { seats: 2 + (number % 3), options, seed });
    for (const { match } of walk(begun, eager(seed), 300))
      for (const decision of match.decisions) yield { match, decision };
  }
}

describe.each(Object.entries(LANGUAGES))('in %s', (_, to) => {
  test('whatever an answer costs stands on it, or in its question', () => {
    const hidden = new Set<string>();
    let costs = 0;
    for (const { match, decision } of asked()) {
      const question = questionIn(match, decision, to);
      for (const { notation, label, consequence = '' } of question.answers)
        for (const { purse, by } of paid(match, decision.seat, notation)) {
          costs += 1;
          const words = [question.prompt, label, consequence].join(' | ');
          if (!words.includes(amount(to.say, purse, by))) hidden.add(`${notation}: ${words}`);
        }
    }
    expect([...hidden]).toEqual([]);
    expect(costs).toBeGreaterThan(300);
  });

  test('no question has more than one accent', () => {
    const accents = new Set<string>();
    for (const { match, decision } of asked()) {
      const main = questionIn(match, decision, to).answers.filter(({ tone }) => tone === 'main');
      if (main.length > 1) accents.add(`${decision.about.kind}: ${main.map(({ notation }) => notation)}`);
    }
    expect([...accents]).toEqual([]);
  });
});

/** What comes of an answer. */
function consequenceOf(
  { match }: ReturnType<typeof scene>,
  notation: string,
  to: typeof textContext = textContext,
) {
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  return questionIn(match, decision, to).answers.find((answer) => answer.notation === notation)?.consequence;
}

test('levels for an X key are listed with the sponsors that the picture shows there', () => {
  const { match } = scene({
    me: { divers: { 1: 'spy' }, credits: 2, track: '1' },
    sponsors: { 1: '2', 2: '3', 3: '4', 4: '5', 5: '1a' },
  }).play('x');
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const shown = match
    .view('spectator')
    .sponsors.map(({ sponsor, side }) => textContext.say(`otys-brief-sponsor-${sponsor}-${side}`));
  expect(
    questionIn(match, decision).answers.map(({ consequence = '' }) => consequence.split(' · ')[0]),
  ).toEqual(shown);
});

test('a dive whose diver could do nothing says so, and why', () => {
  const story = (credits: number) =>
    scene({ me: { divers: { 3: 'explorer' }, credits, batteries: 1 }, sponsors: { 3: '5' } }).play('k3');
  expect(consequenceOf(story(1), 'go')).toBe('the Explorer can’t do anything: too few Credits');
  expect(consequenceOf(story(1), 'go', LANGUAGES.de)).toBe(
    'der Entdecker kann nichts tun: zu wenige Credits',
  );
  expect(consequenceOf(story(1), 'sgo')).toBe('+1 Battery, but Explorer: too few Credits');
});

test('the sponsor and the dive in one have the price of both, in each language', () => {
  const upgrade = scene({
    me: { divers: { 3: 'explorer' }, credits: 4 },
    sponsors: { 3: '4' },
  }).play('k3');
  expect(consequenceOf(upgrade, 'sgo')).toBe('−2 Credits, upgrade, +1 Prestige, then Explorer for 1 Credit');
  expect(consequenceOf(upgrade, 'sgo', LANGUAGES.de)).toBe(
    '−2 Credits, aufwerten, +1 Prestige, Entdecker für 1 Credit',
  );
  const spy = scene({ me: { divers: { 3: 'spy' }, credits: 1 }, sponsors: { 3: '1' } }).play('k3');
  expect(consequenceOf(spy, 'sgo')).toBe('+1 Credit, then Spy for 1 Credit');
});

test('the key of a diver that takes Credits says so and how many there are where they are too few, and a sponsor that is too dear or does nothing is told as such', () => {
  const { match } = scene({
    me: { divers: { 1: 'spy', 2: 'explorer', 3: 'plant' }, credits: 1 },
    sponsors: { 1: '3', 2: '5', 3: '4' },
    row: 'mpp pptt',
  });
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const keys = (to: typeof textContext) =>
    questionIn(match, decision, to)
      .answers.slice(0, 3)
      .map(({ label, consequence = '' }) => `${label} · ${consequence.split(' · ')[0]}`);
  expect(keys(textContext)).toEqual([
    '1 · Spy −1 Credit · sponsor no help',
    '2 · Explorer −2 Credits · you have 1',
    '3 · Plant +1 · sponsor too dear',
  ]);
  expect(keys(LANGUAGES.de)).toEqual([
    '1 · Spion −1 Credit · Sponsor nutzlos',
    '2 · Entdecker −2 Credits · du hast 1',
    '3 · Pflanzen +1 · Sponsor zu teuer',
  ]);
});

test('a diver is not too dear where the sponsor of its level brings what is wanting, or makes it free', () => {
  const key = (sponsor: string) => {
    const { match } = scene({ me: { divers: { 2: 'explorer' }, credits: 1 }, sponsors: { 2: sponsor } });
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    return questionIn(match, decision).answers[1]?.consequence;
  };
  expect(key('1')).not.toContain('you have');
  expect(key('1a')).not.toContain('you have');
  expect(key('5')).toContain('you have 1');
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
  expect(trading(9, 'mmpp')).toBe('You have 9 Credits. You can’t buy anything: no space on level 3.');
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
    told: answers.every(
      ({ label, button = label, consequence }) => consequence !== undefined || button === label,
    ),
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
