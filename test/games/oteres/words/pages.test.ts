import { expect, test } from 'vitest';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { expectPageToFit } from '../../fitting-words.ts';
import { pageOf } from '../../page-of.ts';
import { scene } from '../position.ts';
import { textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOteresPresenter(components);

test('the rules say which cards are ours', () => {
  const topics = presenter.rules(say);
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
  expect(numbers).toMatch(/^1\) \*\*Ana\*\*: 4 points, pearls: 1 \(4\), (out|stayed in)$/m);
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
      /^1\) \*\*.+\*\*: −?\d+ points?, pearls: \d+ \(.+\), (stayed in|out in round \d+)$/m,
    );
    expect(page.numbers).toMatch(/; (black )?−?\d(, (black )?−?\d)* from \S+/);
    expect(page.text).toMatch(/^\S+ won by \d+ points? over /);
    expect(page.text).not.toContain(' points with ');
    expect(page.numbers?.split('\n')).toHaveLength(seats);
  },
);

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
