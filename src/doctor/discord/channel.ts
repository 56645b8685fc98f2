import { ChannelType, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { kindOf } from '../../discord/interactions/reading.ts';
import {
  type ChannelKind,
  isLockedTo,
  type NeededPermission,
  permissionsNeeded,
} from '../../discord/protocol/permissions.ts';
import type { Say } from '../../texts/say.ts';
import { type Finding, unwell, well } from '../finding.ts';
import { type Api, isRefusedWith } from './api.ts';
import type { Application } from './application.ts';
import { permissionsIn } from './permissions-in.ts';

/** A channel in which a board could be posted. */
export interface Channel {
  readonly id: string;
  /** As Discord writes it: "#the-pier". */
  readonly name: string;
  readonly guild: string;
  /** The language of its server, as Discord names it. */
  readonly language: string;
}

const channelShape = z.object({
  id: z.string(),
  type: z.number(),
  name: z.string().nullish(),
  guild_id: z.string().optional(),
  parent_id: z.string().nullish(),
  permission_overwrites: z
    .array(z.object({ id: z.string(), type: z.number(), allow: z.string(), deny: z.string() }))
    .default([]),
  thread_metadata: z.object({ locked: z.boolean().default(false) }).optional(),
});

const guildShape = z.object({
  name: z.string(),
  owner_id: z.string(),
  preferred_locale: z.string(),
  roles: z.array(z.object({ id: z.string(), permissions: z.string() })),
});

const memberShape = z.object({ roles: z.array(z.string()) });

/**
 * Whether the bot may do in a channel each thing that a table needs; and the channel, where nothing is missing. Throws where Discord does
 * not answer.
 */
export async function checkChannel(
  api: Api,
  application: Application,
  id: string,
  say: Say,
): Promise<{ readonly findings: readonly Finding[]; readonly channel: Channel | undefined }> {
  const found = await askForChannel(api, id);
  if (found.kind === 'closed')
    return { findings: [closedFinding(id, found.why, application, say)], channel: undefined };
  const { thread, home, guildId } = found;
  const guild = await api.ask(Routes.guild(guildId), guildShape);
  const member = await api.ask(Routes.guildMember(guildId, application.bot), memberShape);
  const permissions = permissionsIn(
    { id: guildId, owner: guild.owner_id, roles: guild.roles },
    { id: application.bot, roles: member.roles },
    home.permission_overwrites,
  );
  const name = thread === undefined ? `#${home.name}` : `#${home.name} > ${thread.name}`;
  const where = kindOf((thread ?? home).type);
  const locked = isLockedTo({ isLocked: thread?.thread_metadata?.locked === true, permissions });
  const findings = groundFindings({ name, where, permissions, locked, server: guild.name }, application, say);
  const isWell = findings.every(({ kind }) => kind === 'well');
  return {
    findings,
    channel: isWell ? { id, name, guild: guildId, language: guild.preferred_locale } : undefined,
  };
}

/** Why there can be no table in what an id names, whatever the bot may do: it names no channel, or none that can be seen or written in. */
type Closed = 'unknown' | 'hidden' | 'direct' | 'category';

type ChannelFound =
  | { readonly kind: 'closed'; readonly why: Closed }
  /** `home` is the channel that has the exceptions: the thread's, or the channel itself. */
  | {
      readonly kind: 'open';
      readonly thread: z.infer<typeof channelShape> | undefined;
      readonly home: z.infer<typeof channelShape>;
      readonly guildId: string;
    };

async function askForChannel(api: Api, id: string): Promise<ChannelFound> {
  try {
    const asked = await api.ask(Routes.channel(id), channelShape);
    const guildId = asked.guild_id;
    if (guildId === undefined) return { kind: 'closed', why: 'direct' };
    if (asked.type === ChannelType.GuildCategory) return { kind: 'closed', why: 'category' };
    if (kindOf(asked.type) !== 'thread') return { kind: 'open', thread: undefined, home: asked, guildId };
    const home = await api.ask(Routes.channel(asked.parent_id ?? ''), channelShape);
    return { kind: 'open', thread: asked, home, guildId };
  } catch (error) {
    if (isRefusedWith(error, RESTJSONErrorCodes.UnknownChannel)) return { kind: 'closed', why: 'unknown' };
    if (isRefusedWith(error, RESTJSONErrorCodes.MissingAccess)) return { kind: 'closed', why: 'hidden' };
    throw error;
  }
}

function closedFinding(id: string, why: Closed, { name }: Application, say: Say): Finding {
  switch (why) {
    case 'unknown':
      return unwell(
        `Discord does not know a channel ${id}.`,
        'Turn on Developer Mode in your Discord settings, under Advanced. The menu of every channel then has Copy Channel ID. IDs of ' +
          'servers and messages do not work here.',
      );
    case 'hidden':
      return unwell(
        `In the channel ${id} the bot needs ${say('permission-view-channel')}. Without it, its other permissions there cannot be checked.`,
        `In the settings of that channel, under Permissions, add the role or member ${name} and allow it. If the bot is not in that server yet, invite it first.`,
      );
    case 'category':
      return unwell(`${id} is a category, not a channel.`, 'Use the ID of one of its channels.');
    case 'direct':
      return unwell(
        `The channel ${id} is a direct message.`,
        'Use a channel in a server. You can only play there.',
      );
  }
}

interface Ground {
  readonly name: string;
  readonly server: string;
  readonly where: ChannelKind;
  readonly permissions: bigint;
  /** Whether it is a thread that was locked to the bot. */
  readonly locked: boolean;
}

function groundFindings(
  { name, server, where, permissions, locked }: Ground,
  application: Application,
  say: Say,
): readonly Finding[] {
  if (where === 'forum')
    return [
      unwell(
        `${name} in ${server} is a forum. You can only play in its posts.`,
        'Use the ID of one of its posts.',
      ),
    ];
  const needed = permissionsNeeded({ channelKind: where, permissions }, where === 'text');
  const has = needed.filter((each) => each.has).map((each) => say(`permission-${each.name}`));
  const place = where === 'thread' ? 'the channel above it' : name;
  const cure = `In the settings of ${place}, under Permissions, allow it for the role or member ${application.name}.`;
  const lacking = needed
    .filter((each) => !each.has)
    .map((each) => {
      const wherefore =
        where === 'text' && FOR_THREADS.has(each.name) ? ', for tables with their own thread' : '';
      return unwell(`In ${name} the bot needs ${say(`permission-${each.name}`)}${wherefore}.`, cure);
    });
  const shut = locked ? [unwell(`${name} is locked.`, 'A moderator can unlock it from its menu.')] : [];
  const told = has.length === 0 ? [] : [well(`In ${name} of ${server} the bot has ${has.join(', ')}.`)];
  return [...told, ...lacking, ...shut];
}

/** What nobody needs but a table in a thread that is started from its lobby. */
const FOR_THREADS: ReadonlySet<NeededPermission> = new Set<NeededPermission>([
  'create-threads',
  'send-in-threads',
]);
