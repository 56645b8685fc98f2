import { describe, expect, test } from 'vitest';
import { idText } from '../../../src/discord/protocol/ids.ts';
import { ana, stage } from '../stage.ts';

describe('The removal of what is kept', () => {
  /** What stands on Ana's page once she has confirmed it there. */
  const told = async ({ command, handled, pressing, page, textOf }: Awaited<ReturnType<typeof stage>>) => {
    await command(ana, 'privacy');
    const { id } = page(ana);
    await handled(pressing(ana, id, idText({ kind: 'forget' })));
    return textOf(id);
  };

  test('says that it is done, or else at how many tables it is not, and what to do about that', async () => {
    const there = await stage();
    await there.started();
    const { body } = await there.writesRow(() => '{}');
    const words = await told(there);
    expect(words).toMatch(/I couldn’t remove everything\. One table with your name on it can’t be read/);
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
    const there = await stage();
    await there.started();
    await told(there);
    await there.sync.idle();
    const words = there.textOf(await there.live());
    expect(words).toContain('unknown player');
    expect(words).not.toContain('Ana');
  });
});
