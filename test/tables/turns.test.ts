import { describe, expect, it, test } from 'vitest';
import { UNDOING } from '../../src/bounds.ts';
import { randomNumbers } from '../../src/engine/quick-chance.ts';
import { nextSeat } from '../../src/engine/seat.ts';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { tinyRules, tinyWith } from '../games/tiny.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { tickingClock } from '../ticking-clock.ts';
import { DAY, days, MINUTE } from './days.ts';
import { ana, ben, calledBy, cem, done, dua, inMatch, room, whyNot } from './room.ts';

const toldOf = (seats: readonly SeatedPerson[]) => ({
  say: keysSaid,
  people: seats.map(({ name }) => ({ name })),
});

describe('a match at a table', () => {
  it('takes an answer from whoever is asked, and shows it in the live message', async () => {
    const { id, says } = await inMatch();
    const stepped = done(await says(id, ana, 'step'));
    expect(stepped.match?.ply).toBe(1);
    expect(calledBy(stepped)).toBeUndefined();
  });

  it('takes nothing from a stranger, from who is not asked, or that is not legal', async () => {
    const { id, says, tables } = await inMatch();
    expect(whyNot(await says(id, dua, 'step'))).toBe('not-seated');
    expect(whyNot(await says(id, ben, 'step'))).toBe('not-asked');
    expect(whyNot(await says(id, ana, 'fly'))).toBe('not-legal');
    expect((await tables.look(id))?.match?.ply).toBe(0);
  });

  it('takes nothing meant for an earlier question', async () => {
    const { id, tables, act } = await inMatch();
    done(await tables.answer(act(id, ana), 0, 'step'));
    expect(whyNot(await tables.answer(act(id, ana), 0, 'step'))).toBe('stale');
    expect((await tables.look(id))?.match?.ply).toBe(1);
  });

  it('applies one interaction once, however often it is delivered', async () => {
    const { id, tables, act } = await inMatch();
    const press = act(id, ana, 'the press');
    done(await tables.answer(press, 0, 'step'));
    const again = done(await tables.answer(press, 0, 'step'));
    expect(again.match?.ply).toBe(1);
    expect(again.isRepeated).toBe(true);
  });

  it('passes on with a new message, and tells in the old one what happened in it', async () => {
    const { id, says } = await inMatch();
    done(await says(id, ana, 'step'));
    const ended = done(await says(id, ana, 'end'));
    expect(calledBy(ended)).toMatchObject({ reason: 'turn', people: [ben.id], fromPly: 2 });
    const next = done(await says(id, ben, 'end'));
    expect(calledBy(next)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 3 });
  });

  it('posts anew when another seat is asked in the middle of a turn', async () => {
    const { id, says } = await inMatch([ben, cem]);
    expect(calledBy(done(await says(id, ana, 'dare')))).toMatchObject({ reason: 'turn', people: [ben.id] });
    const answered = done(await says(id, ben, 'yes'));
    // What the other answers is part of a turn that was not theirs: it is told once, when it is over.
    expect(calledBy(answered)).toMatchObject({ reason: 'turn', people: [ana.id], fromPly: 0 });
  });

  it('ends with the last answer, and takes none after', async () => {
    const { id, says, tables, act } = await inMatch([ben], { pace: 'fast' });
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    const end = done(await says(id, ana, 'end'));
    expect(end.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    expect(end.match?.result).toEqual({ scores: [10, 8], winners: [0] });
    expect(calledBy(end)).toMatchObject({ reason: 'result', people: [], fromPly: 3 });
    expect(whyNot(await says(id, ben, 'end'))).toBe('over');
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('over');
  });

  it('tells each seat what is news since its own last turn', async () => {
    const { id, says, tables } = await inMatch();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'end'));
    done(await says(id, ben, 'step'));
    const now = await tables.look(id);
    expect(now?.table.unreadFromPly).toEqual([2, 3]);
    const textContext = toldOf([ana, ben]);
    const news = now?.match?.logged(await tables.log(id, 2)).happened(0, 0, textContext);
    expect(news?.flatMap(({ lines }) => lines)).toEqual(['Ben step 1']);
  });

  it('keeps what was answered in secret from everybody else', async () => {
    const { id, says, tables } = await inMatch();
    done(await says(id, ana, 'dig'));
    const dug = done(await says(id, ana, 'keep'));
    const textContext = toldOf([ana, ben]);
    const log = await tables.log(id, 0);
    const told = (viewer: number | 'spectator') =>
      dug.match
        ?.logged(log)
        .happened(viewer, 0, textContext)
        .flatMap(({ lines }) => lines)[1]
        ?.includes('keep');
    expect(told(0)).toBe(true);
    expect(told(1)).toBe(false);
    expect(told('spectator')).toBe(false);
  });
});

