import { describe, expect, test } from 'vitest';
import { avatarPlace } from '../../../src/discord/interactions/reading.ts';
import { cdnBeside } from '../../../src/discord/protocol/avatar-address.ts';

const user = (avatar: string | null) => ({ id: '7', username: 'ana', avatar });

describe('The place of an avatar', () => {
  test("is the person's own", () => {
    expect(avatarPlace({ guild_id: '5', member: { user: user('abc'), avatar: null } })).toBe('avatars/7/abc');
    expect(avatarPlace({ user: user('abc') })).toBe('avatars/7/abc');
  });

  test("is the server's where they have one there", () => {
    expect(avatarPlace({ guild_id: '5', member: { user: user('abc'), avatar: 'def' } })).toBe(
      'guilds/5/users/7/avatars/def',
    );
  });

  test('is nowhere for those who have none', () => {
    expect(avatarPlace({ guild_id: '5', member: { user: user(null), avatar: null } })).toBe('');
    expect(avatarPlace({})).toBe('');
  });
});

describe('Pictures of people', () => {
  test("come from Discord's own host, or from that of the Discord on this machine", () => {
    expect(cdnBeside(undefined)).toBe('https://cdn.discordapp.com');
    expect(cdnBeside('http://127.0.0.1:4000/api')).toBe('http://127.0.0.1:4000');
  });
});
