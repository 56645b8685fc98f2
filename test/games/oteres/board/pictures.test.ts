import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ALT_LENGTH } from '../../../../src/canvas/picture.ts';
import type { Seat } from '../../../../src/engine/seat.ts';
import {
  catchPicture,
  finalPicture,
  handPictures,
  legendPicture,
  pearlStory,
  pearlsPicture,
  posterPicture,
  tablePicture,
} from '../../../../src/games/oteres/board/index.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { legendOf } from '../../../../src/games/oteres/words/legends.ts';
import { sampled } from '../../../canvas/sampled.ts';
import { inForm } from '../../../form.ts';
import { say } from '../../../texts/shipped.ts';
import { boardsOf } from '../../boards-of.ts';
import { oteresPictures } from '../gallery.ts';
import { type Scene, scene } from '../position.ts';
import { crowded, endShared, endTie, middle, openView, passing, picking } from '../sample-views.ts';
import { walk } from '../words/walk.ts';

const presenter = createOteresPresenter(components);

const MOST_BYTES = 250_000;
const people = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name }));

test('every picture has its size, few bytes, and words that fit', async () => {
  const tried = sampled(inForm(2, 1));
  for (const [position, picture] of oteresPictures(say)) {
    if (position.startsWith('asked-3') || !tried(picture)) continue;
    const bytes = await picture.paint();
    const { width, height } = await loadImage(bytes);
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
    expect(bytes.length, `${position} ${picture.name}`).toBeLessThanOrEqual(MOST_BYTES);
    expect(picture.alt.length).toBeGreaterThan(20);
    expect(picture.alt.length).toBeLessThanOrEqual(ALT_LENGTH);
  }
});

test('the table says in words what is open to all', () => {
  const { alt } = tablePicture(openView(middle), middle.people, components, say);
  for (const fact of [
    'Round 1, turn of Ana: Chooses a card.',
    'Ana: 3 cards in hand. Pearls: 3 white, 1 black. In front: Abracadabra, Hands off! (white pearl no. 3 under it).',
    'Chidi: 3 cards in hand. Pearls: 5 white.',
    'Дарья: Out of the game, pearls still count. Pearls: 1 white, 1 black.',
    'Pool: 18 white, 2 black.',
    'Deck: ',
    'Ana began the game.',
  ])
    expect(alt).toContain(fact);
});

test('the table says who has chosen and who is awaited, and not what was chosen', () => {
  const { alt } = tablePicture(openView(passing), passing.people, components, say);
  for (const told of [
    'turn of Ana: Has chosen.',
    'Björn: 2 cards in hand. Pearls: 2 white. Chooses a pearl.',
    'under it). Has nothing to pass.',
    'Дарья: 1 card in hand. Pearls: 2 white, 1 black. Has chosen.',
  ])
    expect(alt).toContain(told);
});

test('a card that was laid is told where it lies while a pearl for it is awaited', () => {
  const { match } = scene({
    me: { hand: 'hands-off dive', pearls: '!3 1' },
    others: [{ pearls: '2 1' }, {}],
  }).play('aim.hands-off.1');
  const { alt } = tablePicture(match.view('spectator'), people.slice(0, 3), components, say);
  expect(alt).toContain('Björn: ');
  expect(alt).toMatch(/Björn: [^:]*: [^:]*In front: Hands off!/);
});

const told = ({ match }: Pick<Scene, 'match'>): string =>
  boardsOf(presenter, match, { say, people })
    .map(({ alt }) => alt)
    .join();

test('the table says what is asked of whom in public', () => {
  const position = scene({ me: { hand: 'which-paw dive' }, others: [{ pearls: '4' }, { pearls: '0' }] });
  expect(told(position.play('play.which-paw').play('left to.1'))).toMatch(
    /^Round 1, turn of Ana: Plays Which paw\? Asked: Which of Ana’s paws do you pick\? Taken from the pool and not yet given out: white pearl no\. 1, white pearl no\. 2, white pearl no\. 3\. New: Ana −1 card, pool −3 white\. /,
  );
});

test('the table says all that is marked as new on it, before the position', () => {
  const snatched = scene({
    me: { hand: 'snatch dive', pearls: 'b-1' },
    others: [{ pearls: '4' }, { pearls: '0' }],
  }).play('aim.snatch.1');
  expect(told(snatched)).toContain('New: Ana +1 white −1 card, Björn −1 white +1 card, discards +1. Ana: ');
  const dived = scene({ me: { hand: 'dive dive' } }).play('play.dive');
  expect(told(dived)).toContain('New: Ana +1 white −1 card, Björn +1 card, pool −1 white, discards +1.');
  const protecting = scene({ me: { hand: 'hands-off dive', pearls: '3 1' } }).play('stake.hands-off.1');
  expect(told(protecting)).toContain('New: Ana −1 card');
});

const handAlt = (match: Scene['match'], seat: Seat): string =>
  handPictures(match.view(seat), seat, people, components, say)
    .map(({ alt }) => alt)
    .join('\n');

