import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/engine/seat.ts';
import { games } from '../../src/games/index.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { say } from '../texts/shipped.ts';
import { optionsOf } from './walk.ts';

const textContext = {
  say,
  people: ['Ana', 'Björn', 'Chidi'].map((name) => ({ name })),
};

function begun(name: string): PlayableMatch {
  const game = games.find((each) => each.name === name);
  if (game === undefined) throw new Error(`no ${name}`);
  return game.begin({ seats: 3, options: { ...optionsOf(game, 3), first: '2' }, seed: 'opening' });
}

/** What somebody reads of these entries. */
const told = (match: PlayableMatch, log: readonly string[], viewer: Viewer) =>
  match
    .logged(log)
    .happened(viewer, 0, textContext)
    .flatMap(({ seat, lines }) => lines.map((line) => `${seat} ${line}`));

/** One answer on, with its entry. */
function on(match: PlayableMatch) {
  const [asked] = match.decisions;
  const next = match.play(asked?.seat ?? 0, asked?.answers[0]?.notation ?? '');
  if (typeof next === 'string') throw new Error(next);
  return next;
}

describe('what the set-up of Öterés brought about', () => {
  const opened = begun('oteres');

  test('is told before anybody has answered: who began, and their draw to them alone', () => {
    const begins = expect.stringMatching(/^1 Everybody started .* went first\.$/);
    expect(told(opened, [], 1)).toEqual([begins, expect.stringMatching(/^1 \S+ drew /)]);
    for (const viewer of [0, 'spectator'] as const)
      expect(told(opened, [], viewer).join()).not.toContain('drew');
  });

  test('begins what happened from the first entry on, and is no part of what happened later', () => {
    const first = on(opened);
    const second = on(first.match);
    expect(told(second.match, [first.entry, second.entry], 1)[0]).toBe(told(opened, [], 1)[0]);
    expect(told(second.match, [second.entry], 1).join()).not.toContain('drew');
    expect(told(second.match, [], 1)).toEqual([]);
  });

  test('is not taken back with the first entry', () => {
    const first = on(opened);
    const lines = first.match
      .logged([first.entry])
      .takenBack(textContext)
      .flatMap((turn) => turn.lines);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain('drew');
  });

  test('stays with the match when it is saved; one saved before that tells nothing of it', () => {
    const saved = opened.game.resume(opened.snapshot());
    expect(told(saved, [], 1)).toEqual(told(opened, [], 1));
    const { opening: _, ...old } = JSON.parse(opened.snapshot());
    expect(told(opened.game.resume(JSON.stringify(old)), [], 1)).toEqual([]);
  });
});

test('a set-up of Otys has nothing to tell', () => {
  expect(told(begun('otys'), [], 1)).toEqual([]);
});
