import { expect, test } from 'vitest';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter, knownPoints } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { fivePeople as textContext } from '../../text-context.ts';
import { given, walk } from '../position.ts';
import { endTie } from '../sample-views.ts';

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
  const at = given('pearls 3 b-2 !1; pearls 2; pearls 3');
  const { title, text, pictures } = presenter.ending(at.view(), [], textContext);
  expect(title).toBe('Stopped in round 1');
  expect(text.split('\n')[0]).toBe('**Ana**: 2 white, 1 black');
  expect(text.split('\n')).toHaveLength(3);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['oteres-table']);
});

test('the ending gives points, then fewest pearls, and says when those decided (rulebook, "End of game")', () => {
  const { title, text, numbers, pictures } = presenter.ending(endTie.scene.view(), [], {
    say,
    people: endTie.people,
  });
  expect(title).toBe('Björn wins');
  expect(numbers).toMatch(/^1\) \*\*Björn\*\*: 6 points, pearls: 2 \(4, 2\), stayed in$/m);
  expect(text).toContain('so fewer pearls win');
  expect(pictures[0]?.alt).toContain('Björn wins. A tie in points: fewer pearls win.');
});

test.each([3, 4, 5])(
  'the ending of %d tells who went out when, who gave which pearl, and what people will talk of',
  (seats) => {
    const { match, moves } = walk({ seats, seed: 'ending' });
    const page = presenter.ending(match.view('spectator'), moves, textContext);
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
  const at = given('hand urchin urchin abracadabra, pearls 3; hand dive, pearls 4; pearls 2 1, out');
  const [picture] = presenter.ending(at.play('play.abracadabra end').view(), [], textContext).pictures;
  expect(picture?.alt).toContain('Most points, then fewest pearls.');
});

test('what somebody has is known to all by the colours of their pearls, and to nobody by their values', () => {
  const view = given('pearls 1 2 b-1; pearls 3; pearls b-2').view();
  const { white, black } = components.pearls;
  const [first, , last] = knownPoints(view, components);
  expect(first).toEqual({
    least: 2 * Math.min(...white) + Math.min(...black),
    most: 2 * Math.max(...white) + Math.max(...black),
  });
  expect(last).toEqual({ least: Math.min(...black), most: Math.max(...black) });
});