test('the hand says what each card does, what the pearls are worth, and what is known of others', () => {
  const { match } = scene({
    me: { hand: 'dive snatch', pearls: '3 b-1' },
    others: [{ pearls: '4' }, { pearls: '0' }],
  }).play('aim.snatch.1');
  const alt = handAlt(match, 0);
  for (const fact of [
    'Your cards: Dive.',
    'white 3 (no. 1), black −1 (no. 2), white 4 (no. 3); points: 6',
    'Dive: Take a white pearl',
  ])
    expect(alt).toContain(fact);
  expect(handAlt(match, 1)).toContain('You know of Ana: white 4 (no. 3).');
});

test('several cards of one kind are told as many', () => {
  const { match } = scene({ me: { hand: 'dive dive urchin' } });
  expect(handAlt(match, 0)).toContain('Dive ×2, Sea urchin');
});

test('a hand of many kinds takes two pictures, in which each card is told with what it does', () => {
  const kinds = [...components.cards.keys()];
  const { match } = scene({
    me: { hand: [...kinds, 'urchin dive'].join(' '), pearls: '3' },
    others: [{ pearls: '1' }, {}],
  });
  const pictures = handPictures(match.view(0), 0, people, components, say);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['oteres-hand', 'oteres-hand-more']);
  const [first, more] = pictures.map(({ alt }) => alt);
  for (const [at, id] of kinds.entries())
    expect(at < 7 ? first : more).toContain(`: ${components.cards.get(id)?.text}`);
  expect(first).toContain('Your cards: ');
  expect(more).toContain('Your other cards: ');
  const nine = scene({ me: { hand: kinds.slice(0, 9).join(' ') } });
  expect(handPictures(nine.view(0), 0, people, components, say)).toHaveLength(1);
});

test('pearls are numbered as they lie, with those under a card', () => {
  const { match } = crowded.scene;
  const { alt } = pearlsPicture(match.view(0), 0, people, components, say);
  expect(alt).toContain('Your pearls: white 3 (no. 1), white 1 (no. 2), white 2 (no. 3), black −1 (no. 4)');
  expect(alt).toContain('Hands off! in front, over pearl 3:');
  expect(pearlsPicture(match.view(1), 0, people, components, say).alt).toContain(
    'white pearl no. 1, white pearl no. 2',
  );
});

test('who splits sees what is in each paw, who picks sees two closed paws', () => {
  const { match } = picking.scene;
  expect(catchPicture(match.view(0), true, people, say).alt).toMatch(/white \d \(no\. \d\) \(Left paw\)/);
  const pick = catchPicture(match.view(1), true, people, say).alt;
  expect(pick).toBe('Pick a paw. 3 pearls are in these paws.');
});

test('the end says who won and why', () => {
  const tie = finalPicture(openView(endTie), pearlStory([]), endTie.people, say).alt;
  expect(tie).toContain('Björn wins. A tie in points: fewer pearls win.');
  expect(tie).toContain('2. Ana: 6 points; white 3, white 2, white 1, white 1, black −1; Out.');
  const shared = finalPicture(openView(endShared), pearlStory([]), endShared.people, say).alt;
  expect(shared).toContain('Shared victory: Ana, Björn. A tie in points and in pearls.');
});

test('the end says who went out when, whom pearls came from', () => {
  const { match, moves } = walk({ seats: 3, seed: 'gallery end' });
  const { alt } = finalPicture(match.view('spectator'), pearlStory(moves), people, say);
  expect(alt).toMatch(/; Out in round \d+\./);
  expect(alt).toMatch(/white \d from (Ana|Björn|Chidi)/);
});

test('the poster says who sits there and how many may', () => {
  const { alt } = posterPicture(people.slice(0, 2), 5, say);
  expect(alt).toContain('2 of 5 at the table');
  expect(alt).toContain('Ana, Björn');
});

test('the rules cards say what each card does', () => {
  const { alt } = legendPicture('cards', 'Cards', ['dive', 'urchin'], components, say);
  expect(alt).toBe(
    `Cards. Dive ×6: ${components.cards.get('dive')?.text} Sea urchin ×7: ${say('oteres-urchin-text')}`,
  );
});

test('a card that is not in the box is refused', () => {
  expect(() => legendPicture('cards', 'Cards', ['nothing'], components, say)).toThrow(RangeError);
});

test('the cards of the rules are all that the deck has, in parts that say so', () => {
  const legends = legendOf('cards', say, components);
  const words = legends.map(({ alt }) => alt).join('\n');
  for (const { name, count } of components.cards.values())
    expect(words.includes(`${name} ×${count}`)).toBe(count > 0);
  for (const { text, count } of components.cards.values()) expect(words.includes(text)).toBe(count > 0);
  expect(words).toContain(`Sea urchin ×${components.urchins}`);
  expect(legends.map(({ alt }) => alt.split('.')[0])).toEqual([
    'All the cards, 1 of 2',
    'All the cards, 2 of 2',
  ]);
});
