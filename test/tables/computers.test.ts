import { describe, expect, it, test } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import { games } from '../../src/games/index.ts';
import type { Level } from '../../src/games/level.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { type Computer, type ComputerQuestion, randomComputer } from '../../src/tables/service/computer.ts';
import { dice } from '../discord/dice.ts';
import { tinyPresenter, tinyRules } from '../games/tiny.ts';
import { tickingClock } from '../ticking-clock.ts';
import { days } from './days.ts';
import { ana, ben, calledBy, caughtUp, cem, done, type RoomParts, room, whyNot } from './room.ts';

/** Answers in this order, then whatever comes last of what is possible. */
const scripted = (...script: readonly string[]): Computer => {
  const rest = [...script];
  return { choose: ({ answers }) => rest.shift() ?? answers.at(-1)?.notation ?? '' };
};

/** A table in play with Ana and one computer. */
async function withComputer(parts: RoomParts = {}, options = {}) {
  const there = await room(parts);
  return { ...there, id: await there.started([], options, 1) };
}

describe('a lobby with computers', () => {
  it('seats them for its host, up to the seats of the game, and lets them go again', async () => {
    const { tables, lobby, act } = await room();
    const id = await lobby([ben]);
    expect(whyNot(await tables.addComputer(act(id, ben)))).toBe('not-the-host');
    done(await tables.addComputer(act(id, ana)));
    expect(whyNot(await tables.addComputer(act(id, ana)))).toBe('table-is-full');
    expect(whyNot(await tables.join(act(id, cem), 'Cem'))).toBe('table-is-full');
    expect((await tables.look(id))?.table.seats[2]).toEqual({ kind: 'computer', number: 1, level: 'medium' });
    done(await tables.remove(act(id, ana), 'computer-1'));
    expect((await tables.look(id))?.table.seats).toHaveLength(2);
  });
});

describe('a computer', () => {
  it('plays its whole turn after one’s own, which the message that comes next tells, and no other', async () => {
    const { says, id } = await withComputer({ computer: scripted('step', 'step') });
    expect(calledBy(done(await says(id, ana, 'step')))).toBeUndefined();
    const ended = done(await says(id, ana, 'end'));
    expect(ended.match?.ply).toBe(5);
    expect(ended.match?.turn).toMatchObject({ seat: 0, number: 3 });
    expect(calledBy(ended)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 2 });
    expect(ended.table).toMatchObject({ shownFromPly: 2, turnFromPly: 5 });
    expect(calledBy(done(await says(id, ana, 'end')))).toMatchObject({ reason: 'turn', fromPly: 6 });
  });

  it('takes its share of the thinking from who played, and from the host where the bot goes on by itself', async () => {
    const owners: (readonly [person: string, server: string])[] = [];
    const noting: Computer = {
      choose: ({ answers, owner: { person, server } }) => {
        owners.push([person, server]);
        return answers.at(-1)?.notation ?? '';
      },
    };
    const { tables, started, act, says } = await room({ computer: noting });
    const id = await started([ben], {}, 1);
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'end'));
    expect(new Set(owners.map(([person]) => person))).toEqual(new Set([ben.id]));
    done(await tables.depart(act(id, ana), 'hand on'));
    expect(owners.every(([, server]) => server === 'g')).toBe(true);
  });

  it('has its moves in the log as entries of their own, under its own name', async () => {
    const { says, id, store } = await withComputer();
    done(await says(id, ana, 'end'));
    expect((await store.log(id)).map(({ ply, person }) => [ply, person])).toEqual([
      [0, ana.id],
      [1, 'computer'],
    ]);
    expect((await store.open({ table: id, interaction: `computer:${id}:1` }))?.isHandled).toBe(true);
  });

  it('that answers in the middle of one’s turn makes no new message of it', async () => {
    const { says, id } = await withComputer({ computer: scripted('yes') });
    const dared = done(await says(id, ana, 'dare'));
    expect(dared.match?.ply).toBe(2);
    expect(dared.match?.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(calledBy(dared)).toBeUndefined();
  });

  it('begins where it is first, and the lobby becomes the board of what is asked then', async () => {
    const there = await room();
    const id = await there.lobby([], { begins: '1' });
    done(await there.tables.addComputer(there.act(id, ana)));
    const begun = done(await there.tables.start(there.act(id, ana)));
    expect(begun.match?.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(calledBy(begun)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 0 });
    expect(begun.table.calls.map(({ reason }) => reason)).toEqual(['lobby', 'turn']);
    // What the computer did is told over this board, and by it once more when it makes room.
    expect(begun.table).toMatchObject({ shownFromPly: 0, turnFromPly: 1 });
  });

  it('ends the match where its move does', async () => {
    const computer = scripted('step', 'step', 'end');
    const { says, id } = await withComputer({ computer }, { pace: 'fast' });
    const over = done(await says(id, ana, 'end'));
    expect(over.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    expect(over.match?.result?.winners).toEqual([1]);
    expect(calledBy(over)).toMatchObject({ reason: 'result', people: [] });
  });

  it('goes on after a restart where the process died before its answer, once', async () => {
    const clock = tickingClock(1);
    const base = await openStore({ file: ':memory:', clock });
    let dead = false;
    const dying: Store = {
      ...base,
      commit: async (claim, change) => {
        if (dead || change.interaction?.startsWith('computer:')) {
          dead = true;
          throw new Error('the process died');
        }
        return base.commit(claim, change);
      },
    };
    const { says, id } = await withComputer({ store: dying });
    await expect(says(id, ana, 'end')).rejects.toThrow('died');
    const again = await room({ store: base });
    expect((await again.tables.look(id))?.match?.ply).toBe(1);
    expect(await again.tables.resume()).toEqual([id]);
    const now = await again.tables.look(id);
    expect(now?.match).toMatchObject({ ply: 2, turn: { seat: 0 } });
    expect(now?.table.calls.at(-1)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 1 });
    expect(await again.tables.resume()).toEqual([]);
  });

  it('plays only what is legal, what may be done besides among it, whatever the dice say', () => {
    const answers = ['a', 'b', 'c'].map((notation) => ({ notation, isExtra: notation === 'c' }));
    const chosen = (...rolls: readonly number[]) => {
      const rest = [...rolls];
      const below = (bound: number) => (rest.shift() ?? 0) % bound;
      return randomComputer(below).choose({ answers });
    };
    expect([chosen(0, 0), chosen(1, 0), chosen(1, 1)]).toEqual(['c', 'a', 'b']);
  });
});

