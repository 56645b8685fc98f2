import { describe, expect, test } from 'vitest';
import { idText } from '../../../src/discord/protocol/ids.ts';
import { ana, inPlay, stage } from '../stage.ts';

describe('The page of one’s own settings', () => {
  /** Ana's page, pressed in here. */
  const page = async () => {
    const { command, page, ...there } = await stage();
    await command(ana, 'mine');
    const { id } = page(ana);
    const sets = (words: string, ...values: readonly string[]) =>
      there.pressesOn(ana, id, words, values.length === 0 ? undefined : values);
    return { ...there, id, sets, known: () => there.tables.profiles.of(ana.id) };
  };

  test('changes each, and shows it in its place', async () => {
    const { sets, known, textOf, id, idsOf } = await page();
    await sets('reminders:off');
    expect(textOf(id)).toContain('Get a reminder when a table is waiting for you? No');
    expect(idsOf(id)).toContain('h1:setting:reminders:on');
    await sets('notices', 'direct');
    await sets('quiet', '23-7');
    await sets('zone', 'Asia/Tokyo');
    await sets('language', 'de');
    expect(textOf(id)).toContain('Deine Einstellungen');
    await sets('text:on');
    await sets('tips:off');
    expect(await known()).toMatchObject({
      ...{ notices: 'direct', reminders: false, quiet: { from: 23, to: 7 }, zone: 'Asia/Tokyo' },
      ...{ language: 'de', text: true, tips: false },
    });
    await sets('quiet', 'none');
    await sets('language', 'discord');
    const { quiet, language } = await known();
    expect([quiet, language]).toEqual([undefined, undefined]);
  });

  test('begins a break of so many days, and ends it', async () => {
    const { sets, known, clock, textOf, id } = await page();
    await sets('away', '3');
    const day = 24 * 60 * 60 * 1000;
    const until = (Math.floor(clock.time / day) + 3) * day;
    expect((await known()).vacations).toEqual([{ from: expect.any(Number), until }]);
    expect(textOf(id)).toContain('Away until');
    clock.time += day;
    await sets('away', 'none');
    const [vacation] = (await known()).vacations;
    expect((vacation?.until ?? 0) - (vacation?.from ?? 0)).toBeGreaterThanOrEqual(day);
    expect(vacation?.until).toBeLessThan(until);
    expect(textOf(id)).not.toContain('Away until');
    await sets('away', '21');
    expect((await known()).vacations).toHaveLength(2);
  });
});

describe('The removal of what is kept', () => {
  /** What stands on Ana's page once she has confirmed it there. */
  const told = async ({ command, handled, pressing, page, textOf }: Awaited<ReturnType<typeof stage>>) => {
    await command(ana, 'privacy');
    const { id } = page(ana);
    await handled(pressing(ana, id, idText({ kind: 'forget' })));
    return textOf(id);
  };

  test('says that it is done, or else at how many tables it is not, and what to do about that', async () => {
    const there = await inPlay();
    const { body } = await there.writesRow(() => '{}');
    const words = await told(there);
    expect(words).toMatch(/I couldn’t remove everything: some tables with your name on them can’t be read/);
    expect(words).toContain('Everything else is gone');
    expect(words).toContain('whoever runs this bot');
    await there.writesRow(() => body);
    expect(await told(there)).toMatch(/^Done\..*“unknown player”/);
  });

  test('leaves nothing behind of somebody whom no direct message reached', async () => {
    const there = await stage();
    await there.tables.profiles.change(ana.id, (profile) => ({ ...profile, unreached: true }));
    expect(await told(there)).toMatch(/^Done/);
    expect(await there.store.profile(ana.id)).toBeUndefined();
  });

  test('shows an unknown player in their place, to those who play on', async () => {
    const there = await inPlay();
    await told(there);
    await there.sync.idle();
    const words = there.textOf(await there.live());
    expect(words).toContain('unknown player');
    expect(words).not.toContain('Ana');
  });
});
