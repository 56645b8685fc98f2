import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Insight } from '../../src/games/insight.ts';
import { oteresInsight } from '../../src/games/oteres/insight/index.ts';
import { otysInsight } from '../../src/games/otys/insight/index.ts';
import { writeSnapshot } from '../../src/games/saved.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { answerTo } from '../../src/opponents/thread.ts';
import { given as oteresGiven } from '../games/oteres/position.ts';
import { given as otysGiven } from '../games/otys/position.ts';
import type { Played } from '../games/story.ts';
import { playedTurn } from './played-turn.ts';

/** A turn that one opponent has played. */
function turnOf<G extends GameTypes>(
  begun: Match<G>,
  insight: Insight<G>,
  player: 'medium' | 'safe',
  leavesExtras = false,
): Played<G> {
  const { choose, budget } = opponentsOf(insight)[player];
  return playedTurn(begun, (known, { ply }) => choose({ ...known, leavesExtras }, budget, `${ply}`));
}

describe('whoever plays Otys safely for somebody', () => {
  // Key 4 lies on the track: only an X key brings the cube that completes a public contract.
  const me = '1 explorer, 2 engineer, 3 trader, 4 metal, 5 spy, cubes 4:mmf, track 4 x, neutral 1, row 31 32';
  const table = otysGiven(me);
  const neutralOf = (player: 'medium' | 'safe') =>
    turnOf(table.match, otysInsight, player).state.seats[0]?.neutralX;

  test('keeps a neutral X key, which never comes home, where medium would play it for a contract', () => {
    expect(neutralOf('medium')).toBe(0);
    expect(neutralOf('safe')).toBe(1);
  });

  test('plays it where that wins the game at once', () => {
    const last = otysGiven(`${me}, prestige 17, first 1; prestige 18`);
    const { match } = turnOf(last.match, otysInsight, 'safe');
    expect(match.result?.winners).toEqual([0]);
  });

  test('leaves contracts to whoever is late, in the whole turn', () => {
    const ready = otysGiven('cubes 4:mmmf, row 31 32');
    const prestige = (leavesExtras: boolean) =>
      turnOf(ready.match, otysInsight, 'safe', leavesExtras).state.seats[0]?.prestige;
    expect(prestige(false)).toBeGreaterThan(0);
    expect(prestige(true)).toBe(0);
  });
});

test('an answer that may not be given is not thought of', async () => {
  const { match } = otysGiven('cubes 4:mmmf, row 31 32');
  const thought = {
    game: 'otys',
    snapshot: writeSnapshot(match.snapshot),
    seat: 0,
    level: 'medium',
  } as const;
  const best = await answerTo({ ...thought, seed: '1' });
  const among = match.decisions.flatMap(({ answers }) => answers.map(({ notation }) => notation));
  const others = among.filter((notation) => notation !== best);
  for (const kept of [others, others.slice(0, 2), others.slice(-1)])
    expect(kept).toContain(await answerTo({ ...thought, seed: '1', among: kept }));
});

describe('whoever plays Öterés safely for somebody', () => {
  const played = (hand: string, player: 'medium' | 'safe'): string => {
    const { match } = oteresGiven(`hand ${hand}, pearls 1 2; pearls 4 4; pearls 3`);
    return turnOf(match, oteresInsight, player)
      .moves.map(({ notation }) => notation)
      .join(' ');
  };

  test.each(['shoo', 'not-mine'])('keeps %s, which saves, for a sea urchin', (card) => {
    expect(played(`${card} dive snatch`, 'safe')).not.toContain(card);
    expect(played(`${card} trade-in`, 'safe')).not.toContain(card);
  });

  test('plays it once it holds two of them, rather than go out', () => {
    expect(played('shoo urchin urchin snatch', 'safe')).toMatch(/shoo|urchin/u);
  });
});
