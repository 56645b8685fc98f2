import { describe, expect, test } from 'vitest';
import {
  HOST_UNSEEN,
  LATELY,
  MembershipCheck,
  MISSED_AFTER,
} from '../../../src/discord/client/membership-check.ts';
import { countedStore } from '../../store/counted-store.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import { personNamed } from '../../tables/deeds.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { type Stage, stageInWords } from '../in-words.ts';
import { ana, inPlay, stage } from '../stage.ts';

const SECOND = 1_000;

const checks = new WeakMap<Stage, MembershipCheck>();
const checkAt = (at: Stage): MembershipCheck => {
  const check = checks.get(at) ?? new MembershipCheck(at.bot, at.api);
  checks.set(at, check);
  return check;
};
/** What the latest look for those who are gone has found. */
let found = '';

const MISSED = `${MISSED_AFTER / SECOND + 1}s`;

stageInWords(
  `
# Somebody who is not in the server any more
is missed after a while, and their seat is offered
  check => asked:
  wait ${MISSED}; check => asked: rolesOf
  check => asked:
  absent ana; wait 1d; check -> host ben => asked: rolesOf, delete, post | board~: **Ana** is no longer in this server
  => board.pings: ben
is noticed as soon as a table calls them, which asks nobody who was there a moment ago
  seen ana; seen ben; ana presses board:end; wait ${LATELY / SECOND - 1}s; called => asked:
  wait 1s; called => asked: rolesOf
  called => asked:
  absent ben; ben: wish unreached on; called -> seats ana free:ben:gone => found: true
  called => found: false | board!: no longer in this server
is the host no more, though nobody waits for them; their seat is kept until somebody does
  ana presses board:end; absent ana; wait ${MISSED}; check -> host ben, seats ana ben => found: t1
is the host no more though the others play on, and is asked about once an hour for that
  ana presses board:end; seen ben; called => asked: rolesOf
  wait ${HOST_UNSEEN / SECOND - 1}s; seen ben; called => asked:
  absent ana; wait 1s; seen ben; called -> host ben => asked: rolesOf
is the host of no lobby any more
  given joined; absent ana; wait ${MISSED}; check -> host ben, seats ben => found: t1
is not taken for gone where Discord does not say
  wait ${MISSED}; fail rolesOf passing; check -> seats ana ben => found: | log~: not known
`,
  {},
  {
    happens: {
      check: async (at) => {
        const missed = await checkAt(at).check();
        found = missed.join(' ');
        for (const table of missed) at.sync.see(table);
        await at.sync.idle();
      },
      called: async (at) => {
        found = `${await checkAt(at).called(await at.opened())}`;
      },
      seen: async (at, who) => checkAt(at).seen('g', personNamed(who).id),
      absent: async ({ api }, who) => api.absent.add(personNamed(who).id),
    },
    reads: { found: () => found },
  },
);

describe('Somebody who is not in the server any more', () => {
  test('is asked about less and less often while a match waits for them, and not at all while they are seen', async () => {
    const { api, clock, bot, requestsOf } = await inPlay();
    const membershipCheck = new MembershipCheck(bot, api);
    const asked: number[] = [];
    for (let quarter = 1; quarter <= 4 * 320; quarter += 1) {
      clock.time += MISSED_AFTER / 4;
      if ((await requestsOf(() => membershipCheck.check())).length > 0) asked.push(quarter / 4);
    }
    expect(asked).toHaveLength(9);
    const [last = 0, beforeLast = 0] = asked.toReversed();
    // Each time after twice as long, and at most after 144 times.
    for (const [at, next] of asked.slice(1, -1).entries()) {
      expect(next / (asked[at] ?? 0)).toBeGreaterThan(1.9);
      expect(next / (asked[at] ?? 0)).toBeLessThan(2.3);
    }
    expect(last - beforeLast).toBe(144);
    clock.time += MISSED_AFTER * 24;
    membershipCheck.seen('g', ana.id);
    expect(await requestsOf(() => membershipCheck.check())).toEqual([]);
  });

  test('is asked about by the process that hears of their server; the others do not even read their table', async () => {
    const time = tickingClock(Date.UTC(2026, 4, 1));
    const { store, calls } = countedStore(await openMemoryStore(time));
    const { started, presses, api, clock, bot, requestsOf } = await stage({ store, clock: time });
    await started();
    await presses(ana, 'board:end');
    clock.time += MISSED_AFTER + 1;
    calls.length = 0;
    const asked = (hears: boolean) =>
      requestsOf(async () => new MembershipCheck(bot, api, (guild) => guild === 'g' && hears).check());
    expect(await asked(false)).toEqual([]);
    expect(calls).not.toContain('open');
    expect(await asked(true)).not.toEqual([]);
    expect(calls).toContain('open');
  });
});
