import { PermissionFlagsBits as May } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type OwnPlace, obstacleAt, obstacleWords } from '../../../src/discord/protocol/obstacle.ts';
import type { ChannelKind } from '../../../src/discord/protocol/permissions.ts';
import { texts } from '../../texts/shipped.ts';

const { in: speaking, locales } = texts;
const inChannels = May.ViewChannel | May.SendMessages | May.AttachFiles | May.ReadMessageHistory;
const inThreads = inChannels | May.SendMessagesInThreads;
const ground = (channelKind: ChannelKind, permissions: bigint, isLocked = false) => ({
  ...{ channelKind, permissions, isLocked },
});
const own = (more: Partial<OwnPlace> = {}): OwnPlace => ({
  ...{ member: { kind: 'member', roles: [] }, sees: true, invitation: 'https://invite.example' },
  ...more,
});
const UNTIL = Date.UTC(2026, 10, 28, 12);
const timedOut = own({ member: { kind: 'member', roles: [], timedOutUntil: UNTIL } });

describe('What keeps a table from a channel', () => {
  test('is a permission only where one is missing, and then no other is named', () => {
    expect(obstacleAt(ground('text', 0n), undefined)).toEqual({
      kind: 'missing',
      permissions: ['view-channel', 'send-messages', 'attach-files', 'read-history'],
    });
    expect(obstacleAt(ground('text', inChannels & ~May.AttachFiles), own())).toEqual({
      kind: 'missing',
      permissions: ['attach-files'],
    });
    expect(obstacleAt(ground('text', inChannels), own())).toBeUndefined();
    expect(obstacleAt(ground('text', May.Administrator), own())).toBeUndefined();
  });

  test('is another permission in a thread, and more where one is to be started', () => {
    expect(obstacleAt(ground('thread', inChannels), own())).toEqual({
      kind: 'missing',
      permissions: ['send-in-threads'],
    });
    expect(obstacleAt(ground('thread', inThreads), own())).toBeUndefined();
    expect(obstacleAt(ground('text', inChannels), own(), true)).toEqual({
      kind: 'missing',
      permissions: ['create-threads', 'send-in-threads'],
    });
    expect(obstacleAt(ground('text', inThreads | May.CreatePublicThreads), own(), true)).toBeUndefined();
    expect(obstacleAt(ground('other', May.Administrator), own(), true)).toEqual({ kind: 'no-thread' });
  });

  test('is the forum itself, or the lock of a thread, in which not even an administrator can press', () => {
    expect(obstacleAt(ground('forum', May.Administrator), own())).toEqual({ kind: 'forum' });
    expect(obstacleAt(ground('thread', inThreads, true), own())).toEqual({ kind: 'locked' });
    expect(obstacleAt(ground('thread', May.Administrator, true), own())).toEqual({ kind: 'locked' });
  });

  test('is a time-out, a private thread or a server without the bot, whatever permissions seem to be missing', () => {
    expect(obstacleAt(ground('text', May.ViewChannel), timedOut)).toEqual({
      kind: 'timed-out',
      until: UNTIL,
    });
    expect(obstacleAt(ground('text', inChannels), timedOut)).toEqual({ kind: 'timed-out', until: UNTIL });
    // "Permissions", Permissions For Timed Out Members: administrators are exempt.
    expect(obstacleAt(ground('text', May.Administrator), timedOut)).toBeUndefined();
    expect(obstacleAt(ground('thread', 0n), own({ sees: false }))).toEqual({ kind: 'private' });
    expect(obstacleAt(ground('text', 0n), own({ member: { kind: 'absent' } }))).toEqual({
      kind: 'absent',
      invitation: 'https://invite.example',
    });
  });

  test.each(locales)('has a sentence of its own in the language %s, which names what helps', (locale) => {
    const say = speaking(locale);
    const words = [
      obstacleAt(ground('text', inChannels & ~May.AttachFiles), own()),
      obstacleAt(ground('forum', inChannels), own()),
      obstacleAt(ground('other', inChannels), own(), true),
      obstacleAt(ground('thread', inThreads, true), own()),
      obstacleAt(ground('text', inChannels), timedOut),
      obstacleAt(ground('thread', inThreads), own({ sees: false })),
      obstacleAt(ground('text', inChannels), own({ member: { kind: 'absent' } })),
    ].flatMap((obstacle) => (obstacle === undefined ? [] : [obstacleWords(obstacle, say)]));
    expect(new Set(words).size).toBe(7);
    expect(words[0]).toContain(say('permission-attach-files'));
    expect(words[0]).not.toContain(say('permission-view-channel'));
    expect(words[4]).toContain(`<t:${UNTIL / 1000}:f>`);
    expect(words[5]).toContain('@');
    expect(words[6]).toContain('https://invite.example');
  });
});
