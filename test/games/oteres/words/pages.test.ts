import { expect, test } from 'vitest';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { expectPageToFit, expectRulesToFit, expectWordsToFit } from '../../fitting-words.ts';
import { pageOf } from '../../page-of.ts';
import { scene } from '../position.ts';
import { textContext } from './text-context.ts';
import { inOneMove } from './told.ts';
import { walk } from './walk.ts';

const presenter = createOteresPresenter(components);

test('pages, status and position in words fit their messages, for every viewer, whatever people are called', () => {
  walk({ seats: 5, seed: 'pages' }, (match) => {
    if (match.ply % 3 === 0) expectWordsToFit(presenter, match, textContext, 800);
  });
});

test('the rules fit their messages, leave no variable unfilled, and say which cards are ours', () => {
  const topics = presenter.rules(say);
  expectRulesToFit(topics);
  const cards = topics.find(({ id }) => id === 'cards')?.text ?? '';
  expect(cards.split('\n')).toEqual(expect.arrayContaining(['- **Hands off!** × 3', '- **Dive** × 6']));
  // Whose idea a card was is told where that is the question.
  expect(cards).not.toMatch(/rulebook|ours/);
  const lines = topics.find(({ id }) => id === 'ours')?.text.split('\n') ?? [];
  expect(lines).toContain('- **Name and effect from the rulebook**: Hands off!');
  expect(lines).toContain('- **Name from the rulebook**: Abracadabra');
  expect(lines).toContain(
    '- **Effect from the rulebook, name by us**: Which paw?, Biggest pile, With the current, Share the catch',
  );
  expect(lines).toContain('- **All by us**: Dive, Trade-in, Swap, Snatch, Not mine!, Shoo!, Dark gift');
});

test('a game that is ended before its time tells what everybody has, and not what it is worth', () => {
  const at = scene({ me: { pearls: '3 b-2 !1' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  const { title, text, pictures } = presenter.ending(at.view(), [], textContext);
  expect(title).toBe('Stopped in round 1');
  expect(text.split('\n')[0]).toBe('**Ana**: 2 white, 1 black');
  expect(text.split('\n')).toHaveLength(3);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['oteres-table']);
});

test('a game that is ended before its time shows nobody choosing or playing any more', () => {
  const told = new Set<string>();
  walk({ seats: 4, seed: 'stopped' }, (match) => {
    const view = match.view('spectator');
    if (view.result !== undefined) return;
    told.add(view.chosen === undefined ? view.phase : 'passing');
    const [table] = presenter.ending(presenter.stopped(view), [], textContext).pictures;
    expect(table?.alt).toContain('The game ended in round');
    expect(table?.alt).not.toMatch(
      /Chooses a|Picks a paw|Has chosen|Has nothing to pass|Plays |Waits|May end/,
    );
  });
  expect([...told].sort()).toEqual(['action', 'card', 'end', 'passing']);
});

test('a hand tells its owner cards, pearls, their sum, and what they have seen elsewhere', () => {
  const at = scene({
    me: { hand: 'dive dive urchin', pearls: '3 b-2 !1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
  });
  const { text } = pageOf(presenter, 'hand', at.view(0), 0, textContext);
  expect(text).toContain(
    '**Your 3 pearls**, worth 2: white 3 (no. 1), black −2 (no. 2), white 1 (no. 3) under Hands off!',
  );
  expect(text).toContain('- **Dive** × 2 · Take a white pearl');
  expect(text).toContain('- **Sea urchin**');
  expect(text).not.toContain('you’ve seen');
});

test('a value that was seen is told to who saw it, and to nobody else (rulings)', () => {
  const at = scene({
    me: { hand: 'dark-gift', pearls: '1' },
    others: [{ pearls: '2 4' }, { pearls: '3' }],
  }).play('aim.dark-gift.1 pearl.3');
  expect(pageOf(presenter, 'hand', at.view(0), 0, textContext).text).toContain(
    `${'W'.repeat(32)}’s pearls you’ve seen: white 4 (no. 2)`,
  );
  expect(presenter.description(at.view(0), textContext).join('\n')).toMatch(/white\s4 \(no. 2\)/);
  for (const viewer of [2, 'spectator'] as const)
    expect(presenter.description(at.view(viewer), textContext).join('\n')).not.toMatch(/white\s4/);
});

test('while all choose what to pass, it is said who is awaited, and nothing of what was chosen', () => {
  const at = scene({
    me: { hand: 'with-the-current', pearls: '1 2' },
    others: [{ pearls: '2 3' }, { pearls: '3 4' }],
  }).play('play.with-the-current');
  expect(presenter.summary(at.view(), textContext)).toContain(
    `Still to choose: Ana, ${'W'.repeat(32)}, Björn`,
  );
  const one = presenter.summary(at.play('2:pearl.5').view(), textContext);
  expect(one).toBe(presenter.summary(at.play('2:pearl.6').view(), textContext));
  expect(one.split('\n').at(-1)).toBe(`Still to choose: Ana, ${'W'.repeat(32)}`);
});

test('the ending gives points, then fewest pearls, and says when those decided (rulebook, "End of game")', () => {
  const { match } = walk({ seats: 4, seed: 'ending' });
  const page = presenter.ending(match.view('spectator'), [], textContext);
  expectPageToFit(page);
  expect(page.numbers?.split('\n')).toHaveLength(4);
  const view = match.view('spectator');
  const pearl = (value: number, mark: number) => ({ mark, colour: 'white' as const, value, held: false });
  const tied = {
    ...view,
    seats: view.seats.map((side, seat) => ({
      ...side,
      pearls: seat === 0 ? [pearl(4, 1)] : seat === 1 ? [pearl(2, 2), pearl(2, 3)] : [],
    })),
    result: { scores: [4, 4, 0, 0], winners: [0] },
  };
  const { title, text, numbers } = presenter.ending(tied, [], textContext);
  expect(title).toBe('Ana wins');
  expect(numbers).toMatch(/^1\) \*\*Ana\*\*: 4 points with 1 pearl \(4\), (out|stayed in)$/m);
  expect(text).toContain('so fewer pearls win');
  expect(numbers?.match(/^3\) /gm)).toHaveLength(2);
});

test.each([3, 4, 5])(
  'the ending of %d tells who went out when, who gave which pearl, and what people will talk of',
  (seats) => {
    const { match, moves } = walk({ seats, seed: 'ending' });
    const page = presenter.ending(match.view('spectator'), moves, textContext);
    expectPageToFit(page);
    expect(page.numbers).toMatch(
      /^1\) \*\*.+\*\*: −?\d+ points? with \d+ pearls? \(.+\), (stayed in|out in round \d+)$/m,
    );
    expect(page.numbers).toMatch(/; (black )?−?\d(, (black )?−?\d)* from \S+/);
    expect(page.text).toMatch(/^\S+ won by \d+ points? over /);
    expect(page.text).not.toContain(' points with ');
    expect(page.numbers?.split('\n')).toHaveLength(seats);
  },
);

