import { describe, expect, onTestFinished, test } from 'vitest';
import { Avatars } from '../../src/discord/client/avatars/avatars.ts';
import { download } from '../../src/discord/client/avatars/download.ts';
import { avatarPlace } from '../../src/discord/interactions/reading.ts';
import { cdnBeside } from '../../src/discord/protocol/avatar-address.ts';
import { startDiscord } from '../../src/playground/server.ts';
import { GUILD_ID, MEMBERS } from '../../src/playground/world/cast.ts';
import { tickingClock } from '../ticking-clock.ts';

/** What the bot has at hand of a member when it is asked first, and what it has later. */
async function avatarOf(name: string) {
  const discord = await startDiscord();
  onTestFinished(() => discord.close());
  const member = MEMBERS.find(({ user }) => user.global_name === name);
  if (member === undefined) throw new Error(`${name} is no member`);
  const { user, serverAvatar: avatar = null } = member;
  const place = avatarPlace({ guild_id: GUILD_ID, member: { user, avatar } });
  const avatars = new Avatars({ cdn: cdnBeside(discord.apiBase), download, clock: tickingClock(0) });
  const first = avatars.find(place);
  await avatars.idle();
  return { place, first, later: avatars.find(place) };
}

describe('The avatar of a member', () => {
  test('comes from the Discord that the bot is at, after the first picture', async () => {
    const { place, first, later } = await avatarOf('Ana');
    expect(place).toMatch(/^avatars\/\d+\/[0-9a-f]{32}$/);
    expect(first).toBeUndefined();
    expect(later).toMatchObject({ key: place, image: { width: 128, height: 128 } });
  });

  test('is that of the server, for those who have one there', async () => {
    const { place, later } = await avatarOf('Maximiliana Thorvaldsdóttir III.');
    expect(place).toMatch(/^guilds\/\d+\/users\/\d+\/avatars\/[0-9a-f]{32}$/);
    expect(later).toMatchObject({ key: place, image: { width: 128 } });
  });

  test('never comes for those who have none', async () => {
    expect(await avatarOf('Eve')).toEqual({ place: '', first: undefined, later: undefined });
  });
});
