import { GatewayCloseCodes } from 'discord-api-types/v10';

const AGAIN = 'The next start says whether it is taken again.';

/**
 * What the host reads when Discord has closed the gateway for good, by its code ("Gateway Close Event Codes", those without
 * reconnect).
 */
const SENTENCES: ReadonlyMap<number, string> = new Map([
  [
    GatewayCloseCodes.AuthenticationFailed,
    'Discord does not take the token in DISCORD_TOKEN any more. Copy it again from the Bot page of your application at ' +
      'https://discord.com/developers/applications; a reset there makes every former one void.',
  ],
  [GatewayCloseCodes.InvalidShard, `Discord refused the number of this connection. ${AGAIN}`],
  [
    GatewayCloseCodes.ShardingRequired,
    'The bot is in more servers than Discord lets one connection serve. A start anew divides them among several.',
  ],
  [
    GatewayCloseCodes.InvalidAPIVersion,
    'Discord does not speak the version of its API that this bot knows any more. Install a newer version of the bot.',
  ],
  [
    GatewayCloseCodes.InvalidIntents,
    'Discord does not know what the bot asked to hear. Install a newer version of the bot.',
  ],
  [
    GatewayCloseCodes.DisallowedIntents,
    'Discord does not allow the bot to hear of servers and channels. Look at the Bot page of your application at ' +
      'https://discord.com/developers/applications whether it was restricted.',
  ],
]);

/** What the host reads about a gateway that was closed for good with this code. */
export const closingSentence = (code: number): string =>
  SENTENCES.get(code) ?? `Discord closed the connection for good (code ${code}). ${AGAIN}`;

/** What the host reads about a gateway that has been away for too long. */
export const AWAY_SENTENCE =
  'Discord could not be heard for five minutes, so the bot ends; whatever started it should start it again.';
