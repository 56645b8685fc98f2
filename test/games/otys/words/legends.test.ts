import { expect, test } from 'vitest';
import {
  diverEffect,
  diverExplained,
  diverName,
  freeWords,
  frontInWords,
  sponsorEffect,
} from '../../../../src/games/otys/board/piece-words.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { legendOf } from '../../../../src/games/otys/words/rules.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { fourPeople as textContext } from '../../text-context.ts';
import { walk } from '../position.ts';

const alt = (topic: string): string =>
  legendOf(topic, say, components)
    .map((picture) => picture.alt)
    .join(' ');

test('every side of every diver and sponsor is in a picture of the rules', () => {
  expect(alt('divers').match(/\(upgraded\): /g)).toHaveLength(8);
  for (const words of ['Spy: Keeps 1 of 4 contracts', 'Trader (upgraded): Sells for 1 more'])
    expect(alt('divers')).toContain(words);
  expect(alt('sponsors').match(/\. /g)).toHaveLength(10);
  expect(alt('sponsors')).toContain('Upgrade a surface diver for 2 Credits, +1 Prestige');
});

test('every kind of reward and every family of contracts is in a picture of the rules', () => {
  for (const { front } of components.rewards.values())
    if (front.kind === 'cube') expect(alt('rewards')).toContain(' or ');
  for (const words of ['works once: 1 Battery', 'its level: 2 Credits', 'its level: 1 Prestige'])
    expect(alt('rewards')).toContain(words);
  for (const { demand } of components.contracts.values())
    expect(alt('contracts')).toContain(
      demand.kind === 'free' ? freeWords(demand.numbers, say) : `These ${demand.cubes.length} resources`,
    );
});

test('the legend of a board has every piece that lies there, and no other', () => {
  walk({ seats: 2, sponsors: 'random', variant: 'off', seed: 'legend', plies: 300 }, (match) => {
    if (match.ply % 60 !== 0) return;
    const view = match.view('spectator');
    const page = pageOf(createOtysPresenter(components), 'legend', view, 1, textContext);
    const [divers, levels] = page?.pictures.map((picture) => picture.alt) ?? [];
    for (const diver of view.seats[1]?.column ?? []) {
      const name = diverName(say, diver.diver, diver.upgraded);
      expect(page?.text).toContain(`${name}: ${diverEffect(say, diver)}`);
      expect(divers).toContain(`${name}: ${diverExplained(say, diver)}`);
    }
    for (const tile of view.sponsors) expect(page?.text).toContain(sponsorEffect(say, tile));
    for (const id of view.display.flat()) {
      const front = components.rewards.get(id)?.front;
      if (front === undefined) continue;
      expect(page?.text).toContain(frontInWords(say, front));
      if (front.kind !== 'cube') expect(levels).toContain(frontInWords(say, front));
    }
    expect(levels?.match(/Back, at/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });
});
