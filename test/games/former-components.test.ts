import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openMatch } from '../../src/engine/match.ts';
import { listText } from '../../src/games/component-list.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import { games } from '../../src/games/index.ts';
import { oteresWith } from '../../src/games/oteres/index.ts';
import { oteresInsightWith } from '../../src/games/oteres/insight/index.ts';
import { createOteresPresenter } from '../../src/games/oteres/words/index.ts';
import { otysWith } from '../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../src/games/otys/words/index.ts';
import type { PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import { BrokenSave } from '../../src/games/saved.ts';
import { analysedPart, answerTo } from '../../src/opponents/thread.ts';
import { say } from '../texts/shipped.ts';
import { PEOPLE } from './played-pictures.ts';
import { atRandom, eager, endOf, optionsOf, walk } from './walk.ts';

const listOf = (game: string): string => {
  const name = `assets/${game}/components.json`;
  return listText(new URL(`../../${name}`, import.meta.url), name);
};

/** What a host had changed when the match began, and has taken back since: every contract pays 5, and who would swap a pearl takes one. */
const BOXES = {
  otys: () => {
    const { game, components } = otysWith(
      listOf('otys').replaceAll(/"prestige": \d/g, '"prestige": 5'),
      'edited',
    );
    return createPlayable(game, createOtysPresenter(components));
  },
  oteres: () => {
    const list = listOf('oteres').replaceAll('"effect": "swap"', '"effect": "take-white"');
    const { game, components } = oteresWith(list, 'edited');
    return createPlayable(game, createOteresPresenter(components));
  },
} as const;

const boxOf = (game: PlayableGame): PlayableGame => BOXES[z.enum(['otys', 'oteres']).parse(game.name)]();

const begun = (game: PlayableGame): PlayableMatch => {
  const seats = game.seats.min;
  return game.begin({ seats, options: optionsOf(game, seats), seed: 'a box that was changed' });
};

const kept = z.looseObject({ components: z.string() });
const keptIn = (match: PlayableMatch) => kept.parse(JSON.parse(match.snapshot())).components;

describe.each(games)('a match of $name whose host has changed the components since it began', (game) => {
  const before = endOf([...walk(begun(boxOf(game)), eager('before'), 30)]).match;

  test('goes on as it would have, to the same scores', () => {
    const asItWas = endOf([...walk(before, eager('after'))]);
    const now = endOf([...walk(game.resume(before.snapshot()), eager('after'))]);
    expect(now.log).toEqual(asItWas.log);
    expect(now.match.result).toEqual(asItWas.match.result);
    const textContext = { say, people: PEOPLE.slice(0, before.seats) };
    const told = (match: PlayableMatch) => [
      ...game.pages.map(({ name }) => match.page(name, 'spectator', 0, textContext)?.text),
      ...match.description('spectator', textContext),
    ];
    expect(told(now.match)).toEqual(told(asItWas.match));
  });

  test('keeps them through being written and read, beside new ones that have those of today', () => {
    const once = game.resume(before.snapshot()).snapshot();
    expect(once).toBe(before.snapshot());
    expect(game.resume(once).snapshot()).toBe(once);
    expect(keptIn(begun(game))).not.toBe(keptIn(before));
  });

  test('is followed by its log, to go back, to look at it, and to go through it', async () => {
    const stops = [...walk(begun(boxOf(game)), eager('logged'), 30)];
    const { match, log } = endOf(stops);
    const now = game.resume(match.snapshot());
    expect((await now.logged(log).asItWas(10))?.snapshot()).toBe(stops[10]?.match.snapshot());
    const [way] = await now.logged(log).waysBack(0);
    expect(typeof (await now.logged(log).goBack(0, way?.to ?? -1))).toBe('object');
    const played = { game: game.name, snapshot: match.snapshot(), log, judged: [0], seed: '1' };
    expect(await analysedPart(played, { kind: 'outline' })).toBeDefined();
  });

  test('is thought about by what it is played with', async () => {
    const [asked] = before.decisions;
    if (asked === undefined) throw new Error('nobody is asked');
    const thought = { game: game.name, snapshot: before.snapshot(), seat: asked.seat, seed: '1' };
    const answer = await answerTo({ ...thought, level: 'easy' });
    expect(asked.answers.map(({ notation }) => notation)).toContain(answer);
  });

  test('is refused in words where they cannot be read any more', () => {
    const snapshot = kept.parse(JSON.parse(before.snapshot()));
    const cut = { ...snapshot, components: snapshot.components.slice(0, 40) };
    expect(() => game.resume(JSON.stringify(cut))).toThrow(BrokenSave);
    expect(() => game.resume(JSON.stringify(cut))).toThrow(`the components of a ${game.name} match`);
  });
});

test('a card of a host’s own, of which nothing was learned, is played by computers, too', async () => {
  const { game, components } = oteresWith(
    listOf('oteres').replace('"id": "dive"', '"id": "splash"'),
    'edited',
  );
  const match = begun(createPlayable(game, createOteresPresenter(components)));
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  const thought = { game: 'oteres', snapshot: match.snapshot(), seat: asked.seat, seed: '1' };
  const answer = await answerTo({ ...thought, level: 'medium' });
  expect(asked.answers.map(({ notation }) => notation)).toContain(answer);
  const chances = oteresInsightWith(components).chances(
    openMatch(game, { seats: 3, options: optionsOf(game, 3), seed: '1' }).match.snapshot.position.state,
  );
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test.each(games)(
  'a match of $name that began before components were kept has those of today from then on',
  (game) => {
    const { components, ...former } = kept.parse(JSON.parse(begun(game).snapshot()));
    const now = game.resume(JSON.stringify(former));
    expect(keptIn(now)).toBe(components);
    expect(keptIn(endOf(walk(now, atRandom('on'), 3)).match)).toBe(components);
  },
);