/** More answers than one person gives in any game. */
const MANY = 5_000;

describe.each(games.map(({ name }) => name))('a game of %s beside computers', (game) => {
  it('comes to its end, with every move in the log once and one new message for each time one is asked', async () => {
    const roll = dice(3);
    const there = await room({ computer: randomComputer(roll), games });
    const { tables, store, act } = there;
    const id = await there.lobby([], {}, game);
    const most = (await tables.look(id))?.game.seats.max ?? 0;
    for (let seat = 1; seat < most; seat += 1) done(await tables.addComputer(act(id, ana)));
    await caughtUp(store, id);
    let now = done(await tables.start(act(id, ana)));
    for (let count = 0; count < MANY && now.table.phase === 'playing'; count += 1) {
      const asked = now.match?.decisions ?? [];
      expect(asked.map(({ seat }) => seat)).toEqual([0]);
      const answer = asked[0]?.answers[roll(asked[0].answers.length)];
      const posted = now.opened.channel.posted;
      expect(now.table.calls.filter(({ revision }) => revision > posted).length).toBeLessThanOrEqual(1);
      await caughtUp(store, id);
      now = done(await tables.answer(act(id, ana), asked[0]?.opened ?? -1, answer?.notation ?? ''));
    }
    expect(now.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    const log = await store.log(id);
    expect(log.map(({ ply }) => ply)).toEqual([...log.keys()]);
    expect(new Set(log.map(({ person }) => person))).toEqual(new Set([ana.id, 'computer']));
  });
});

/** Time in which people have their turn at this pace, in milliseconds. */
const LATE = 5 * 60_000;

/** A live table at which every question to a computer is kept, and answered by what comes last. */
async function watched(level?: Level) {
  const asked: ComputerQuestion[] = [];
  const computer: Computer = {
    choose: (question) => {
      asked.push(question);
      return question.answers.at(-1)?.notation ?? '';
    },
  };
  const at = await days({ computer });
  const id = await at.lobby([ben, cem].slice(0, level === undefined ? 2 : 1));
  done(await at.tables.setPace(at.act(id, ana), 'live'));
  if (level !== undefined) done(await at.tables.addComputer(at.act(id, ana), level));
  done(await at.tables.start(at.act(id, ana)));
  /** What the others want done about whoever is late. */
  const agreed = async (action: 'skip' | 'computer') => {
    await at.later(id, LATE);
    const late = { seat: 0, offer: (await at.tableOf(id)).revision, action } as const;
    for (const other of level === undefined ? [ben, cem] : [ben])
      done(await at.tables.late(at.act(id, other), late));
  };
  const manners = () =>
    asked.map(({ seat, level: how, isSafe, leavesExtras }) => ({ seat, how, isSafe, leavesExtras }));
  return { ...at, id, asked, agreed, manners };
}

test('for somebody who is late a computer plays safely, and leaves what may be done besides', async () => {
  const { asked, agreed, manners } = await watched();
  await agreed('skip');
  expect(new Set(manners().map((manner) => JSON.stringify(manner)))).toEqual(
    new Set([JSON.stringify({ seat: 0, how: 'medium', isSafe: true, leavesExtras: true })]),
  );
  expect(asked.flatMap(({ answers }) => answers).some(({ isExtra }) => isExtra)).toBe(false);
});

test('in a seat that was handed over a computer plays safely, and all that there is to play', async () => {
  const { agreed, manners } = await watched();
  await agreed('computer');
  expect(manners()[0]).toEqual({ seat: 0, how: 'medium', isSafe: true, leavesExtras: false });
});

test('in a seat of its own a computer plays as it was asked to in the lobby', async () => {
  const { id, says, manners } = await watched('hard');
  done(await says(id, ana, 'end'));
  done(await says(id, ben, 'end'));
  expect(manners()[0]).toEqual({ seat: 2, how: 'hard', isSafe: false, leavesExtras: false });
});

/** The tiny game, in which anybody with one or two points would step on. */
const game = createPlayable(tinyRules, {
  ...tinyPresenter,
  closing: {
    closes: (move) => move === 'end',
    offered: () => [],
    sure: ({ points, up }, { about }) =>
      about.kind === 'turn' && [1, 2].includes(points[up] ?? 0) ? 'step' : undefined,
  },
});

test('an answer that anybody would give is given with the press before it, and taken back by itself', async () => {
  const { tables, started, act } = await room({ games: [game] });
  const id = await started();
  expect(done(await tables.answer(act(id, ana), 0, 'step')).match?.ply).toBe(3);
  const undone = done(await tables.undo(act(id, ana)));
  expect(undone.match?.openTo(0)?.sure()).toBe('step');
  // It is theirs to decide now.
  const other = done(await tables.answer(act(id, ana), undone.match?.openTo(0)?.opened ?? 0, 'end'));
  expect(other.match?.turn.seat).toBe(1);
});
