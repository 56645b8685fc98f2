import { describe, expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { sayInGerman } from '../../text-context.ts';
import { scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** The open question of a position, as everybody sees it, with what it speaks of. */
function asked({ match }: ReturnType<typeof scene>, to = textContext) {
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked');
  const view = match.view('spectator');
  const question = presenter.question(view, decision, to, lookAhead(match, decision.seat));
  return {
    ...question,
    term: presenter.term?.(decision, to.say, view),
    tips: presenter.tips?.(match.view(0), 0, decision, to).map(({ key }) => key),
    answer: (notation: string) => question.answers.find((answer) => answer.notation === notation),
  };
}

describe('an X key', () => {
  test('tells that it opens any level, and that a neutral one does not come home (rulebook, "Step 3")', () => {
    const at = asked(scene({ me: { divers: { 4: 'spy' }, neutral: 2 }, row: 'pptt mmff' }));
    expect(at.answer('x')?.effects?.[0]).toBe('any level, all sponsors move down one');
    expect(at.answer('n')?.effects?.[0]).toBe('any level, all sponsors move down one, only once');
  });

  test('tells what it could make ready', () => {
    const me = { divers: { 4: 'metal' }, cubes: { 4: 'pp' }, track: '4' };
    expect(asked(scene({ me, row: 'mpp mmff' })).answer('x')?.effects).toContainEqual(
      expect.stringMatching(/^Metal \+ 2 Plant \(3 Prestige.*\) ready on level 4$/u),
    );
  });
});

describe('a sponsor that gives a key back', () => {
  const with3 = (track: string) =>
    asked(scene({ me: { divers: { 3: 'plant' }, track }, sponsors: { 3: '3' } }).play('k3'));

  test('does not stand out in a turn that brings all keys home, which it would keep out (rulebook, "Step 3")', () => {
    const homing = with3('1 2 4 5 x');
    expect(homing.note).toBe('This key brings all your keys home, unless the sponsor gives you one back.');
    expect(homing.answers.filter(({ tone }) => tone === 'main').map(({ notation }) => notation)).toEqual([
      'go.cube',
    ]);
  });

  test('is as welcome as any in every other turn', () => {
    const usual = with3('1 2');
    expect(usual.note).toBeUndefined();
    expect(usual.answers.find(({ tone }) => tone === 'main')?.notation).toBe('s');
  });
});

describe('the only key at hand', () => {
  test('is told of with the next question, as nobody was asked which', () => {
    const at = scene({ me: { divers: { 5: 'plant' }, track: '1 2 3 4 x', batteries: 1 } }).play('k5');
    expect(asked(at).prompt).toBe('Before you dive with key 5, your only one');
    expect(asked(at, german).prompt).toBe('Bevor du mit deinem einzigen Schlüssel tauchst, der 5');
  });

  test('goes without saying where there were others', () => {
    expect(asked(scene({ me: { batteries: 1 } }).play('k3')).note).toBeUndefined();
  });
});

describe('the end of a turn', () => {
  const ending = (batteries: number) =>
    asked(
      scene({ me: { divers: { 3: 'plant' }, batteries }, sponsors: { 3: '3' }, row: 'tt ff' }).play(
        batteries > 0 ? 'k3 go cube' : 'k3 go.cube',
      ),
    );

  test('says who comes up and who moves down, and what staying down takes and is good for', () => {
    const { answer } = ending(1);
    expect(answer('end')?.effects).toEqual([
      'Plant Expert from level 3 to the surface',
      expect.stringMatching(/^then the .+ is on level 3$/u),
    ]);
    expect(answer('stay')?.effects).toEqual(['−1 Battery', 'then the Plant Expert is on level 3']);
  });
});

test('no answer stands out beside a public contract that can be completed', () => {
  const tones = (cubes: string) =>
    asked(
      scene({ me: { divers: { 3: 'plant' }, cubes: { 4: cubes }, batteries: 1 }, row: 'mpp pptt' }).play(
        'k3',
      ),
    ).answers.map(({ tone }) => tone);
  expect(tones('mp')).toContain('main');
  expect(tones('mpp')).not.toContain('main');
});

describe('what a question speaks of', () => {
  const term = (me: object, line: string) =>
    asked(scene({ me: { divers: { 3: 'plant' }, ...me }, sponsors: { 3: '5' } }).play(line)).term;

  test('names the sponsor only until it was used, and the propeller only with a Battery', () => {
    const [sponsor, propeller] = [
      'A sponsor helps you once, before you dive.',
      'The propeller moves a diver to another level for 1 Battery.',
    ];
    expect(term({ batteries: 1 }, 'k3')).toBe(`${sponsor} ${propeller}`);
    expect(term({}, 'k3')).toBe(sponsor);
    expect(term({}, 'k3 s')).toBe(propeller);
  });
});

test('the tip of keys that come home speaks of the key of this turn, chosen or not', () => {
  const lastTwo = scene({ me: { track: '1 2 3', hacker: 1, batteries: 1 } });
  const { homeAt = 0 } = lastTwo.match.view(0).seats[0] ?? {};
  const last = scene({ me: { track: '1 2 3 4', hacker: 1, batteries: 1 } });
  expect(homeAt).toBe(5);
  expect(asked(lastTwo.play('k5')).tips).not.toContain('home');
  expect(asked(last).tips).toContain('home');
  expect(asked(last.play('k5')).tips).toContain('home');
  expect(textContext.say('otys-tip-home')).toMatch(/^\*\*With this turn’s key/u);
});

test('a diver that works twice is asked a second time in other words', () => {
  const at = scene({
    me: { divers: { 3: 'trader' }, cubes: { 3: 'mp' } },
    sponsors: { 3: '2' },
    row: 'tt ff',
  }).play('k3 sgo');
  expect(asked(at).prompt).toBe('Sell or buy? (first time of two)');
  const [sale = ''] = asked(at).answers.map(({ notation }) => notation);
  const second = at.play(sale);
  const again = asked(second).prompt.startsWith('What do you want') ? second.play('for.c') : second;
  expect(asked(again).prompt).toBe('Sell or buy? (second time of two)');
  expect(asked(again, german).prompt).toBe('Verkaufen oder kaufen? (2. Mal von 2)');
});

test('what an expert still has to give on its second turn is still asked for the second time', () => {
  const second = scene({ me: { divers: { 3: 'plant+' } }, sponsors: { 3: '2' }, row: 'tt ff' }).play(
    'k3 sgo cube bonus',
  );
  expect(asked(second).prompt).toContain('(second time of two)');
  expect(asked(second.play('bonus')).prompt).toContain('(second time of two)');
  expect(asked(second.play('cube')).prompt).toContain('(second time of two)');
});

test('so is a diver that a Spy copies on its second turn', () => {
  const me = { divers: { 3: 'spy+' } } as const;
  const others = [{ divers: { 3: 'trader' }, cubes: {} }] as const;
  const first = scene({ me: { ...me, cubes: { 3: 'mp' } }, others, sponsors: { 3: '2' }, row: 'tt ff' }).play(
    'k3 sgo copy.1',
  );
  expect(asked(first).prompt).toBe('Sell or buy? (first time of two)');
  const second = first.play('skip copy.1');
  expect(asked(second).prompt).toBe('Sell or buy? (second time of two)');
});

test('a propeller names the divers, and who works at the key then', () => {
  const at = scene({ me: { divers: { 3: 'plant', 2: 'fuel' }, batteries: 1 } }).play('k3 p');
  const { answers } = asked(at);
  expect(answers.find(({ notation }) => notation === 'd.fuel')).toMatchObject({
    label: 'Fuel',
    effects: ['Fuel Expert can then work on level 3'],
  });
  expect(answers.filter(({ effects }) => effects?.length === 0).map(({ label }) => label)).toContain('Spy');
  const to = asked(at.play('d.fuel')).answers.find(({ label }) => label === 'Level 3');
  expect(to?.effects).toContain('then the Fuel Expert is on level 3');
});

test('a newcomer is told of the sponsor only where it is offered', () => {
  const told = (sponsor: string): string | undefined => {
    const { match } = scene({ me: { divers: { 3: 'trader' }, batteries: 1 }, sponsors: { 3: sponsor } }).play(
      'k3',
    );
    return presenter.tips?.(match.view(0), 0, match.decisions[0], textContext)[0]?.words;
  };
  expect(told('5')).toContain('sponsor');
  expect(told('3')).toBe(textContext.say('otys-tip-dive'));
});
