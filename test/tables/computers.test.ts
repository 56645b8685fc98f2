import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import { type Computer, type ComputerQuestion, randomComputer } from '../../src/tables/service/computer.ts';
import { dice } from '../discord/dice.ts';
import { tinySure } from '../games/tiny.ts';
import { say } from '../texts/shipped.ts';
import { tickingClock } from '../ticking-clock.ts';
import { days } from './days.ts';
import { hereIn, nameOf } from './deeds.ts';
import { roomsInWords, tablesInWords } from './in-words.ts';
import { ana, caughtUp, done, type RoomParts, room } from './room.ts';

/** Tables at which a computer is told what to play, `plays step step`, and answers with what comes last from then on. Every question to it is kept. */
const playing = roomsInWords(async () => {
  const script: string[] = [];
  const asked: ComputerQuestion[] = [];
  const computer: Computer = {
    choose: (question) => {
      asked.push(question);
      return script.shift() ?? question.answers.at(-1)?.notation ?? '';
    },
  };
  const here = hereIn(await days({ computer }));
  here.also = async (deed) => {
    const [verb, ...answers] = deed.split(' ');
    if (verb === 'plays') script.push(...answers);
    return verb === 'plays';
  };
  const reads = async (name: string): Promise<string> => {
    const manners = asked.map(({ seat, level, isSafe, leavesExtras }) =>
      [seat, level, ...(isSafe ? ['safe'] : []), ...(leavesExtras ? ['leaving'] : [])].join(' '),
    );
    const owners = asked.map(({ owner: { person, server } }) => `${nameOf(person)}@${server}`);
    const computers = { table: here.id, interaction: `computer:${here.id}:1` };
    const read: Readonly<Record<string, () => unknown>> = {
      manners: () => [...new Set(manners)].join(),
      first: () => manners[0],
      owners: () => [...new Set(owners)].join(' '),
      extras: () => (asked.some(({ answers }) => answers.some(({ isExtra }) => isExtra)) ? 'yes' : 'no'),
      handled: async () => Number((await here.store.open(computers))?.isHandled),
    };
    return `${await read[name]?.()}`;
  };
  return { here, reads };
});

/** A table in play with Ana and one computer. */
async function withComputer(parts: RoomParts = {}, options = {}) {
  const there = await room(parts);
  return { ...there, id: await there.started([], options, 1) };
}

tablesInWords(`
# a lobby with computers
seats them for its host, up to the seats of the game, and lets them go again
  given lobby; ben: add-computer ! not-the-host; ana: add-computer -> seats ana ben computer, levels medium
  ana: add-computer ! table-is-full; cem: join ! table-is-full; ana: remove computer-1 -> seats ana ben
`);

playing(`
# a computer
plays its whole turn after one’s own, which the message that comes next tells, and no other
  plays step step; given alone computer; ana: step -> call none
  ana: end -> ply 5, up ana, turn 3, call turn, called ana, fromPly 2, shownFromPly 2, turnFromPly 5
  ana: end -> call turn, fromPly 6
takes its share of the thinking from who played, and from the host where the bot goes on by itself
  given ben computer; ana ben: end => owners: ben@g
  ana: leave => owners: ben@g
has its moves in the log as entries of their own, under its own name
  given alone computer; ana: end -> log ana:end computer:end => handled: 1
is a reason for a plan to wait where it stands in for somebody, who may come back and see what was planned
  plays dare; given live; 5m; ben: late computer; 2d -> seats computer:ana ben, asked ben
  ben: plan step end; ben: no; 30s -> woken no, up ben
  150s -> woken yes, reports ben:step.end:turn-over
that answers in the middle of one’s turn makes no new message of it
  plays yes; given alone computer; ana: dare -> ply 2, asked ana, call none
begins where it is first, and the lobby becomes the board of what is asked then
  given alone computer lobby; ana: option begins 1; ana: start -> asked ana, call turn, called ana, fromPly 0
  -> calls lobby:c: turn:c:ana, shownFromPly 0, turnFromPly 1
ends the match where its move does
  plays step step end; given alone computer fast; ana: end -> phase ended, ending finished
  -> winners ?, call result, called

# how a computer plays
for somebody who is late safely, and leaves what may be done besides
  given ben cem live; 5m; ben cem: late skip => manners: 0 medium safe leaving | extras: no
in a seat that was handed over safely, and all that there is to play
  given ben cem live; 5m; ben cem: late computer => first: 0 medium safe
in a seat of its own as it was asked to in the lobby
  given ben live lobby; ana: add-computer hard; ana: start; ana ben: end => first: 2 hard
`);

describe('a computer', () => {
  it('is no reason for a plan to wait: it guesses nothing from how soon somebody plays', async () => {
    let answer: (notation: string) => void = () => undefined;
    const thought = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const computer: Computer = { choose: () => thought };
    const { tables, act, says, look, id } = await withComputer({ computer });
    const ended = says(id, ana, 'end');
    while ((await look(id)).match?.turn.seat !== 1) await setImmediate();
    const textContext = { say, people: [ana, ana].map(({ name }) => ({ name })) };
    done(await tables.keepPlan(act(id, ana), ['step', 'end'], textContext));
    answer('end');
    await ended;
    await tables.runDueTurns();
    expect((await look(id)).table.planReports).toMatchObject([{ stop: 'turn over' }]);
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

test('an answer that anybody would give is given with the press before it, and taken back with it', async () => {
  const { tables, started, act } = await room({ games: [tinySure] });
  const id = await started();
  expect(done(await tables.answer(act(id, ana), 0, 'step')).match?.ply).toBe(3);
  const opened = (now: Pick<TableNow, 'match'>) => now.match?.openTo(0)?.opened ?? 0;
  const undone = done(await tables.undo(act(id, ana)));
  expect(undone.match?.cannotUndo(0)).toBe('turn-began');
  // It is theirs to decide now.
  const alone = done(await tables.answer(act(id, ana), opened(undone), 'step'));
  expect(alone.match?.openTo(0)?.sure()).toBe('step');
  const other = done(await tables.answer(act(id, ana), opened(alone), 'end'));
  expect(other.match?.turn.seat).toBe(1);
});