describe('undo', () => {
  it('takes back one answer at a time to the start of the turn, as entries of its own', async () => {
    const { id, says, tables, act } = await inMatch();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    done(await tables.undo(act(id, ana)));
    const back = done(await tables.undo(act(id, ana)));
    expect(back.match?.ply).toBe(4);
    expect(back.match?.description('spectator', { say: keysSaid, people: [] })).toEqual(['0 : 0']);
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('turn-began');
  });

  it('does not go past what was drawn, what another answered, or one’s own turn', async () => {
    const { id, says, tables, act } = await inMatch();
    done(await says(id, ana, 'dig'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('something-was-revealed');
    done(await says(id, ana, 'drop'));
    done(await says(id, ana, 'dare'));
    expect(whyNot(await tables.undo(act(id, ben)))).toBe('not-your-turn');
    done(await says(id, ben, 'no'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('another-answered');
    done(await says(id, ana, 'end'));
    expect(whyNot(await tables.undo(act(id, ana)))).toBe('not-your-turn');
  });

  it('pressed twice on the same board takes back one answer', async () => {
    const { id, says, tables, act } = await inMatch();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    done(await tables.undo(act(id, ana), 2));
    expect(whyNot(await tables.undo(act(id, ana), 2))).toBe('stale');
    expect((await tables.look(id))?.match?.ply).toBe(3);
  });
});

describe('ending early', () => {
  it('is the host’s to do at once', async () => {
    const { id, tables, act } = await inMatch();
    expect(whyNot(await tables.end(act(id, ben)))).toBe('not-the-host');
    const ended = done(await tables.end(act(id, ana)));
    expect(ended.table).toMatchObject({ phase: 'ended', ending: 'by host' });
    expect(ended.match?.decisions).toEqual([]);
    expect((await tables.look(ended.table.id))?.match?.decisions).toEqual([]);
    expect(calledBy(ended)).toMatchObject({ reason: 'result', people: [] });
    expect(whyNot(await tables.end(act(id, ana)))).toBe('over');
  });
});

describe('tables', () => {
  it('take acts on one table in the order in which they came', async () => {
    const { id, tables, act } = await inMatch();
    const presses = ['a', 'b', 'c'].map((press) => tables.answer(act(id, ana, press), 0, 'step'));
    const outcomes = await Promise.all(presses);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused', 'refused']);
  });

  it('do not wait for one another', async () => {
    const clock = tickingClock(1);
    const base = await openStore({ file: ':memory:', clock });
    let release = () => {};
    let held = '';
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Store = {
      ...base,
      commit: async (claim, change) => {
        if (change.table.id === held) await gate;
        return base.commit(claim, change);
      },
    };
    const { started, tables, act } = await room({ store: slow });
    const one = await started();
    const two = await started();
    held = one;
    const waiting = tables.answer(act(one, ana), 0, 'step');
    done(await tables.answer(act(two, ana), 0, 'step'));
    expect((await tables.look(one))?.match?.ply).toBe(0);
    release();
    expect(done(await waiting).match?.ply).toBe(1);
  });

  it('keep a match through a restart, with its undo', async () => {
    const { id, says, store } = await inMatch();
    done(await says(id, ana, 'step'));
    const again = await room({ store });
    const act = again.act(id, ana, 'after the restart');
    expect(done(await again.tables.undo(act)).match?.ply).toBe(2);
    expect(whyNot(await again.says('nowhere', ana, 'step'))).toBe('no-such-table');
  });
});

type Room = Awaited<ReturnType<typeof room>>;

/** Plays a move and takes it back until that is refused. Returns why, and how long the log is then. */
async function backAndForth({ tables, act, says }: Room, id: string) {
  for (;;) {
    const { match } = done(await says(id, ana, 'step'));
    const undone = await tables.undo(act(id, ana));
    if (undone.kind === 'refused') return { why: undone.code, ply: match?.ply ?? 0 };
  }
}

test('a turn in which enough was taken back goes on forward only', async () => {
  const at = await room();
  const { tables, act, says } = at;
  const id = await at.started();
  const { why, ply } = await backAndForth(at, id);
  expect(why).toBe('enough-undone');
  expect(ply).toBeLessThanOrEqual(UNDOING.turn + 1);
  const ways = await tables.waysBack(done(await says(id, ana, 'step')), ana.id);
  expect(whyNot(await tables.proposeUndo(act(id, ana), ply + 1, ways[0]?.to ?? -1))).toBe('enough-undone');
  // The next turn is as free as any.
  done(await says(id, ana, 'end'));
  done(await says(id, ben, 'step'));
  done(await tables.undo(act(id, ben)));
});

test('an answer that may be given anew is given anew so often, and then stands', async () => {
  const oteres = games.filter(({ name }) => name === 'oteres');
  const { tables, act, lobby } = await room({ games: oteres });
  const begun = async () => {
    const opened = await lobby([ben, cem], {}, 'oteres');
    done(await tables.start(act(opened, ana)));
    return opened;
  };
  let id = await begun();
  const below = randomNumbers('anew');
  const people = [ana, ben, cem];
  const answer = async (seat: number, opened: number, notation: string) =>
    tables.answer(act(id, people[seat] ?? ana), opened, notation);
  for (let count = 0; count < 2_000; count += 1) {
    const match = (await tables.look(id))?.match;
    const asked = match?.decisions ?? [];
    const free = [0, 1, 2].find((seat) => asked.length > 0 && asked.every((each) => each.seat !== seat));
    const anew = free === undefined ? undefined : match?.openTo(free);
    const [first] = asked;
    if (anew !== undefined && anew.answers.length > 1) {
      const notation = anew.answers[count % anew.answers.length]?.notation ?? '';
      const given = await answer(anew.seat, anew.opened, notation);
      if (given.kind !== 'refused') continue;
      expect(given.code).toBe('enough-undone');
      expect(match?.ply).toBeLessThan(UNDOING.turn + 100);
      // Who has not answered yet does.
      done(await answer(first?.seat ?? -1, first?.opened ?? -1, first?.answers[0]?.notation ?? ''));
      return;
    }
    if (first === undefined) id = await begun();
    else
      done(
        await answer(first.seat, first.opened, first.answers[below(first.answers.length)]?.notation ?? ''),
      );
  }
  expect.unreachable('nobody was asked who may answer anew');
});

describe('the time for a turn', () => {
  it('is whole in one’s own turn, which the last answer in another’s has begun', async () => {
    // Whoever is dared and says yes has the next turn.
    const game = tinyWith({
      ...tinyRules.rules,
      yes: {
        happens: (state) => ({
          state: { ...state, up: nextSeat(state.up, state.points.length), number: state.number + 1 },
          steps: [{ kind: 'turn' }],
        }),
      },
    });
    const { paced, later, says, tableOf } = await days({ games: [game] });
    const id = await paced('live');
    done(await says(id, ana, 'dare'));
    await later(id, 4 * 60_000);
    done(await says(id, ben, 'yes'));
    expect((await tableOf(id)).turnClocks).toMatchObject([{ person: ben.id, turn: 2 }]);
    expect((await later(id, 4 * MINUTE)).woken).toEqual([]);
    expect((await later(id, MINUTE)).said).toEqual(['late']);
  });
});

describe('the pace of a match', () => {
  it('changes when everybody agrees, and gives whoever is up a whole turn’s time', async () => {
    const { paced, tables, act, later, tableOf } = await days();
    const id = await paced('none');
    await later(id, 5 * DAY);
    done(await tables.propose(act(id, ana), { kind: 'pace', pace: 'live' }));
    done(await tables.agree(act(id, ben), (await tableOf(id)).vote?.id ?? -1));
    expect((await tableOf(id)).pace).toBe('live');
    expect((await later(id, 5 * MINUTE - 1_000)).woken).toEqual([]);
    expect((await later(id, 1_000)).said).toEqual(['late']);
  });

  it('is the host’s to choose in the lobby', async () => {
    const { lobby, tables, act, tableOf } = await days();
    const id = await lobby([ben]);
    expect((await tableOf(id)).pace).toBe('relaxed');
    expect(whyNot(await tables.setPace(act(id, ben), 'live'))).toBe('not-the-host');
    done(await tables.setPace(act(id, ana), 'live'));
    expect((await tableOf(id)).pace).toBe('live');
  });
});
