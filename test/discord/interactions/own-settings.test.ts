import { describe, expect, test } from 'vitest';
import { idText } from '../../../src/discord/protocol/ids.ts';
import { stageInWords } from '../in-words.ts';
import { ana, inPlay, stage } from '../stage.ts';

stageInWords(`
# The page of one’s own settings
changes each, and shows it in its place
  given empty; ana types /mine; name own of ana; ana presses reminders:off on page
    => own~: Get a reminder when a table is waiting for you? No | own.ids~: h1:setting:reminders:on
  ana presses notices on page <- direct; ana presses quiet on page <- 23-7; ana presses zone on page <- Asia/Tokyo
  ana presses language on page <- de => own~: Deine Einstellungen
  ana presses text:on on page; ana presses tips:off on page => ana.profile~: "notices":"direct"
    | ana.profile~: "reminders":false | ana.profile~: "quiet":{"from":23,"to":7} | ana.profile~: "zone":"Asia/Tokyo"
    | ana.profile~: "language":"de" | ana.profile~: "text":true | ana.profile~: "tips":false
  ana presses quiet on page <- none; ana presses language on page <- discord
    => ana.profile!: "quiet" | ana.profile!: "language"
# The removal of what is kept
shows an unknown player in their place, to those who play on
  ana types /privacy; ana sends h1:forget on page => board~: unknown player | board!: Ana
`);

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
});