test('the end tells whose sea urchin put whom out', () => {
  const { match, moves } = walk({ seats: 3, seed: 'ending' });
  const fact = { kind: 'card-given', seat: 1, to: 0, card: 'urchin' } as const;
  const out = { kind: 'out', seat: 0, urchins: 2 } as const;
  const known = inOneMove([fact, out]);
  const people = ['Ana', 'Björn', 'Chidi'].map((name) => ({ name }));
  const view = match.view('spectator');
  const { text } = presenter.ending(view, moves, { ...textContext, people }, [known, [], []]);
  expect(text).toContain('Round 1: Björn slipped Ana the sea urchin that put Ana out.');
  expect(presenter.ending(view, moves, { ...textContext, people }, []).text).not.toContain('slipped');
});

test('once it is over nobody is told which pearls are known to them: all are', () => {
  const { match } = walk({ seats: 3, seed: 'ending' });
  const { text } = pageOf(presenter, 'closer', match.view(0), 1, textContext);
  expect(text).toMatch(/Pearls: .+: (white|black)\s/);
  expect(text).not.toContain('Known to you');
});

test('two who share their points but not their place are told why in the picture', () => {
  const view = walk({ seats: 3, seed: 'ending' }).match.view('spectator');
  const white = (mark: number, value: number) => ({ mark, colour: 'white' as const, value, held: false });
  const pearls = [[white(1, 4)], [white(2, 3)], [white(3, 2), white(4, 1)]];
  const seats = view.seats.map((side, seat) => ({ ...side, pearls: pearls[seat] ?? [] }));
  const over = { ...view, seats, result: { scores: [4, 3, 3], winners: [0] } };
  const [picture] = presenter.ending(over, [], textContext).pictures;
  expect(picture?.alt).toContain('Most points, then fewest pearls.');
});

test('the hand does not list all pearls of the others once the result shows them', () => {
  const { match } = walk({ seats: 3, seed: 'ending' });
  const { text } = pageOf(presenter, 'hand', match.view(0), 0, textContext);
  expect(text).not.toContain('you’ve seen');
});

test('cards in front that are alike are told in one line', () => {
  const at = scene({ me: { hand: 'dive' }, others: [{ front: 'abracadabra abracadabra' }, {}] });
  const told = presenter.description(at.view(0), textContext).join('\n');
  expect(told.match(/In front: .*/gu)).toEqual(['In front: 2 × Abracadabra']);
});
