import { GatewayCloseCodes } from 'discord-api-types/v10';

const AGAIN = 'Start the bot again to see whether Discord accepts it.';

/** What the host reads when Discord has closed the gateway for good, by "Gateway Close Event Codes". */
const SENTENCES: ReadonlyMap<number, string> = new Map([
  [
    GatewayCloseCodes.AuthenticationFailed,
    'Discord no longer accepts the token in DISCORD_TOKEN. Copy it again from the Bot page of your application at ' +
      'https://discord.com/developers/applications. A reset there makes all older tokens invalid.',
  ],
  [GatewayCloseCodes.InvalidShard, `Discord refused the number of this connection. ${AGAIN}`],
  [
    GatewayCloseCodes.ShardingRequired,
    'The bot is in too many servers for one connection. Start it again: it then uses several.',
  ],
  [
    GatewayCloseCodes.InvalidAPIVersion,
    'Discord no longer supports the API version of this bot. Install a newer version of the bot.',
  ],
  [
    GatewayCloseCodes.InvalidIntents,
    'Discord does not know the events that the bot asked for. Install a newer version of the bot.',
  ],
  [
    GatewayCloseCodes.DisallowedIntents,
    'Discord does not let the bot see servers and channels. Check the Bot page of your application at ' +
      'https://discord.com/developers/applications: it may have been restricted.',
  ],
]);

/** What the host reads about a gateway that was closed for good with this code. */
export const closingSentence = (code: number): string =>
  SENTENCES.get(code) ?? `Discord closed the connection for good (code ${code}). ${AGAIN}`;

/** What the host reads about a gateway that has been away for too long. */
export const AWAY_SENTENCE =
  'The bot has heard nothing from Discord for five minutes, so it stops. Whatever started it should start it again.';
