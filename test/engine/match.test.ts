import { describe, expect, test } from 'vitest';
import { BrokenRule } from '../../src/engine/agenda.ts';
import type { Game } from '../../src/engine/game.ts';
import { type LogEntry, standingEntries, waysBack } from '../../src/engine/log.ts';
import { type Advanced, type Match, matchFrom, openMatch } from '../../src/engine/match.ts';
import { asItWas, BrokenLog, replay, wentBack } from '../../src/engine/replay.ts';
import { atOnce } from '../../src/engine/steps.ts';
import { type Tower, tower } from './tower.ts';

type Log = readonly LogEntry<Tower['Fact']>[];

const setup = { seats: 3, options: { height: 'low' }, seed: 'match' };
const opened = () => openMatch(tower, setup).match;

/** Plays `0:stone`, `0:+stone` joined to the move before, or `0:undo`; gives the match and its log. */
function played(line: string, from: Match<Tower> = opened()): { match: Match<Tower>; log: Log } {
  let match = from;
  const log: LogEntry<Tower['Fact']>[] = [];
  for (const word of line.split(' ')) {
    const [seat = '', notation = ''] = word.split(':');
    const move = notation.replace('+', '');
    const next =
      notation === 'undo' ? match.undo(Number(seat)) : match.play(Number(seat), move, move !== notation);
    if (typeof next === 'string') throw new Error(`${word}: ${next}`);
    match = next.match;
    log.push(next.entry);
  }
  return { match, log };
}

describe('opening a match', () => {
  test('refuses a number of seats or an option that the game does not have', () => {
    expect(() => openMatch(tower, { ...setup, seats: 4 })).toThrow('tower is not for 4');
    expect(() => openMatch(tower, { ...setup, options: {} })).toThrow(RangeError);
    expect(() => openMatch(tower, { ...setup, options: { height: 'huge' } })).toThrow(
      'tower has no height "huge"',
    );
  });

  test('comes to the first question', () => {
    const match = opened();
    expect([match.ply, match.seats, match.result]).toEqual([0, 3, undefined]);
    expect(match.decisions).toEqual([
      {
        seat: 0,
        about: { kind: 'act' },
        opened: 0,
        secret: false,
        answers: ['stone', 'card', 'pass', 'spin', 'bow'].map((notation) => ({
          notation,
          move: notation,
          isExtra: notation === 'bow',
          safest: false,
        })),
        obstructed: [],
      },
    ]);
  });
});

describe('playing', () => {
  test('never changes the match it starts from', () => {
    const match = opened();
    const before = JSON.stringify(match.snapshot);
    played('0:stone 0:card', match);
    expect(JSON.stringify(match.snapshot)).toBe(before);
  });

  test('writes ply, seat, turn, round, notation and facts', () => {
    expect(played('0:stone').log).toEqual([
      { kind: 'move', ply: 0, seat: 0, turn: 1, round: 1, notation: 'stone', facts: [{ kind: 'stone' }] },
    ]);
  });

  test('refuses who is not asked, what is not legal, and all when it is over', () => {
    expect(opened().play(1, 'stone')).toBe('not-asked');
    expect(opened().play(0, 'keep')).toBe('not-legal');
    const turn = (seat: number, others: readonly number[]) =>
      [`${seat}:pass`, ...others.map((other) => `${other}:keep`)].join(' ');
    const round = [turn(0, [1, 2]), turn(1, [0, 2]), turn(2, [0, 1])].join(' ');
    const { match } = played(`0:stone ${round} ${round}`);
    expect(match.result).toEqual({ scores: [1, 0, 0], winners: [0] });
    expect(match.decisions).toEqual([]);
    expect(match.play(0, 'stone')).toBe('over');
    expect(match.undo(0)).toBe('over');
  });

  test('keeps an extra action from being the only reason to ask, but puts the question again after it', () => {
    expect(played('0:bow').match.decisions[0]?.answers.map(({ notation }) => notation)).toContain('stone');
    expect(played('0:bow').match.snapshot.position.agenda).toEqual([{ kind: 'act', neverSkip: true }]);
  });
});

