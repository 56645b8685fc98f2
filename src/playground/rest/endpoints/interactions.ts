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
import { type Endpoint, NO_CONTENT, ok, type RestCall } from '../endpoint.ts';

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
            response_message_loading: loading,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }),
    },
    ...(message === undefined ? {} : { resource: { type: kind, message } }),
  };
}

const common = { rate: 'interaction', auth: 'none', major: 'token' } as const;
const base = '/webhooks/:application/:token';
const bearerOf = (call: RestCall) => bearer(call.world, call.param('application'), call.param('token'));

/** Answers to what people do (Discord docs, interactions/receiving-and-responding.mdx). */
export const interactionEndpoints: readonly Endpoint[] = [
  {
    ...common,
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    answer(call) {
      const answered = takeFirstAnswer(
        call.world,
        call.param('interaction'),
        call.param('token'),
        call.body,
        call.files,
      );
      return call.query.get('with_response') === 'true' ? ok(responseJson(call, answered)) : NO_CONTENT;
    },
  },
  {
    ...common,
    method: 'POST',
    path: base,
    answer: (call) => ok(followUp(call.world, bearerOf(call), call.body, call.files)),
  },
  {
    ...common,
    method: 'GET',
    path: `${base}/messages/:message`,
    answer: (call) => ok(ownPost(call.world, bearerOf(call), call.param('message')).message),
  },
  {
    ...common,
    method: 'PATCH',
    path: `${base}/messages/:message`,
    answer: (call) =>
      ok(editByToken(call.world, bearerOf(call), call.param('message'), call.body, call.files)),
  },
  {
    ...common,
    method: 'DELETE',
    path: `${base}/messages/:message`,
    answer(call) {
      const { message } = ownPost(call.world, bearerOf(call), call.param('message'));
      removePost(call.world, message.id);
      return NO_CONTENT;
    },
  },
];
