import { expect, test } from 'vitest';
import type { Match } from '../../../../src/engine/match.ts';
import { components, type Oteres } from '../../../../src/games/oteres/index.ts';
import { handKinds } from '../../../../src/games/oteres/rules/idle.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { type Side, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOteresPresenter(components);

const questionsOf = (match: Match<Oteres>) =>
  match.decisions.map((decision) => {
    const view = match.view(decision.secret ? decision.seat : 'spectator');
    return { decision, question: presenter.question(view, decision, textContext) };
  });

const asked = (match: Match<Oteres>) => questionsOf(match)[0]?.question;

test('who holds two sea urchins is warned before playing a card (rulebook, "Gameplay")', () => {
  const at = scene({ me: { hand: 'urchin urchin dive', pearls: '1' } });
  expect(asked(at.match)?.note).toContain('TWO SEA URCHINS');
  expect(asked(at.match)?.note).toContain(
    'If you keep both, you’re out after this turn, but your pearls are safe and still count.',
  );
  expect(asked(scene({ me: { hand: 'urchin dive', pearls: '1' } }).match)?.note).toBeUndefined();
});

test('it is said why a sea urchin cannot be played when no black pearl is left (rulebook, "Playing cards")', () => {
  const { match } = scene({ me: { hand: 'urchin dive', pearls: '1' }, pool: '1 2 3' });
  expect(asked(match)?.answers.map(({ label }) => label)).toEqual(['Dive']);
  expect(asked(match)?.note).toContain('you can’t play a sea urchin');
});

test('whoever a card would fail against is marked before they are chosen', () => {
  const { match } = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }],
  });
  const [warded, open] = asked(match)?.answers ?? [];
  expect(warded?.effects).toContain('blocked by Abracadabra');
  expect(open?.effects?.join()).not.toContain('block');
});

test('who splits sees what lies in either paw', () => {
  const at = scene({ me: { hand: 'which-paw', pearls: '1' } }).play('play.which-paw');
  const labels = asked(at.match)?.answers.map(({ label }) => label) ?? [];
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels[0]).toMatch(/^Left nothing · right \d \+ \d \+ \d$/);
});

test('the page that asks whether to swap a pearl shows that pearl beside one’s own', () => {
  const at = scene({ me: { hand: 'dark-gift', pearls: '0 1' }, others: [{ pearls: '4 3' }, {}] }).play(
    'play.dark-gift pearl.3',
  );
  const view = at.match.view(0);
  const [decision] = at.match.decisions;
  const [picture] = decision === undefined ? [] : presenter.questionPictures(view, decision, textContext);
  const [, theirs] = textContext.people;
  expect(picture?.alt).toContain(`${theirs?.name}’s pearl: white 4 (no. 1).`);
  expect(picture?.alt).toContain('Your pearls: white 0 (no. 1), white 1 (no. 2).');
});

test('an answer read without its question says what a pearl or a card is chosen for', () => {
  const others = [{ pearls: '4 3' }, { pearls: '2' }];
  const labels = (hand: string, pearls: string, line: string) =>
    asked(scene({ me: { hand, pearls }, others }).play(line).match)?.answers.map(({ label }) => label);
  expect(labels('swap', '0 1', 'aim.swap.1')).toEqual(['Give white 0 (no. 1)', 'Give white 1 (no. 2)']);
  expect(labels('with-the-current', '0 1', 'play.with-the-current')?.[0]).toBe('Pass on white 0 (no. 1)');
  expect(labels('not-mine dive swap', '0 1', 'aim.not-mine.1')).toEqual(['Slip Dive', 'Slip Swap']);
});

test('pearls are numbered as the board shows them: white ones, black ones, then those under cards', () => {
  const at = scene({ me: { hand: 'swap', pearls: 'b-1 !3 0' }, others: [{ pearls: '4' }, {}] });
  expect(asked(at.play('aim.swap.1').match)?.answers.map(({ label }) => label)).toEqual([
    'Give white 0 (no. 1)',
    'Give black −1 (no. 2)',
  ]);
});