describe('a broken match (ruling)', () => {
  /** The tower as it may be after a change of its rules: at rest by a step that asks nothing, or by none. */
  const broken = (agenda: readonly Tower['Step'][]) => {
    const { snapshot } = played('0:stone').match;
    return matchFrom(tower, { ...snapshot, position: { ...snapshot.position, agenda } });
  };

  test.each([
    ['asks a question without answers', [{ kind: 'nothing' }]],
    ['has an empty agenda before the end', []],
    ['has something still to happen', [{ kind: 'stone' }]],
  ] as const)('that %s asks nobody, takes no move and crowns nobody', (_, agenda) => {
    const match = broken(agenda);
    expect(match.broken).toBe(true);
    expect(match.decisions).toEqual([]);
    expect(match.result).toBeUndefined();
    expect(match.play(0, 'stone')).toBe('broken');
  });

  test('can be taken back to where it was well', () => {
    const back = played('0:undo', broken([])).match;
    expect(back.broken).toBe(false);
    expect(back.decisions[0]?.answers.map(({ notation }) => notation)).toContain('stone');
  });

  test('is none while it asks somebody, nor when it is over', () => {
    expect(opened().broken).toBe(false);
    const { snapshot } = opened();
    const { state } = snapshot.position;
    const over = matchFrom(tower, {
      ...snapshot,
      position: { state: { ...state, over: true }, agenda: [] },
    });
    expect([over.broken, over.play(0, 'stone')]).toEqual([false, 'over']);
    expect(over.result).toBeDefined();
  });

  test('does not come about by a move: rules that lead nowhere are refused, and the match stays as it was', () => {
    const losing: Game<Tower> = {
      ...tower,
      rules: { ...tower.rules, voted: { happens: (state) => ({ state }) } },
    };
    const asked = played('0:pass', openMatch(losing, setup).match).match;
    const before = JSON.stringify(asked.snapshot);
    expect(() => asked.play(1, 'keep')).toThrow(BrokenRule);
    expect(() =>
      openMatch({ ...tower, setUp: (...all) => ({ ...tower.setUp(...all), agenda: [] }) }, setup),
    ).toThrow(BrokenRule);
    expect(JSON.stringify(asked.snapshot)).toBe(before);
  });
});

