import { expect, it } from 'vitest';
import { type Profile, USUAL_PROFILE } from '../../src/tables/model/profile.ts';
import { endOfDay, quietUntil } from '../../src/tables/model/undisturbed.ts';
import { DAY, daysOf, HOUR, MINUTE } from './days.ts';
import { GAME_TIME } from './players.ts';

/** Where three people live, when they sleep, how they hear of their turns, and at which hours of their days they look. */
const LIVES = [
  { zone: 'Europe/Berlin', quiet: { from: 22, to: 7 }, notices: 'mention', hours: [7.5, 20] },
  { zone: 'America/New_York', quiet: { from: 23, to: 8 }, notices: 'direct', hours: [12, 21.5] },
  { zone: 'Asia/Tokyo', quiet: { from: 21, to: 7 }, notices: 'direct', hours: [8, 18] },
] as const;
/** The days, of which the last person is seen on the first alone. */
const DATES = [2, 3, 4, 5, 6, 7, 8].map((date) => ({ date, isSeen: [true, true, date < 6] }));
/** How late a call may be: time passes ten minutes at once, and direct messages are gathered. */
const SOON = 15 * MINUTE;

const startOfDay = (profile: Profile, date: number): number => endOfDay(profile, `2026-05-0${date - 1}`) ?? 0;

it(
  'a week of three people: each turn is known by the morning, nobody is called at night, and for no turn but their own',
  GAME_TIME,
  async () => {
    const { harbour, people, up, playTurn, says } = await daysOf(3, 'relaxed');
    const { clock } = harbour;
    const { world } = harbour.discord;
    const lives = people.flatMap((person, at) => {
      const { hours, ...wishes } = LIVES[at] ?? LIVES[0];
      return { person, id: person.user.id, at, hours, profile: { ...USUAL_PROFILE, ...wishes } };
    });
    const calls: { readonly id: string; readonly at: number }[] = [];
    world.onChange((event) => {
      if (event.kind !== 'posted') return;
      const { message, onlyFor } = event.post;
      if (message.author.bot !== true || onlyFor !== undefined) return;
      const direct = world.channels.directOf(message.channel_id)?.userId;
      const called = direct === undefined ? message.mentions.map(({ id }) => id) : [direct];
      calls.push(...called.map((id) => ({ id, at: clock.now() })));
    });
    const callsOf = (id: string) => calls.flatMap((call) => (call.id === id ? [call.at] : []));
    for (const { person, profile } of lives)
      await says(
        person,
        ['settings', 'mine'],
        [
          { name: 'zone', value: profile.zone },
          { name: 'quiet-from', value: profile.quiet.from },
          { name: 'quiet-to', value: profile.quiet.to },
          { name: 'notices', value: profile.notices },
        ],
      );

    const looks = DATES.flatMap(({ date, isSeen }) =>
      lives.flatMap(({ id, at, hours, profile }) =>
        isSeen[at] === true ? hours.map((hour) => ({ id, at: startOfDay(profile, date) + hour * HOUR })) : [],
      ),
    ).sort((one, other) => one.at - other.at);
    const turns: { readonly id: string; readonly began: number; over: number }[] = [];
    for (const look of looks) {
      const before = calls.length;
      await harbour.pass(look.at - clock.now());
      const { id } = (await up()).user;
      expect(calls.slice(before).filter((call) => call.id !== id)).toEqual([]);
      if (id !== look.id) continue;
      const now = clock.now();
      for (const turn of turns.slice(-1)) turn.over = now;
      await playTurn();
      turns.push({ id: (await up()).user.id, began: now, over: Number.POSITIVE_INFINITY });
    }
    await harbour.pass(2 * DAY);

    let judged = 0;
    for (const { id, profile } of lives) {
      const own = callsOf(id);
      const asleep = own.filter((at) => quietUntil(profile, at) !== undefined);
      const again = own.filter((at, nth) => at - (own[nth - 1] ?? 0) < 30 * MINUTE);
      expect({ zone: profile.zone, asleep, again }).toEqual({ zone: profile.zone, asleep: [], again: [] });
      for (const { began, over } of turns.filter((turn) => turn.id === id)) {
        const known = (quietUntil(profile, began) ?? began) + SOON;
        if (known >= over) continue;
        expect(own.filter((at) => began <= at && at <= known)).toHaveLength(1);
        judged += 1;
      }
    }
    expect(judged).toBeGreaterThan(8);
    expect(harbour.complaints()).toEqual([]);
    expect(harbour.logged).toEqual([]);
  },
);
