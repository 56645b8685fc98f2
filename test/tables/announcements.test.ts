import { describe, expect, it } from 'vitest';
import { GATHERING } from '../../src/tables/model/announcement.ts';
import type { Profile } from '../../src/tables/model/profile.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { tablesOf } from '../../src/tables/tables.ts';
import { tiny } from '../games/tiny.ts';
import { DAY, days, HOUR } from './days.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done } from './room.ts';

const MINUTE = 60_000;
/** Within half a second: the clock ticks. */
const near = (time: number) => expect.closeTo(time, -3);

/** A room at eleven in the evening, where people have direct messages, as each test says. */
async function evening() {
  const at = await days();
  at.clock.time = Date.UTC(2026, 0, 10, 23);
  const wish = (person: SeatedPerson, wished: Partial<Profile>) =>
    at.tables.profiles.change(person.id, (profile) => ({ ...profile, ...wished }));
  return { ...at, wish };
}

tablesInWords(`
# what comes up while somebody sleeps
is told in the morning: a question to the table
  at 23; ben: wish quiet 22-8; given none; ana: propose end; 9h-1m -> said
  1m -> said waits, told waits:ben, ben.waits vote
  5d -> said
is told in one message: their turn, a question, and a player who is late
  at 23; ben: wish quiet 22-8; given live ben cem; 5m -> ben.waits late
  cem: propose end; 9h-5m -> said~ waits, told~ ^[^b]*waits:ben[^b]*$, ben.waits late vote
  ana: end
is not told where it is settled by the morning, or where they have seen to it themselves
  at 23; ben: wish quiet 22-8; given none; ana: propose end; ben: decline; 1d -> said
  given none; ana: propose end; ana: decline; 1d -> said
is followed by no reminder for hours, and then by one a day
  at 23; ben: wish quiet 22-8; given relaxed; ana: end; 9h-1m -> said
  1m -> said waits
  24h-1m -> said
  1m -> said waits
  24h-1m -> said
  1m -> said waits

# direct messages
come at once where a turn has minutes alone
  ben: wish notices direct; given live; ana: end -> told waits:ben
tell whoever is up that the table will be put away
  ana: wish notices direct; given none; 30d; idle; 2m -> said waits

# a lobby in which people play again
stands for a week
  given none; ana: end-match; ana: rematch; wait 7d-1m; idle -> woken no
  wait 1m; idle -> woken yes, phase closed, ending expired
tells those in the morning whom it invites at night
  at 23; ben: wish quiet 22-8; given none; ana: end-match; ana: rematch; 9h-1m -> said
  1m -> said waits

# direct messages
of two tables that call somebody within minutes are due together
  at 23; ben: wish notices direct; given relaxed; given relaxed; look T1; ana: end; wait 1m; look T2; ana: end
  wait ${GATHERING / 1000 - 61}s; due -> woken no
  wait 1s; due -> woken yes, told waits:ben
  look T1 -> woken yes, told waits:ben
  wait 1m; due -> woken no
wait for a plan, and tell of no turn that it has played
  at 23; ben: wish notices direct; given relaxed; ben: plan end; ana: end -> plans 1:end
  ${Array<string>(10).fill('wait 30s; due').join('; ')} -> plans, told! waits:ben

# an outage of the bot
of seconds, as at an update, is none
  given daily; due; wait 1m; resume -> woken no, events
does not close a lobby that nobody could start meanwhile
  given alone lobby; due; wait 30h; resume; idle -> woken no, phase lobby
`);

describe('direct messages', () => {
  it('that remind somebody of two tables within minutes are due together', async () => {
    const { paced, wish, says, tables, tableOf, clock } = await evening();
    await wish(ben, { notices: 'direct' });
    const both = [await paced('relaxed'), await paced('relaxed')];
    for (const id of both) {
      done(await says(id, ana, 'end'));
      clock.time += MINUTE;
    }
    const remindedAt = () =>
      Promise.all(both.map(async (id) => (await tableOf(id)).turnClocks[0]?.remindedAt));
    clock.time += GATHERING;
    await tables.runDueTurns();
    const told = await remindedAt();
    clock.time += 8 * HOUR - GATHERING - MINUTE;
    await tables.runDueTurns();
    expect(await remindedAt()).toEqual(told);
    clock.time += GATHERING;
    expect([...(await tables.runDueTurns())].toSorted()).toEqual(both.toSorted());
    expect(await remindedAt()).toEqual([near(clock.time), near(clock.time)]);
  });
});

describe('another pace', () => {
  it('gives a turn its whole time anew, and keeps when it began', async () => {
    const { paced, tables, act, later, tableOf } = await evening();
    const id = await paced('relaxed');
    const [{ since } = { since: 0 }] = (await tableOf(id)).turnClocks;
    await later(id, 15 * HOUR);
    done(await tables.propose(act(id, ana), { kind: 'pace', pace: 'daily' }));
    const vote = (await tableOf(id)).vote?.id ?? 0;
    done(await tables.agree(act(id, ben), vote));
    const { turnClocks, changedAt } = await tableOf(id);
    expect(turnClocks).toMatchObject([{ since, clock: { due: changedAt + DAY } }]);
  });
});

describe('an outage of the bot', () => {
  it('gives everybody the time back, and the board says so', async () => {
    const { paced, tables, clock, later, tableOf, store } = await evening();
    const id = await paced('daily');
    await tables.runDueTurns();
    const from = clock.time;
    clock.time += 30 * HOUR;
    const again = tablesOf({
      ...{ store, games: [tiny], clock },
      fresh: { tableId: () => 'other', seed: () => 'seed' },
      computer: { choose: () => '' },
    });
    expect(await again.resume()).toEqual([id]);
    const [event] = (await again.look(id))?.table.events ?? [];
    expect(event).toEqual({ kind: 'outage', from: near(from), until: near(from + 30 * HOUR) });
    expect(await again.runDueTurns()).toEqual([]);
    expect((await later(id, DAY - MINUTE)).said).not.toContain('late');
    expect((await later(id, MINUTE)).said).toContain('late');
    expect((await tableOf(id)).turnClocks[0]?.offer).toBeDefined();
  });
});
