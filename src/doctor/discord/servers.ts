import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { invitationOf } from '../../discord/protocol/permissions.ts';
import { type Finding, unwell, well } from '../finding.ts';
import type { Api } from './api.ts';
import type { Application } from './application.ts';

/** The most servers that one answer lists ("User Resource", Get Current User Guilds). */
const LISTED = 200;
/** The most names that are printed. */
const NAMED = 10;

const shape = z.array(z.object({ name: z.string() }));

/** Which servers the bot is in. Throws where Discord does not say. */
export async function checkServers(api: Api, { id }: Application): Promise<Finding> {
  const servers = await api.ask(Routes.userGuilds(), shape, { limit: String(LISTED) });
  if (servers.length === 0) return unwell('The bot is not in any server.', `Invite it: ${invitationOf(id)}`);
  const count = servers.length < LISTED ? `${servers.length}` : `${LISTED} or more`;
  const names = servers.slice(0, NAMED).map(({ name }) => name);
  const others = servers.length > NAMED ? ' and others' : '';
  return well(
    `The bot is in ${count} ${servers.length === 1 ? 'server' : 'servers'}: ${names.join(', ')}${others}.`,
  );
}
