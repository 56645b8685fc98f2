import { removePost } from '../../world/removing.ts';
import { bearer, editByToken, followUp, ownPost, takeFirstAnswer } from '../answering.ts';
import { type Endpoint, endpoint, NO_CONTENT, ok } from '../endpoint.ts';

const base = '/webhooks/:application/:token';
const own = `${base}/messages/:message`;
const byToken = (method: Endpoint['method'], path: string, answer: Endpoint['answer']): Endpoint =>
  endpoint(method, path, answer, { rate: 'interaction', auth: 'none', major: 'token' });

/** Answers to what people do (Discord docs, interactions/receiving-and-responding.mdx). */
export const interactionEndpoints: readonly Endpoint[] = [
  byToken('POST', '/interactions/:interaction/:token/callback', (call) => {
    const answered = takeFirstAnswer(call);
    return call.query.get('with_response') === 'true' ? ok(answered) : NO_CONTENT;
  }),
  byToken('POST', base, (call) => ok(followUp(call, bearer(call)))),
  byToken('GET', own, (call) => ok(ownPost(call, bearer(call), call.param('message')).message)),
  byToken('PATCH', own, (call) => ok(editByToken(call, bearer(call), call.param('message')))),
  byToken('DELETE', own, (call) => {
    removePost(call.world, ownPost(call, bearer(call), call.param('message')).message.id);
    return NO_CONTENT;
  }),
];
