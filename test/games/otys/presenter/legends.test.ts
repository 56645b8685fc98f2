import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ALT_LENGTH, PICTURE } from '../../../../src/canvas/picture.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { legendOf } from '../../../../src/games/otys/presenter/legends.ts';
import { RULES_TOPICS, rulesOf } from '../../../../src/games/otys/presenter/rules.ts';
import { say } from './telling.ts';

const alt = (topic: string): string =>
  legendOf(topic, say, components)
    .map((picture) => picture.alt)
    .join(' ');

test('every side of every diver and sponsor is in a picture of the rules', () => {
  expect(alt('divers').match(/\(upgraded\): /g)).toHaveLength(8);
  for (const words of [
    'Spy: pick a contract or copy a diver for 1 Credit',
    'Trader (upgraded): sell for 1 more',
  ])
    expect(alt('divers')).toContain(words);
  expect(alt('sponsors').match(/\. /g)).toHaveLength(9);
  expect(alt('sponsors')).toContain('Upgrade a surface diver for 2 Credits, +1 Prestige');
});

test('every kind of reward and every family of contracts is in a picture of the rules', () => {
  for (const { front } of components.rewards.values())
    if (front.kind === 'cube') expect(alt('rewards')).toContain(' or ');
  for (const words of ['works once: 1 Battery', 'its level: 2 Credits', 'its level: 1 Prestige'])
    expect(alt('rewards')).toContain(words);
  for (const { demand } of components.contracts.values())
    expect(alt('contracts')).toContain(
      demand.kind === 'free' ? `${demand.numbers.join('+')} cubes` : `These ${demand.cubes.length} cubes`,
    );
});

test('every mark on the pictures is explained by one', () => {
  expect(alt('pictures').match(/\. /g)).toHaveLength(9);
  expect(alt('pictures')).toContain('Pink ring: new since the turn began');
});

test('pictures of the rules go with their topics, within their bounds', async () => {
  const pictures = rulesOf(say, components).flatMap((topic) => topic.pictures ?? []);
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(6);
  for (const picture of pictures) {
    expect(picture.alt.length).toBeLessThanOrEqual(ALT_LENGTH);
    const bytes = await picture.paint();
    const { width, height } = await loadImage(bytes);
    expect({ width, height }).toEqual(PICTURE);
    expect(bytes.length).toBeLessThanOrEqual(250_000);
  }
});

test('topics about nothing to be seen have no picture', () => {
  expect(RULES_TOPICS.filter((topic) => legendOf(topic, say, components).length > 0)).toEqual([
    'divers',
    'sponsors',
    'contracts',
    'rewards',
    'pictures',
  ]);
});