describe('several asked at once', () => {
  test('answer in any order; one’s answer does not open the others’ questions anew', () => {
    const asked = played('0:pass').match;
    expect(asked.decisions.map(({ seat, opened: ply, secret }) => [seat, ply, secret])).toEqual([
      [1, 1, true],
      [2, 1, true],
    ]);
    const one = played('2:keep', asked).match;
    expect(one.decisions.map(({ seat, opened: ply }) => [seat, ply])).toEqual([[1, 1]]);
    expect(played('1:keep 2:raze', asked).match.turn.seat).toBe(1);
  });

  test('another question of the same kind is a new one to everybody', () => {
    const recast: Game<Tower> = {
      ...tower,
      rules: {
        ...tower.rules,
        voted: {
          happens: (state) => ({ state, steps: [{ kind: 'vote', about: 'roof' }] }),
        },
      },
    };
    const asked = played('0:pass', openMatch(recast, setup).match).match;
    const again = played('1:keep', asked).match;
    expect(again.decisions.map(({ seat, opened: ply }) => [seat, ply])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test('a new question to the same seat is opened at its own ply', () => {
    expect(played('0:stone').match.decisions[0]?.opened).toBe(1);
    expect(played('0:pass 1:keep 2:keep').match.decisions[0]).toMatchObject({ seat: 1, opened: 3 });
  });
});

describe('looking back', () => {
  test('tells how it looked when this turn and the one before began, the later first', () => {
    const { match } = played('0:stone 0:pass 1:keep 2:keep 1:stone');
    expect(match.turn.number).toBe(2);
    expect(match.earlier('spectator')).toMatchObject([{ towers: [1, 0, 0] }, { towers: [0, 0, 0] }]);
    expect(matchFrom(tower, match.snapshot).earlier(0)).toEqual(match.earlier(0));
    expect(opened().earlier('spectator')).toEqual([opened().view('spectator')]);
  });

  test('stays the same when something of the turn is taken back', () => {
    const { match } = played('0:stone 0:undo');
    expect(match.earlier('spectator')).toEqual(opened().earlier('spectator'));
  });
});

describe('undo', () => {
  test('takes back one answer at a time to the beginning of the turn', () => {
    const { match } = played('0:stone 0:stone 0:bow');
    const back = played('0:undo 0:undo', match).match;
    expect(back.snapshot.position.state).toMatchObject({ towers: [1, 0, 0], bows: 0 });
    expect(back.ply).toBe(5);
    const start = played('0:undo', back).match;
    expect(start.undo(0)).toBe('turn-began');
    expect(start.decisions[0]?.opened).toBe(6);
  });

  test('takes back all that one press did, as far as nothing was shown meanwhile', () => {
    const { match } = played('0:stone 0:bow 0:+stone 0:+bow');
    const back = played('0:undo', match);
    expect(back.match.snapshot.position.state).toMatchObject({ towers: [1, 0, 0], bows: 0 });
    expect(back.match.snapshot.undone).toBe(true);
    expect(back.log).toMatchObject([{ kind: 'undo', to: 1 }]);
    const shown = played('0:card 0:+stone 0:+stone 0:undo').match;
    expect(shown.undo(0)).toBe('something-was-revealed');
  });

  test('goes no further than what chance has shown, and what is drawn after is drawn anew', () => {
    const { match, log } = played('0:stone 0:card 0:stone');
    expect(match.cannotUndo(0)).toBeUndefined();
    const floor = played('0:undo', match).match;
    expect(floor.undo(0)).toBe('something-was-revealed');
    const drawn = log.flatMap(({ facts }) => facts);
    expect(drawn).toContainEqual(expect.objectContaining({ kind: 'drew' }));
    expect(match.snapshot.rngCount).toBe(2);
    expect(floor.snapshot.rngCount).toBe(2);
  });

  test('goes no further than what a rule has shown somebody, chance or not', () => {
    const showing: Game<Tower> = {
      ...tower,
      rules: {
        ...tower.rules,
        bow: { happens: (state) => ({ state: { ...state, bows: state.bows + 1 }, reveals: true }) },
      },
    };
    const { match } = played('0:stone 0:bow 0:stone', openMatch(showing, setup).match);
    expect(match.snapshot.rngCount).toBe(openMatch(showing, setup).match.snapshot.rngCount);
    expect(played('0:undo', match).match.undo(0)).toBe('something-was-revealed');
  });

  test('is for the one whose turn it is, and not past another’s answer', () => {
    const { match } = played('0:stone 0:pass');
    expect(match.undo(1)).toBe('not-your-turn');
    expect(match.cannotUndo(0)).toBeUndefined();
    const answered = played('1:keep', match).match;
    expect(answered.undo(0)).toBe('another-answered');
    expect(played('2:keep', answered).match.undo(1)).toBe('turn-began');
  });

  test('gives back the question with all its answers', () => {
    const before = opened();
    const { match } = played('0:stone 0:undo', before);
    expect(match.decisions[0]?.answers).toEqual(before.decisions[0]?.answers);
    expect(match.snapshot.position).toEqual(before.snapshot.position);
  });
});

test('a snapshot survives being text, with its undo', () => {
  const { match } = played('0:stone 0:bow');
  const again = matchFrom(tower, JSON.parse(JSON.stringify(match.snapshot)));
  expect(again.snapshot).toEqual(match.snapshot);
  expect(again.decisions).toEqual(match.decisions);
  expect(played('0:undo', again).match.snapshot).toEqual(played('0:undo', match).match.snapshot);
});

describe('the log', () => {
  test('stands without what was undone', () => {
    const { log } = played('0:stone 0:bow 0:undo 0:undo 0:bow 0:card 0:stone 0:undo');
    expect(standingEntries(log).map(({ notation }) => notation)).toEqual(['bow', 'card']);
  });

  test('replays to the same match, undo and chance and all', () => {
    const { match, log } = played(
      '0:stone 0:+stone 0:undo 0:card 0:stone 0:+bow 0:undo 0:card 0:pass 2:raze 1:raze 1:card',
    );
    expect(replay(tower, setup, log).snapshot).toEqual(match.snapshot);
  });

  test('that does not follow from its set-up is refused at the entry', () => {
    const { log } = played('0:stone 0:bow 0:pass');
    expect(() => replay(tower, setup, log.slice(1))).toThrow(BrokenLog);
    expect(() => replay(tower, setup, log.slice(1))).toThrow('ply 0 is missing');
    const forged = log.map((entry) => (entry.ply === 1 ? { ...entry, seat: 2 } : entry));
    expect(() => replay(tower, setup, forged)).toThrow('ply 1 does not follow: not-asked');
  });
});

/** A long match, with undone moves and steps back. */
const long = () => {
  const positions: unknown[] = [];
  let { match } = openMatch(tower, setup);
  const log: LogEntry<Tower['Fact']>[] = [];
  const onward = (ply: number, seat: number): Advanced<Tower> | string => {
    const far = standingEntries(log).at(-5)?.ply ?? 0;
    if (ply % 41 === 40) return atOnce(wentBack(match, seat, far, log));
    const undone = ply % 7 === 6 ? match.undo(seat) : 'over';
    if (typeof undone !== 'string') return undone;
    const lasting = ply % 60 === 59 ? ['pass', 'keep'] : ['stone', 'bow', 'card', 'keep'];
    const answers = match.decisions.find((open) => open.seat === seat)?.answers ?? [];
    const fit = answers.filter(({ notation }) => lasting.includes(notation));
    return match.play(seat, fit[ply % fit.length]?.notation ?? '');
  };
  for (let ply = 0; ply < 300; ply += 1) {
    positions.push(match.snapshot.position);
    const done = onward(ply, match.decisions[0]?.seat ?? 0);
    if (typeof done === 'string') throw new Error(done);
    match = done.match;
    log.push(done.entry);
  }
  return { match, log, positions };
};

test('a match as it was is told at every ply, also across steps back', () => {
  const { match, log, positions } = long();
  expect(log.length).toBeGreaterThan(100);
  expect(new Set(log.map(({ kind }) => kind))).toEqual(new Set(['move', 'undo', 'back']));
  for (let ply = 0; ply < log.length; ply += 37)
    expect(atOnce(asItWas(match, ply, log))?.snapshot.position).toEqual(positions[ply]);
  expect(replay(tower, setup, log).snapshot).toEqual(match.snapshot);
});

describe('going back by agreement', () => {
  const line = '0:stone 0:card 0:pass 1:keep 2:keep 1:card 1:stone';
  const back = (from: { match: Match<Tower>; log: Log }, seat: number, to: number) => {
    const next = atOnce(wentBack(from.match, seat, to, from.log));
    if (typeof next === 'string') throw new Error(next);
    return { match: next.match, log: [...from.log, next.entry] };
  };

  test('goes past what a free undo may not: a draw, another’s answer, another’s turn', () => {
    const there = played(line);
    const { match, log } = back(there, 0, 1);
    expect(match.snapshot.position.state).toMatchObject({ towers: [1, 0, 0], turn: { seat: 0, number: 1 } });
    expect(match.ply).toBe(there.match.ply + 1);
    expect(standingEntries(log).map(({ notation }) => notation)).toEqual(['stone']);
    expect(match.decisions.map(({ seat, opened: ply }) => [seat, ply])).toEqual([[0, 8]]);
  });

  test('draws anew what was drawn: the numbers of chance only ever go on', () => {
    const there = played(line);
    const { match } = back(there, 0, 1);
    expect(match.snapshot.rngCount).toBe(there.match.snapshot.rngCount);
    expect(played('0:card', match).match.snapshot.rngCount).toBeGreaterThan(there.match.snapshot.rngCount);
  });

  test('leaves free what was free there', () => {
    const { match } = back(played(line), 0, 1);
    expect(match.cannotUndo(0)).toBeUndefined();
    expect(played('0:undo', match).match.snapshot.position.state).toMatchObject({ towers: [0, 0, 0] });
  });

  test('is offered to before one’s last move, and to before the turn it was made in', () => {
    const { log } = played(line);
    expect(waysBack(log, 0)).toEqual([
      { to: 2, moves: 5 },
      { to: 0, moves: 7 },
    ]);
    expect(waysBack(log, 1).map(({ to }) => to)).toEqual([6, 5]);
    expect(waysBack(played('0:stone').log, 0)).toEqual([{ to: 0, moves: 1 }]);
    // The end of a log tells as much, unless moves of that turn may be missing.
    expect(waysBack(log.slice(3), 1)).toEqual(waysBack(log, 1));
    expect(waysBack(log.slice(1), 0)).toEqual([]);
    expect(waysBack(played('0:stone').log, 1)).toEqual([]);
  });

  test('replays, also when gone back again and with a snapshot that was text between', () => {
    let there = back(played(line), 0, 1);
    const on = played('0:undo 0:card 0:pass 2:keep 1:raze 1:stone', there.match);
    there = { match: on.match, log: [...there.log, ...on.log] };
    const last = waysBack(there.log, 2).at(-1);
    const kept = matchFrom(tower, JSON.parse(JSON.stringify(there.match.snapshot)));
    const again = back({ match: kept, log: there.log }, 2, last?.to ?? -1);
    expect(replay(tower, setup, again.log).snapshot).toEqual(again.match.snapshot);
  });

  test('is refused to a move that does not stand, with another version of the rules, after a change of the rules, and when all is over', () => {
    const undone = played('0:stone 0:undo 0:card 0:pass');
    expect(atOnce(wentBack(undone.match, 0, 0, undone.log))).toBe('too-long-ago');
    expect(atOnce(wentBack(undone.match, 0, 2, undone.log.slice(0, 3)))).toBe('too-long-ago');
    const there = played(line);
    const later = matchFrom({ ...tower, rulesVersion: 2 }, there.match.snapshot);
    expect(atOnce(wentBack(later, 0, 1, there.log))).toBe('too-long-ago');
    const other: Game<Tower> = {
      ...tower,
      setUp: (...given) => {
        const begun = tower.setUp(...given);
        return { ...begun, state: { ...begun.state, bows: 3 } };
      },
    };
    expect(atOnce(wentBack(matchFrom(other, there.match.snapshot), 0, 1, there.log))).toBe('too-long-ago');
    const round = '0:pass 1:keep 2:keep 1:pass 0:keep 2:keep 2:pass 0:keep 1:keep';
    const over = played(`${round} ${round}`);
    expect(atOnce(wentBack(over.match, 0, 0, over.log))).toBe('over');
  });
});
