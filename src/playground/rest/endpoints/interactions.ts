import { MessageFlags } from 'discord-api-types/v10';
import { removePost } from '../../world/removing.ts';
import {
  bearer,
  editByToken,
  type FirstAnswerResult,
  followUp,
  ownPost,
  takeFirstAnswer,
} from '../answering.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok, type RestCall } from '../endpoint.ts';

/** The answer to a first answer when it was asked for (`with_response`). */
function responseJson(
  call: RestCall,
  { interaction, kind, message, originalId, loading }: FirstAnswerResult,
) {
  const flags = originalId === undefined ? 0 : (call.world.posts.find(originalId)?.message.flags ?? 0);
  const guildId = call.world.channels.guildOf(interaction.channelId);
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channelId,
      ...(guildId === undefined ? {} : { guild_id: guildId }),
      ...(originalId === undefined
        ? {}
        : {
            response_message_id: originalId,
            response_message_loading: loading === true,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }),
    },
    ...(message === undefined ? {} : { resource: { type: kind, message } }),
  };
}

const base = '/webhooks/:application/:token';
const own = `${base}/messages/:message`;
const bearerOf = (call: RestCall) => bearer(call.world, call.param('application'), call.param('token'));
const byToken = (method: Endpoint['method'], path: string, answer: Endpoint['answer']): Endpoint =>
  endpoint(method, path, answer, { rate: 'interaction', auth: 'none', major: 'token' });

/** Answers to what people do (Discord docs, interactions/receiving-and-responding.mdx). */
export const interactionEndpoints: readonly Endpoint[] = [
  byToken('POST', '/interactions/:interaction/:token/callback', (call) => {
    const answered = takeFirstAnswer(call);
    return call.query.get('with_response') === 'true' ? ok(responseJson(call, answered)) : NO_CONTENT;
  }),
  byToken('POST', base, (call) => ok(followUp(call, bearerOf(call)))),
  byToken('GET', own, (call) => ok(ownPost(call.world, bearerOf(call), call.param('message')).message)),
  byToken('PATCH', own, (call) => ok(editByToken(call, bearerOf(call), call.param('message')))),
  byToken('DELETE', own, (call) => {
    removePost(call.world, ownPost(call.world, bearerOf(call), call.param('message')).message.id);
    return NO_CONTENT;
  }),
];
