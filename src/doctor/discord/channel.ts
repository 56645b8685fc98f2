import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import {
  canThreadPrivately,
  invitationOf,
  isLockedTo,
  type NeededPermission,
  permissionsNeeded,
} from '../../discord/protocol/permissions.ts';
import { lookAt, type SeenChannel, type Sight } from '../../discord/protocol/sight.ts';
import type { Say } from '../../texts/say.ts';
import { type Finding, unwell, well } from '../finding.ts';
import type { Api } from './api.ts';
import type { Application } from './application.ts';

/** A channel in which a board could be posted. */
export type Channel = Pick<SeenChannel, 'id' | 'name' | 'guild' | 'language'>;

/** What keeps a board, or people who press, from a channel; brings it if nothing does. Throws without an answer. */
export async function checkChannel(
  api: Api,
  application: Application,
  id: string,
  say: Say,
): Promise<{ readonly findings: readonly Finding[]; readonly channel: Channel | undefined }> {
  const sight = await lookAt(api.ask, application.bot, id, Date.now());
  if (sight.kind !== 'seen')
    return { findings: [await unseenFinding(sight, api, id, application, say)], channel: undefined };
  const forBot = seenFindings(sight, application, say);
  const isReady = forBot.every(({ kind }) => kind === 'well') && !isLockedTo(sight);
  const forPeople = sight.channelKind === 'forum' ? [] : pressFindings(sight);
  return { findings: [...forBot, ...forPeople], channel: isReady ? sight : undefined };
}

/** The most servers in which a channel is looked for that the bot does not see. */
const SEARCHED = 25;

/** The server of a channel that is hidden from the bot: channel lists name all channels, but not their threads. */
async function serverOf(id: string, { ask }: Api): Promise<string | undefined> {
  const servers = await ask(Routes.userGuilds(), z.array(z.object({ id: z.string(), name: z.string() })), {
    limit: String(SEARCHED),
  });
  for (const server of servers) {
    const channels = await ask(Routes.guildChannels(server.id), z.array(z.object({ id: z.string() })));
    if (channels.some((channel) => channel.id === id)) return server.name;
  }
  return undefined;
}

async function unseenFinding(
  { kind }: Exclude<Sight, SeenChannel>,
  api: Api,
  id: string,
  application: Application,
  say: Say,
): Promise<Finding> {
  const { name } = application;
  const hidden = (server: string): Finding =>
    unwell(
      `In the channel ${id}${server} the bot needs ${say('permission-view-channel')}. Without it, its other permissions there cannot be checked.`,
      `In the settings of that channel, under Permissions, add the role or member ${name} and allow it.`,
    );
  switch (kind) {
    case 'unknown':
      return unwell(
        `Discord does not know a channel ${id}.`,
        'Turn on Developer Mode in your Discord settings, under Advanced. The menu of every channel then has Copy Channel ID. IDs of ' +
          'servers and messages do not work here.',
      );
    case 'category':
      return unwell(`${id} is a category, not a channel.`, 'Use the ID of one of its channels.');
    case 'direct':
      return unwell(
        `The channel ${id} is a direct message.`,
        'Use a channel in a server. You can only play there.',
      );
    case 'absent':
      return unwell(
        `The bot is not in the server of the channel ${id}, only its commands may be.`,
        `Invite it: ${invitationOf(application.id)}`,
      );
    case 'hidden':
      return hidden('');
    case 'private':
    case 'unseen': {
      const server = await serverOf(id, api);
      return server === undefined
        ? unwell(
            `The bot cannot see ${id}. It is a private thread that the bot was not added to, or it is in a server that the bot is not in.`,
            `If it is a private thread, mention the bot once in it: type @ and ${name}. If not, invite the bot: ${invitationOf(application.id)}`,
          )
        : hidden(` of ${server}`);
    }
  }
}

function seenFindings(channel: SeenChannel, application: Application, say: Say): readonly Finding[] {
  const { name, server, channelKind, timedOutUntil } = channel;
  if (channelKind === 'forum')
    return [
      unwell(
        `${name} in ${server} is a forum. You can only play in its posts.`,
        'Use the ID of one of its posts.',
      ),
    ];
  const needed = permissionsNeeded(channel, channelKind === 'text');
  const isForPrivate = channelKind === 'text' && canThreadPrivately(channel);
  const has = [
    ...needed.flatMap((each) => (each.has ? [each.name] : [])),
    ...(isForPrivate ? (['create-private-threads'] as const) : []),
  ].map((each) => say(`permission-${each}`));
  const optional =
    channelKind !== 'text' || isForPrivate
      ? []
      : [
          well(
            `In ${name} the bot does without ${say('permission-create-private-threads')}. A server that wants private threads for games against computers alone gets public ones there.`,
          ),
        ];
  const place = channelKind === 'thread' ? 'the channel above it' : name;
  const cure = `In the settings of ${place}, under Permissions, allow it for the role or member ${application.name}.`;
  const lacking = needed
    .filter((each) => !each.has)
    .map((each) => {
      const wherefore =
        channelKind === 'text' && FOR_THREADS.has(each.name) ? ', for tables with their own thread' : '';
      return unwell(`In ${name} the bot needs ${say(`permission-${each.name}`)}${wherefore}.`, cure);
    });
  const told = has.length === 0 ? [] : [well(`In ${name} of ${server} the bot has ${has.join(', ')}.`)];
  const timedOut =
    timedOutUntil === undefined
      ? []
      : [
          unwell(
            `The bot is timed out in ${server} until ${new Date(timedOutUntil).toISOString()}, so it can post nothing there.`,
            'A moderator can end that from the menu of the bot in the list of members. Else it ends by itself.',
          ),
        ];
  return [...timedOut, ...told, ...lacking, ...optional];
}

/** What keeps people from pressing in a channel, whatever the bot may do there. */
function pressFindings(channel: SeenChannel): readonly Finding[] {
  const { name, isLocked, viewers, slowMode } = channel;
  const findings: Finding[] = [];
  if (isLocked)
    findings.push(
      unwell(
        isLockedTo(channel)
          ? `${name} is locked.`
          : `${name} is locked. The bot can post in it, but nobody can press anything there.`,
        'A moderator can unlock it from its menu.',
      ),
    );
  if (viewers.size === 0)
    findings.push(
      unwell(
        `Only administrators can see ${name}, so nobody else can press anything there.`,
        `In the settings of ${name}, under Permissions, allow View Channel for the role of those who play.`,
      ),
    );
  if (slowMode > 0)
    findings.push(
      unwell(
        `${name} is in slow mode: after each press or command, Discord refuses the next one of the same person for ${slowMode} seconds.`,
        `Turn slow mode off in the settings of ${name}, or play in a thread without it.`,
      ),
    );
  return findings;
}

/** What nobody needs but a table in a thread that is started from its lobby. */
const FOR_THREADS: ReadonlySet<NeededPermission> = new Set<NeededPermission>([
  'create-threads',
  'send-in-threads',
]);
