import { expect, test } from 'vitest';
import { handPictures } from '../../../../src/games/oteres/board/hand.ts';
import { asOnBoard } from '../../../../src/games/oteres/board/scene.ts';
import { tablePicture } from '../../../../src/games/oteres/board/table.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { holdLegible } from '../../../canvas/legible.ts';
import { measureTexts } from '../../../canvas/written-texts.ts';
import { say } from '../../../texts/shipped.ts';
import { picturesFor } from '../../played-pictures.ts';
import { given } from '../position.ts';
import { oteresSamples } from '../samples.ts';

holdLegible(() => picturesFor(oteresSamples, say), { texts: 800, boards: { named: /table/, texts: 300 } });

test('the names of two kinds of cards in front of somebody at the near end are written in full', async () => {
  const written = measureTexts();
  const others = 'pearls 1; pearls 2; pearls 1; pearls 1';
  const at = given(`hand dive, pearls !3 2, front abracadabra abracadabra; ${others}`);
  const people = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eve'].map((name) => ({ name }));
  await tablePicture({ view: at.view(), people, components, say }).paint();
  const texts = written.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Hands off!', 'Abracadabra', ' ×2']));
});

test('a pearl under a card has one number, in the picture of its owner’s hand and in that of the table', () => {
  const view = given('hand dive, pearls !3 2 b-1, front hands-off').view(0);
  const people = ['Ana', 'Björn', 'Chidi'].map((name) => ({ name }));
  const [hand] = handPictures({ view: asOnBoard(view), people, components, say }, 0);
  expect(hand?.alt).toContain('white 3 (no. 3)');
  expect(tablePicture({ view, people, components, say }).alt).toContain('white pearl no. 3');
});
