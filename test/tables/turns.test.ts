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
import { days, MINUTE } from './days.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, inMatch, room, whyNot } from './room.ts';

const toldOf = (seats: readonly SeatedPerson[]) => ({
  say: keysSaid,
  people: seats.map(({ name }) => ({ name })),
});

tablesInWords(`
# a match at a table
takes an answer from whoever is asked, and shows it in the live message
  given; ana: step -> ply 1, call none
takes nothing from a stranger, from who is not asked, or that is not legal
  given; dua: step ! not-seated; ben: step ! not-asked; ana: fly ! not-legal -> ply 0
passes on with a new message, and tells in the old one what happened in it
  given; ana: step end -> call turn, called ben, fromPly 2
  ben: end -> call turn, called ana, fromPly 3
posts anew when another seat is asked in the middle of a turn, whose answer is told once the turn is over
  given ben cem; ana: dare -> call turn, called ben
  ben: yes -> call turn, called ana, fromPly 0
ends with the last answer, and takes none after
  given fast; ana: step step end -> phase ended, ending finished, winners ana, points 10 : 8
  -> call result, called, fromPly 3
  ben: end ! over; ana: undo ! over

# undo
takes back one answer at a time to the start of the turn, as entries of its own
  given; ana: step step; ana: undo; ana: undo -> ply 4, points 0 : 0
  ana: undo ! turn-began
does not go past what was drawn, what another answered, or one’s own turn
  given; ana: dig; ana: undo ! something-was-revealed
  ana: drop dare; ben: undo ! not-your-turn
  ben: no; ana: undo ! another-answered
  ana: end; ana: undo ! not-your-turn

# ending early
is the host’s to do at once
  given; ben: end-match ! not-the-host
  ana: end-match -> phase ended, ending by host, asked, call result, called
  ana: end-match ! over

# the pace of a match
changes when everybody agrees, and gives whoever is up a whole turn’s time
  given none; 5d; ana: propose pace live; ben: agree -> pace live
  5m-1s -> woken no
  1s -> said late
is the host’s to choose in the lobby
  given lobby -> pace relaxed
  ben: pace live ! not-the-host
  ana: pace live -> pace live
`);

describe('a match at a table', () => {
  it('applies one interaction once, however often it is delivered', async () => {
    const { id, tables, act } = await inMatch();
    const press = act(id, ana, 'the press');
    done(await tables.answer(press, 0, 'step'));
    const again = done(await tables.answer(press, 0, 'step'));
    expect(again.match?.ply).toBe(1);
    expect(again.isRepeated).toBe(true);
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

  it('takes back one answer where *Undo* is pressed twice on the same board', async () => {
    const { id, says, tables, act } = await inMatch();
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'step'));
    done(await tables.undo(act(id, ana), 2));
    expect(whyNot(await tables.undo(act(id, ana), 2))).toBe('stale');
    expect((await tables.look(id))?.match?.ply).toBe(3);
  });
});

describe('tables', () => {
  it('take acts on one table in the order in which they came, and nothing meant for an earlier question', async () => {
    const { id, tables, act } = await inMatch();
    const presses = ['a', 'b', 'c'].map((press) => tables.answer(act(id, ana, press), 0, 'step'));
    const outcomes = await Promise.all(presses);
    const came = outcomes.map((outcome) => (outcome.kind === 'done' ? 'done' : outcome.code));
    expect(came).toEqual(['done', 'stale', 'stale']);
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
