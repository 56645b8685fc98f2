import { PermissionFlagsBits as May } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import {
  type ChannelObstacle,
  type OwnPlace,
  obstacleAt,
  obstacleWords,
} from '../../../src/discord/protocol/obstacle.ts';
import type {
  ChannelKind,
  CommandPlace,
  NeededPermission,
} from '../../../src/discord/protocol/permissions.ts';
import { texts } from '../../texts/shipped.ts';

const { in: speaking, locales } = texts;
const inChannels = May.ViewChannel | May.SendMessages | May.AttachFiles | May.ReadMessageHistory;
const inThreads = inChannels | May.SendMessagesInThreads;
const INVITATION = 'https://invite.example';
const ground = (channelKind: ChannelKind, permissions: bigint, isLocked = false) => ({
  ...{ channelKind, permissions, isLocked },
});
const own = (more: Partial<OwnPlace> = {}): OwnPlace => ({
  ...{ member: { kind: 'member', roles: [] }, sees: true, invitation: INVITATION },
  ...more,
});
const UNTIL = Date.UTC(2026, 10, 28, 12);
const timedOut = own({ member: { kind: 'member', roles: [], timedOutUntil: UNTIL } });

const absent = own({ member: { kind: 'absent' } });
const hidden = own({ sees: false });
const missing = (...permissions: readonly NeededPermission[]) => ({ kind: 'missing', permissions }) as const;
const until = { kind: 'timed-out', until: UNTIL } as const;
const NEEDED = ['view-channel', 'send-messages', 'attach-files', 'read-history'] as const;

describe('What keeps a table from a channel', () => {
  test.each<readonly [string, CommandPlace, OwnPlace | undefined, ChannelObstacle | undefined]>([
    ['every missing permission', ground('text', 0n), undefined, missing(...NEEDED)],
    ['no other one', ground('text', inChannels & ~May.AttachFiles), own(), missing('attach-files')],
    ['nothing if none is missing', ground('text', inChannels), own(), undefined],
    ['nothing for an administrator', ground('text', May.Administrator), own(), undefined],
    ['another permission in a thread', ground('thread', inChannels), own(), missing('send-in-threads')],
    ['nothing in a thread with that', ground('thread', inThreads), own(), undefined],
    ['a forum', ground('forum', May.Administrator), own(), { kind: 'forum' }],
    ['the lock of a thread', ground('thread', inThreads, true), own(), { kind: 'locked' }],
    ['the same for an administrator', ground('thread', May.Administrator, true), own(), { kind: 'locked' }],
    ['a time-out, whatever seems to be missing', ground('text', May.ViewChannel), timedOut, until],
    ['a time-out, if nothing else is', ground('text', inChannels), timedOut, until],
    // "Permissions", Permissions For Timed Out Members.
    ['no time-out of an administrator', ground('text', May.Administrator), timedOut, undefined],
    ['a private thread', ground('thread', 0n), hidden, { kind: 'private' }],
    ['a server without the bot', ground('text', 0n), absent, { kind: 'absent', invitation: INVITATION }],
  ])('is %s', (_, at, where, obstacle) => {
    expect(obstacleAt(at, where)).toEqual(obstacle);
  });

  test('is more where a thread is to be started', () => {
    const more = missing('create-threads', 'send-in-threads');
    expect(obstacleAt(ground('text', inChannels), own(), true)).toEqual(more);
    expect(obstacleAt(ground('text', inThreads | May.CreatePublicThreads), own(), true)).toBeUndefined();
    expect(obstacleAt(ground('other', May.Administrator), own(), true)).toEqual({ kind: 'no-thread' });
  });

  test.each(locales)('has a sentence of its own in the language %s, which names what helps', (locale) => {
    const say = speaking(locale);
    const words = [
      obstacleAt(ground('text', inChannels & ~May.AttachFiles), own()),
      obstacleAt(ground('forum', inChannels), own()),
      obstacleAt(ground('other', inChannels), own(), true),
      obstacleAt(ground('thread', inThreads, true), own()),
      obstacleAt(ground('text', inChannels), timedOut),
      obstacleAt(ground('thread', inThreads), hidden),
      obstacleAt(ground('text', inChannels), absent),
    ].flatMap((obstacle) => (obstacle === undefined ? [] : [obstacleWords(obstacle, say)]));
    expect(new Set(words).size).toBe(7);
    expect(words[0]).toContain(say('permission-attach-files'));
    expect(words[0]).not.toContain(say('permission-view-channel'));
    expect(words[4]).toContain(`<t:${UNTIL / 1000}:f>`);
    expect(words[5]).toContain('@');
    expect(words[6]).toContain(INVITATION);
  });
});
