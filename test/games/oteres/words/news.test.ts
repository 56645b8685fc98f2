import { expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/seat.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { type Scene, scene } from '../position.ts';

const presenter = createOteresPresenter(components);
const textContext = { say, people: ['Ana', 'Björn', 'Chidi'].map((name) => ({ name })) };
const news = (at: Scene, seat: Seat) => presenter.news?.(at.view(seat), seat, textContext) ?? [];
const others = [{ pearls: '4' }, { pearls: '3' }];

test('who was robbed reads by whom and of what, and others read nothing of it', () => {
  const at = scene({ me: { hand: 'snatch' }, others, deck: 'dive dive' }).play('aim.snatch.1');
  expect(news(at, 1)).toContain('Ana took a white **4** from you.');
  expect(news(at, 0)).toEqual(['You took a white **4** from Björn.']);
  expect(news(at, 2)).toEqual([]);
});

test('what was put back and drawn is said in one sentence', () => {
  const at = scene({ me: { hand: 'trade-in', pearls: '3' }, others, pool: '1' }).play('play.trade-in');
  expect(news(at, 0)[0]).toMatch(/^You put back a white \*\*3\*\* and drew a white \*\*[13]\*\*\.$/);
});

test('a look is told with the number that the pearl has in the picture', () => {
  const at = scene({ me: { hand: 'dark-gift' }, others: [{ pearls: '4 1' }, {}] }).play(
    'aim.dark-gift.1 pearl.2',
  );
  expect(news(at, 0)).toContain('Björn’s pearl 2 is worth **1**.');
});

test('a drawn sea urchin is felt, and two shout also after the play', () => {
  const drawn = scene({ me: { hand: 'dive' }, others, deck: 'urchin urchin' }).play('play.dive');
  expect(news(drawn, 1)).toContain('⚠️ You drew a **sea urchin!**');
  const ward = scene({ me: { hand: 'abracadabra urchin urchin' }, others }).play('play.abracadabra');
  expect(news(ward, 0)[0]).toContain('You still hold two sea urchins');
});

test('who is about to be out reads that this ends the game where a single other is left in it', () => {
  const hand = 'abracadabra urchin urchin';
  const two = scene({ me: { hand }, others: [{}, { out: true }], pool: '1 2' });
  const end = 'and that’s the end of the game.';
  expect(pageOf(presenter, 'hand', two.view(0), 0, textContext).text).toContain(end);
  expect(news(two.play('play.abracadabra'), 0)[0]).toContain(end);
  const three = scene({ me: { hand }, others, pool: '1 2' });
  expect(pageOf(presenter, 'hand', three.view(0), 0, textContext).text).not.toContain(end);
  expect(news(three.play('play.abracadabra'), 0)[0]).not.toContain(end);
});

test('who is out reads on a page of their own that their points are safe', () => {
  const at = scene({ me: { hand: 'dive urchin urchin', pearls: '3' }, others, pool: '2' }).play('play.dive');
  const page = pageOf(presenter, 'hand', at.view(0), 0, textContext);
  expect(page.title).toBe('You’re out, your pearls aren’t');
  expect(page.text).toContain('points are safe');
  expect(page.pictures.map(({ alt }) => alt).join()).not.toContain('hand');
  expect(page.pictures[0]?.alt).toContain('white 3');
});

test('pearls that are shared out keep their numbers through all questions of a turn', () => {
  const at = scene({ me: { hand: 'share-the-catch' }, others }).play('play.share-the-catch');
  const numbers = (one: Scene) => one.view(0).catch.map(({ number }) => number);
  const [first = 0] = at.view(0).catch.map(({ mark }) => mark);
  expect(numbers(at)).toEqual([1, 2, 3]);
  expect(numbers(at.play(`pearl.${first}`))).toEqual([2, 3]);
});

test.each([
  ['after the play', 0, 'play.abracadabra'],
  ['before the play', 0, undefined],
  ['while another is up', 1, 'play.abracadabra'],
] as const)('the hand warns of two sea urchins once, %s', (_, seat, line) => {
  const before = scene({
    me: { hand: 'abracadabra urchin urchin' },
    others: [{ pearls: '4', hand: 'urchin urchin' }, {}],
  });
  const at = line === undefined ? before : before.play(line);
  const { text } = pageOf(presenter, 'hand', at.view(seat), seat, textContext);
  expect(text.match(/two sea urchins/gi)).toHaveLength(1);
});

test('what a press brought is still said first when the turn has come round again', () => {
  const at = scene({
    me: { hand: 'dive' },
    others: [{ hand: 'abracadabra' }, { hand: 'abracadabra' }],
    pool: '3',
    deck: 'shoo | shoo | swap',
  });
  const round = at.play('play.dive play.abracadabra end play.abracadabra end');
  expect(news(round, 0)).toEqual(['Your last turn: You got a white **3**.', 'You drew *Swap*.']);
  // Nor is it lost on the pages between, where others have played at once.
  const between = at.play('play.dive play.abracadabra end');
  expect(news(between, 0)[0]).toBe('Your last turn: You got a white **3**.');
});

test('pearls that came from the pool together are told in one sentence', () => {
  const at = scene({ me: { hand: 'which-paw' }, others, pool: '2 2 2' });
  const picked = at.play('play.which-paw left to.1 paw.left');
  expect(news(picked, 0)).toContain('You kept white pearls worth **2**, **2** and **2**.');
});

test('a sea urchin comes before everything else, and whoever is given one reads what helps', () => {
  const at = scene({ me: { hand: 'not-mine urchin' }, others: [{}, { hand: 'shoo urchin' }] });
  const given = at.play('aim.not-mine.2 card.urchin');
  expect(news(given, 2)[0]).toContain(
    '(*Shoo!*, *Sea urchin*). If you keep both, you’re out then, but your pearls are safe',
  );
  const asked = scene({ me: { hand: 'not-mine urchin urchin' }, others }).play('aim.not-mine.1');
  expect(news(asked, 0)[0]).toContain('You stay in if you let one go now');
});

test('whoever is out reads so first on any page of theirs', () => {
  const at = scene({ me: { hand: 'dive urchin urchin', pearls: '3' }, others, pool: '2' }).play('play.dive');
  expect(news(at, 0)[0]).toContain('You’re out, but your 5 points are safe');
});

test('cards that were given away are on the page of the hand as long as they are there for sure', () => {
  const at = scene({ me: { hand: 'not-mine dive' }, others: [{}, {}] });
  const { match } = at.play('aim.not-mine.1 card.dive');
  const remembered = pageOf(
    presenter,
    'hand',
    { ...match.view(0), handed: [{ at: 1, card: 'dive' }] },
    0,
    textContext,
  );
  expect(remembered.text).toContain('In Björn’s hand, from you: Dive');
});

test('a turn without a draw counts as one: what was news before it is none after it', () => {
  const urchins = Array.from({ length: components.urchins }, () => 'urchin').join(' ');
  const at = scene({
    me: { hand: 'snatch dive' },
    others: [
      { pearls: '4 1', hand: 'dive dive' },
      { pearls: '3', hand: urchins },
      { out: true },
      { out: true },
    ],
    deck: '',
  }).play('aim.snatch.1');
  expect(news(at, 1).join()).toContain('from you');
  const after = at.play('play.dive');
  expect(after.asked).toBe('2');
  expect(news(after, 1).join()).not.toContain('from you');
});

test('who plays a swap on somebody is its doer on both pages', () => {
  const at = scene({ me: { hand: 'swap', pearls: '1' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  const swapped = at.play('aim.swap.1');
  expect(news(swapped, 0)).toContain('You gave Björn a white **1** and got a white **2**.');
  expect(news(swapped, 1)).toContain(
    'Ana swapped a pearl with you: you gave a white **2** and got a white **1**.',
  );
});

test('pearls that all pass to the left are told as passed, not as taken', () => {
  const at = scene({
    me: { hand: 'with-the-current', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
  }).play('play.with-the-current');
  expect(news(at, 1)).toContain(
    'With the current: You passed a white **2** to Chidi and got a white **1** from Ana.',
  );
  expect(news(at, 1).join()).not.toContain('took');
});

test('a pearl from a catch that was shared names who shared it', () => {
  const at = scene({ me: { hand: 'share-the-catch' }, others, pool: '2 2 2' }).play('play.share-the-catch');
  const [kept, one] = at.view(0).catch.map(({ mark }) => mark);
  expect(kept).toBeDefined();
  const shared = at.play(`pearl.${kept} to.1`);
  expect(one).toBeDefined();
  expect(news(shared, 1)).toContain('Ana shared a catch: you got a white **2**.');
  expect(news(shared, 0)).toContain('You kept a white **2**.');
});

test('a black pearl that was given away is told as given on both pages', () => {
  const at = scene({ me: { hand: 'dark-gift', pearls: 'b-2' }, others }).play('aim.dark-gift.1');
  expect(news(at, 0)).toContain('You gave Björn a black **−2**.');
  expect(news(at, 1)).toContain('Ana gave you a black **−2**.');
});

test('a sea urchin that was drawn in the last turn is not told as drawn now', () => {
  const at = scene({ me: { hand: 'urchin urchin' }, others });
  const view = { ...at.view(0), turn: { seat: 0, number: 4, round: 2 } };
  const draw = (turn: number, card: string) =>
    ({ turn, by: 0, fact: { kind: 'card-drawn', seat: 0, card } }) as const;
  const learned = [draw(1, 'shoo'), draw(1, 'urchin'), draw(4, 'urchin')];
  expect(presenter.news?.({ ...view, learned }, 0, textContext)).toEqual([
    'Your last turn: You drew *Sea urchin*.',
    '⚠️ You drew a **sea urchin!**',
  ]);
});

test('what the last turn brought stands first until the next card is played', () => {
  const view = scene({ others }).view(0);
  const draw = (card: string) => ({ turn: 1, by: 0, fact: { kind: 'card-drawn', seat: 0, card } }) as const;
  const learned = [draw('shoo'), draw('dive')];
  const at = (turn: { seat: number; number: number }) =>
    presenter.news?.({ ...view, learned, turn: { ...turn, round: 2 } }, 0, textContext);
  expect(at({ seat: 1, number: 2 })).toEqual(['You drew *Dive*.']);
  expect(at({ seat: 2, number: 3 })).toEqual(['Your last turn: You drew *Dive*.']);
  expect(at({ seat: 0, number: 4 })).toEqual(['Your last turn: You drew *Dive*.']);
});

test('two sea urchins that were drawn are one warning', () => {
  const view = scene({ me: { hand: 'urchin urchin' }, others }).view(0);
  const draw = { turn: 1, by: 0, fact: { kind: 'card-drawn', seat: 0, card: 'urchin' } } as const;
  const begun = { ...draw, fact: { ...draw.fact, card: 'shoo' } };
  const lines = presenter.news?.({ ...view, learned: [begun, draw, draw] }, 0, textContext) ?? [];
  expect(lines.filter((line) => line.includes('drew') && line.includes('urchin'))).toEqual([
    '⚠️ You drew **2 sea urchins!**',
  ]);
});

test('a match that began before it was kept who did what names nobody as the doer', () => {
  const at = scene({ me: { hand: 'snatch' }, others, deck: 'dive dive' }).play('aim.snatch.1');
  const view = at.view(1);
  const learned = view.learned.map(({ turn, fact }) => ({ turn, fact }));
  expect(presenter.news?.({ ...view, learned }, 1, textContext)).toContain(
    'Ana now has a white **4** that was yours.',
  );
});

test('pearls are called safe only from the end of the turn on', () => {
  const ward = scene({ me: { hand: 'abracadabra urchin urchin' }, others }).play('play.abracadabra');
  expect(news(ward, 0)[0]).toContain('From then on nobody can touch your pearls');
  const lost = scene({ me: { hand: 'dive urchin urchin urchin' }, others });
  expect(pageOf(presenter, 'hand', lost.view(0), 0, textContext).text).toContain(
    'From then on nobody can touch your pearls',
  );
});

test('what was chosen stays on the page while others have still to answer', () => {
  const passing = scene({ me: { hand: 'with-the-current', pearls: '1 2' }, others: [{ pearls: '3 3' }, {}] });
  const chosen = passing.play('play.with-the-current pearl.2');
  expect(news(chosen, 0)).toContain('You pass Björn your white 2 (no. 2).');
  expect(news(chosen, 1).join()).not.toContain('You pass');
  const paws = scene({ me: { hand: 'which-paw' }, others, pool: '2 2 2' }).play('play.which-paw left to.1');
  expect(news(paws, 0)).toContain('Left paw: nothing · right paw: 2 + 2 + 2. Björn picks one.');
  expect(news(paws, 1).join()).not.toContain('paw');
});

test('whoever slips a card reads at once which it was, and no third person does', () => {
  const at = scene({ me: { hand: 'not-mine dive' }, others: [{}, {}] });
  const given = at.play('aim.not-mine.1 card.dive');
  expect(news(given, 0)[0]).toBe('You slipped Björn this card: *Dive*.');
  expect(news(given, 1)[0]).toBe('Ana slipped you *Dive*.');
  expect(news(given, 2).join()).not.toContain('Dive');
});

test('news stand in the order in which they came about, sea urchins among them', () => {
  const view = scene({ others }).view(1);
  const learned = [
    { turn: 4, by: 0, fact: { kind: 'pearl-moved', colour: 'white', from: 1, to: 0, mark: 9, value: 4 } },
    { turn: 5, by: 1, fact: { kind: 'card-drawn', seat: 1, card: 'urchin' } },
  ] as const;
  const turn = { seat: 1, number: 5, round: 2 };
  expect(presenter.news?.({ ...view, learned, turn }, 1, textContext)).toEqual([
    'Ana took a white **4** from you.',
    '⚠️ You drew a **sea urchin!**',
  ]);
});

test('older news are small, and the latest are large', () => {
  const view = scene({ others }).view(1);
  const taken = (turn: number, value: number) =>
    ({
      turn,
      by: 0,
      fact: { kind: 'pearl-moved', colour: 'white', from: 1, to: 0, mark: turn, value },
    }) as const;
  const learned = [taken(2, 0), taken(3, 1), taken(4, 2), taken(5, 3), taken(6, 4)];
  const turn = { seat: 1, number: 7, round: 3 };
  expect(presenter.news?.({ ...view, learned, turn }, 1, textContext)).toEqual([
    '-# Ana took a white **0** from you. Ana took a white **1** from you.',
    'Ana took a white **2** from you.',
    'Ana took a white **3** from you.',
    'Ana took a white **4** from you.',
  ]);
});

test('what one’s own last turn brought is read however much came after it', () => {
  const view = scene({ others }).view(1);
  const moved = (turn: number, by: number, from: 0 | 1, value: number) =>
    ({
      ...{ turn, by },
      fact: { kind: 'pearl-moved', colour: 'white', from, to: 1 - from, mark: turn, value },
    }) as const;
  const learned = [
    { turn: 2, by: 1, fact: { kind: 'card-drawn', seat: 1, card: 'snatch' } },
    ...[moved(2, 1, 0, 4), moved(3, 0, 1, 0), moved(4, 0, 1, 1), moved(5, 0, 1, 2)],
    { turn: 6, by: 1, fact: { kind: 'card-drawn', seat: 1, card: 'dive' } },
  ] as const;
  const [earlier, ...latest] =
    presenter.news?.(
      { ...view, phase: 'card', learned, turn: { seat: 1, number: 6, round: 3 } },
      1,
      textContext,
    ) ?? [];
  expect(earlier).toMatch(/^-# Your last turn: .*white \*\*4\*\*.* Ana .*white \*\*0\*\*/u);
  expect(latest).toHaveLength(3);
});