test('the board says at whom a card is being played, and who is up once', () => {
  const looking = scene({ me: { hand: 'dark-gift' }, others: [{ pearls: '4 3' }, { pearls: '1' }] }).play(
    'aim.dark-gift.1',
  );
  const [mine, theirs] = textContext.people;
  expect(presenter.summary(looking.match.view('spectator'), textContext)).toContain(
    `${mine?.name} plays **Dark gift** at ${theirs?.name}`,
  );
  const begun = presenter.summary(scene({}).match.view('spectator'), textContext);
  expect(begun).toContain(`Round 1 · ${mine?.name} begins · `);
  expect(begun.split('\n')).toHaveLength(1);
});

test('whoever gets a card in front of them reads its name, and everybody reads who laid it where', () => {
  const { match } = scene({
    me: { hand: 'hands-off', front: 'hands-off' },
    others: [{ pearls: '1 2' }, { pearls: '3' }],
  }).play('aim.hands-off.1');
  expect(asked(match)?.prompt).toContain('Hands off!');
  const status = presenter.summary(match.view('spectator'), textContext);
  const [mine, theirs] = textContext.people;
  expect(status).toContain(`${mine?.name} has laid **Hands off!** in front of ${theirs?.name}`);
});

test('what was looked at is asked about with its worth, and *Leave it* says that it ends the turn', () => {
  const at = scene({ me: { hand: 'dark-gift', pearls: '0 1' }, others: [{ pearls: '4 3' }, {}] }).play(
    'play.dark-gift pearl.3',
  );
  const question = asked(at.match);
  expect(question?.prompt).toContain('white 4 (no. 1)');
  expect(question?.note).toContain('your turn is over');
  expect(question?.answers.map(({ label }) => label)).toEqual([
    'Leave it and end the turn',
    'Give white 0 (no. 1)',
    'Give white 1 (no. 2)',
  ]);
  const pictures = presenter.questionPictures(at.view(0), at.match.decisions[0] ?? never(), textContext);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['oteres-pearls-1']);
});

test('a swap that a card in front will stop is said to fail beforehand', () => {
  const at = scene({
    me: { hand: 'dark-gift', pearls: '0 1' },
    others: [{ pearls: '4 3', front: 'abracadabra' }, {}],
  }).play('play.dark-gift pearl.3');
  expect(asked(at.match)?.note).toContain('a swap will fail');
});

test.each([
  ['trade-in', { me: { hand: 'trade-in dive' } }, 'you have no pearl to give'],
  ['trade-in', { me: { hand: 'trade-in', pearls: '1' }, pool: '' }, 'comes straight back'],
  ['shoo', { me: { hand: 'shoo' } }, 'no other card'],
  ['not-mine', { me: { hand: 'not-mine' } }, 'no other card'],
  ['swap', { me: { hand: 'swap', pearls: '1' }, others: [{ pearls: '!2' }, {}] }, 'no pearl for it'],
  ['swap', { me: { hand: 'swap' }, others: [{ pearls: '2' }, {}] }, 'you have no pearl to give'],
  ['snatch', { me: { hand: 'snatch' }, others: [{ pearls: '!2 b0' }, {}] }, 'no pearl for it'],
  ['biggest-pile', { me: { hand: 'biggest-pile' }, others: [{ pearls: '!2' }, {}] }, 'no pearl for it'],
  ['with-the-current', { me: { hand: 'with-the-current' } }, 'no pearl for it'],
  ['dark-gift', { me: { hand: 'dark-gift' }, others: [{ pearls: '!2' }, {}] }, 'no pearl for it'],
  ['hands-off', { me: { hand: 'hands-off' } }, 'no white pearl to lock'],
  ['hands-off', { me: { hand: 'hands-off', front: 'hands-off' } }, 'no white pearl to lock'],
  ['dive', { me: { hand: 'dive', pearls: '1' }, pool: '' }, 'the pool has no white pearl'],
  ['which-paw', { me: { hand: 'which-paw' }, pool: '' }, 'the pool has no white pearl'],
  ['share-the-catch', { me: { hand: 'share-the-catch' }, pool: '' }, 'the pool has no white pearl'],
] as const)('%s that would do nothing now says so: %j', (card, story, why) => {
  const question = asked(scene(story).match);
  const answers = question?.answers.filter(({ notation }) => notation.includes(card)) ?? [];
  expect(answers.length).toBeGreaterThan(0);
  for (const { effects } of answers) expect(effects?.[0]).toMatch(/^does nothing now: /);
  expect(answers[0]?.effects?.[0]).toContain(why);
  expect(question?.note ?? '').not.toContain(why);
});

