import { describe, expect, test } from 'vitest';
import { ana, stage } from '../stage.ts';

describe('The page of one’s own settings', () => {
  /** Ana's page, pressed in here. */
  const page = async () => {
    const { command, page, ...there } = await stage();
    await command(ana, 'mine');
    const { id } = page(ana);
    const sets = (words: string, ...values: readonly string[]) =>
      there.handled(there.pressing(ana, id, there.idIn(id, words), values.length === 0 ? undefined : values));
    return { ...there, id, sets, known: () => there.tables.profiles.of(ana.id) };
  };

  test('changes each, and shows it in its place', async () => {
    const { sets, known, textOf, id, idsOf } = await page();
    await sets('reminders:off');
    expect(textOf(id)).toContain('I don’t remind you');
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
    expect(await known()).toMatchObject({ quiet: undefined, language: undefined });
  });

  test('stays as it is where a value is none', async () => {
    const { sets, known } = await page();
    const before = await known();
    await sets('zone', 'Mars');
    await sets('quiet', '99-7');
    await sets('language', 'tlh');
    await sets('notices', 'shouting');
    expect(await known()).toEqual(before);
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
