import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ALT_LENGTH, PICTURE, type Picture } from '../../../../src/canvas/picture.ts';
import { openMatch } from '../../../../src/engine/match.ts';
import {
  cardsPicture,
  colonyPicture,
  othersPicture,
  seaPicture,
} from '../../../../src/games/otys/board/index.ts';
import { otys } from '../../../../src/games/otys/index.ts';
import { inForm } from '../../../form.ts';
import { say } from '../../../texts/shipped.ts';
import { middle, type Sample, sampleComponents, samples } from '../sample-views.ts';

const MOST_BYTES = 250_000;

const boards = ({ view, people }: Sample): readonly Picture[] => [
  ...view.seats.map(({ seat }) => seaPicture(view, seat, people, sampleComponents, say)),
  ...(view.seats.length > 2 ? [othersPicture(view, view.turn.seat, people, sampleComponents, say)] : []),
  colonyPicture(view, view.turn.seat, people, sampleComponents, say),
];

const pixels = async (picture: Picture): Promise<Uint8ClampedArray> => {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(await picture.paint()), 0, 0);
  return pen.getImageData(0, 0, PICTURE.width, PICTURE.height).data;
};

test.each(Object.entries(samples))(
  'every picture of the %s has its size and few bytes',
  async (_, sample) => {
    for (const picture of boards(sample)) {
      const bytes = await picture.paint();
      const { width, height } = await loadImage(bytes);
      expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
      expect(bytes.length, picture.name).toBeLessThanOrEqual(MOST_BYTES);
    }
  },
);

test.each(Object.entries(samples))('the alt texts of the %s fit', (_, sample) => {
  for (const { alt } of boards(sample)) {
    expect(alt.length).toBeGreaterThan(200);
    expect(alt.length).toBeLessThanOrEqual(ALT_LENGTH);
  }
});

test('the sea says in words what decides a turn', () => {
  const [sea] = boards(middle);
  for (const fact of [
    'Ana: Dives at level 4. ',
    'Keys at hand: 1, 2, 5, own X key, 1 neutral X key',
    '11 Prestige, 3 Credits, 2 Batteries',
    'Level 4: Fuel Expert (upgraded), 1 Metal + 1 Plant + 1 Fuel, 2 of 5 spaces free, 2 Credits per contract. Sponsor: ',
    'next to go down first: Engineer, Tech Expert, Metal Expert',
  ])
    expect(sea?.alt).toContain(fact);
});

test('the Colony says in words who could complete what, and what the Store asks', () => {
  const colony = boards(middle).at(-1);
  for (const fact of [
    'Ana 11, Björn 8, Chidi 14, Дарья 8',
    '1) Plant + Fuel: 1 Prestige, 1 Credit, 1 Battery. Ready for Ana on level 4; Björn on level 2; Chidi on level 1, 5; Дарья on level 4.',
    'Fuel, 3 there: buying 1 Credit, no space to sell.',
  ])
    expect(colony?.alt).toContain(fact);
  expect(boards(middle).at(-2)?.alt).toMatch(/Дарья: \d+ Prestige, 6 Credits/);
});

test('boards look the same whether or not their viewer has private contracts', async () => {
  const { view, people } = middle;
  const contracts = [...sampleComponents.contracts.keys()].slice(0, 2);
  const own: Sample = {
    people,
    view: {
      ...view,
      viewer: 0,
      looking: contracts,
      seats: view.seats.map((player) => (player.seat === 0 ? { ...player, contracts } : player)),
    },
  };
  const [seen, told] = [boards(own), boards(middle)];
  for (const [at, picture] of told.entries()) {
    expect(seen[at]?.alt).toBe(picture.alt);
    expect(Buffer.from((await seen[at]?.paint()) ?? []).equals(await picture.paint())).toBe(true);
  }
});

test('a name of any length keeps inside its plate', async () => {
  const named = (name: string) => pixels(seaPicture(middle.view, 0, [{ name }], sampleComponents, say));
  const [short, long] = [await named('A'), await named('Wolkenkratzerbewohnerin '.repeat(40))];
  // The plate ends at 438 × 90; the file's blocks of 16 pixels may blur a little beyond it.
  const outside = short.findIndex((value, at) => {
    const pixel = at >> 2;
    const [x, y] = [pixel % PICTURE.width, Math.floor(pixel / PICTURE.width)];
    return (x > 456 || y > 108) && Math.abs(value - (long[at] ?? 0)) > 8;
  });
  expect(outside).toBe(-1);
});

test.each([2, 3, 4])('whatever comes up with %d seats is drawn within its bounds', async (seats) => {
  const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].slice(0, seats).map((name) => ({ name }));
  const options = { sponsors: 'random', variant: 'off', first: 'random' };
  let { match } = openMatch(otys, { seats, options, seed: `boards ${seats}` });
  for (let ply = 0; ply < 400 && match.result === undefined; ply++) {
    const [decision] = match.decisions;
    const answer = decision?.answers[(ply * 7919) % decision.answers.length];
    if (decision === undefined || answer === undefined) throw new Error('Nothing is asked');
    const next = match.play(decision.seat, answer.notation);
    if (typeof next === 'string') throw new Error(next);
    match = next.match;
    if (ply % inForm(100, 40) !== 0) continue;
    for (const picture of boards({ view: match.view('spectator'), people })) {
      expect(picture.alt.length).toBeLessThanOrEqual(ALT_LENGTH);
      expect((await picture.paint()).length).toBeLessThanOrEqual(MOST_BYTES);
    }
  }
});

test('cards are told by the lines that stand beside them', async () => {
  const [player] = middle.view.seats;
  if (player === undefined) throw new Error('The middle has nobody at the table');
  const hand = cardsPicture('hand', ['pf', 'mm'], player, sampleComponents, say, ['1) One.', '2) Two.']);
  expect(hand.alt).toBe('Your private contracts. 1) One. 2) Two.');
  expect((await hand.paint()).length).toBeLessThanOrEqual(MOST_BYTES);
});

test('an empty hand is a picture too', async () => {
  const [player] = middle.view.seats;
  if (player === undefined) throw new Error('The middle has nobody at the table');
  const hand = cardsPicture('hand', [], player, sampleComponents, say);
  expect(hand.alt).toContain('You have no private contracts yet.');
  expect((await hand.paint()).length).toBeGreaterThan(10_000);
});
