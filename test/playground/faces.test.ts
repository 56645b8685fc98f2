import { describe, expect, test } from 'vitest';
import { GUILD_ID } from '../../src/playground/world/cast.ts';
import { sizeOf } from '../../src/playground/world/files.ts';
import { discordForTest } from './with-bot.ts';

describe('The picture of a member', () => {
  test('is served as Discord serves it', async () => {
    const { origin, person } = await discordForTest();
    const { id, avatar } = person('Ana').user;
    const response = await fetch(`${origin}/avatars/${id}/${avatar}.png?size=128`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(sizeOf(new Uint8Array(await response.arrayBuffer()))).toEqual({ width: 128, height: 128 });
  });

  test('is there under its own hash alone', async () => {
    const { origin, person } = await discordForTest();
    const { id } = person('Ana').user;
    for (const path of [`avatars/${id}/abc.png`, `guilds/${GUILD_ID}/users/${id}/avatars/abc.png`])
      expect((await fetch(`${origin}/${path}`)).status).toBe(404);
  });

  test('is not there for everybody', async () => {
    const { person } = await discordForTest();
    expect(person('Eve').user.avatar).toBeNull();
  });
});