test('no card of the deck is called idle where it does something', () => {
  const hand = [...components.cards.keys()].join(' ');
  const { match } = scene({ me: { hand, pearls: '1 b0' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  expect(asked(match)?.answers.filter(({ effects = [] }) => effects.join().includes('nothing'))).toEqual([]);
});

test('buttons stand as the cards do in the picture: what saves first, what does nothing last, and none is painted as the right one', () => {
  const { match } = scene({ me: { hand: 'trade-in urchin dive urchin shoo' } });
  const kinds = ['urchin', 'shoo', 'dive', 'trade-in'];
  expect(handKinds(components, match.view(0), 0)).toEqual(kinds);
  const cards = asked(match)?.answers.map(({ notation }) => notation.split('.')[1]) ?? [];
  expect([...new Set(cards)]).toEqual(kinds);
  expect(new Set(asked(match)?.answers.map(({ tone }) => tone))).toEqual(new Set(['plain']));
});

test('what those have who can be aimed at stands with each, with what is locked', () => {
  const { match } = scene({
    me: { hand: 'snatch swap', pearls: '1' },
    others: [{ pearls: '2 !3 b0' }, { pearls: '4' }],
  });
  expect(asked(match)?.answers.map(({ effects = [] }) => effects[0])).toEqual([
    '2 white, 1 black (1 locked)',
    '1 white',
    '2 white, 1 black (1 locked)',
    '1 white',
  ]);
});

test('who picks a paw, and the end of a turn, are asked in one place', () => {
  const split = scene({ me: { hand: 'which-paw' } }).play('play.which-paw left');
  const end = scene({ me: { hand: 'abracadabra' } }).play('play.abracadabra');
  for (const { match } of [split, end]) expect(match.decisions.map(({ secret }) => secret)).toEqual([true]);
});

test('whoever picks a paw sees both of them on the private page, too', () => {
  const at = scene({ me: { hand: 'which-paw' } }).play('play.which-paw left to.1');
  const [decision = never()] = at.match.decisions;
  const [picture] = presenter.questionPictures(at.view(1), decision, textContext);
  expect(picture?.alt).toContain('Pick a paw');
});

function never(): never {
  throw new Error('nothing is asked');
}

test('a pearl that the asked player has not seen is named by its number alone', () => {
  const look = scene({ me: { hand: 'dark-gift' }, others: [{ pearls: '4 3' }, {}] }).play('aim.dark-gift.1');
  expect(asked(look.match)?.answers.map(({ label }) => label)).toEqual([
    'Look at white pearl no. 1',
    'Look at white pearl no. 2',
  ]);
});

test('the question whether to end the turn says what was played', () => {
  const at = scene({ me: { hand: 'abracadabra' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  expect(asked(at.play('play.abracadabra').match)?.note).toBe('You’ve played Abracadabra.');
});

test('a single kind of card to choose from is explained', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const one = scene({ me: { hand: 'not-mine shoo shoo' }, others }).play('aim.not-mine.1');
  expect(asked(one.match)?.note).toContain('the only one you can choose');
  const two = scene({ me: { hand: 'not-mine shoo dive' }, others }).play('aim.not-mine.1');
  expect(asked(two.match)?.note).toBe('Then you draw a new one.');
});

const URCHIN_DRAWN = {
  turn: 1,
  by: 0,
  fact: { kind: 'card-drawn', seat: 0, card: 'urchin' },
} as const;

test.each([
  ['what sea urchins do', 'swap snatch', 5],
  ['what one does that they have held since before', 'swap urchin', 5],
] as const)('whoever is learning reads not at every turn %s', (_, hand, round) => {
  const { match } = scene({ me: { hand }, others: [{ pearls: '2' }, { pearls: '3' }] });
  const [decision] = match.decisions;
  const view = match.view(0);
  expect(
    decision && presenter.term?.(decision, say, { ...view, turn: { ...view.turn, round } }),
  ).toBeUndefined();
});

test.each([
  ['that any card will do', 'swap snatch', 1, 'Play any card'],
  ['then whose pearls are seen', 'swap snatch', 2, 'Only you see what your pearls are worth'],
  ['later what two sea urchins do', 'swap snatch', 3, 'With two sea urchins in hand'],
  ['of the first sea urchin that it does no harm', 'swap urchin', 2, 'You can play one, too.'],
] as const)(
  'whoever is learning reads above their cards %s, and no message below pushes these away',
  (...told) => {
    const [, hand, round, line] = told;
    const { match } = scene({ me: { hand }, others: [{ pearls: '2' }, { pearls: '3' }] });
    const [decision] = match.decisions;
    const view = { ...match.view(0), learned: hand.includes('urchin') ? [URCHIN_DRAWN] : [] };
    expect(decision && presenter.term?.(decision, say, { ...view, turn: { ...view.turn, round } })).toContain(
      line,
    );
    expect(presenter.tips).toBeUndefined();
  },
);

test('a card that lets another of its kind go says so on its button', () => {
  const { match } = scene({ me: { hand: 'shoo shoo' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  const labels = questionsOf(match).flatMap(({ question }) => question.answers.map(({ label }) => label));
  expect(labels).toEqual(['Shoo! · another Shoo!']);
});

test('with no black pearl left in the pool nobody is told to play a sea urchin', () => {
  const black = components.pearls.black.map((value) => `b${value}`).join(' ');
  const { match } = scene({
    me: { hand: 'swap urchin' },
    others: [{ pearls: '2' }, { pearls: `3 ${black}` }],
  });
  const [decision] = match.decisions;
  expect(
    decision && presenter.term?.(decision, say, { ...match.view(0), learned: [URCHIN_DRAWN] }),
  ).toContain('Some cards get rid of one.');
});

test('whoever is blocked is told to be, and nobody else', () => {
  const { match } = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }],
  });
  const { answers = [], note } = asked(match) ?? {};
  expect(answers.map(({ effects = [] }) => effects.join().includes('Abracadabra'))).toEqual([true, false]);
  expect(note).toBeUndefined();
});

test('a card that is slipped to another is not told of as if it were played', () => {
  const at = scene({ me: { hand: 'not-mine urchin' }, others: [{}, {}] }).play('aim.not-mine.1');
  expect(asked(at.match)?.answers[0]).toMatchObject({
    label: 'Slip Sea urchin',
    effects: expect.arrayContaining(['Sea urchin goes into their hand; only you two know']),
  });
});

test('a second card that protects says whose pearl it protects', () => {
  const { match } = scene({
    me: { hand: 'hands-off', pearls: '1', front: 'hands-off' },
    others: [{ pearls: '2' }, { pearls: '3' }],
  });
  expect(asked(match)?.answers[0]?.effects).toEqual([
    'your second one: they lock a white pearl of their own',
  ]);
});

test('with two players left, what puts one of them out says that the game ends with it', () => {
  const doomed = (others: readonly Side[]) =>
    scene({ me: { hand: 'urchin urchin urchin dive abracadabra' }, others });
  const told = (match: Match<Oteres>) =>
    questionsOf(match).flatMap(({ question }) =>
      question.answers.map(({ effects = [] }) => effects.join('|')),
    );
  const two = doomed([{}, { out: true }]);
  const answers = told(two.match);
  expect(answers.every((effects) => effects.startsWith('you’ll be out, and the game ends|'))).toBe(true);
  expect(new Set(answers).size).toBe(answers.length);
  expect(told(two.play('play.abracadabra').match)).toEqual(['you’ll be out, and the game ends']);
  expect(two.play('play.dive').match.result).toBeDefined();
  const three = doomed([{}, {}]);
  expect(told(three.match)[0]).toMatch(/^you’ll be out; your pearls are safe and still count\|/);
  const saved = scene({ me: { hand: 'abracadabra' }, others: [{}, { out: true }] }).play('play.abracadabra');
  expect(told(saved.match)).toEqual(['']);
});
