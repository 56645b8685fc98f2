import { filesIn } from '../desired.ts';
import { callNonce, markCall } from '../mark.ts';
import { peopleCalled } from '../notices.ts';
import { without } from '../observed.ts';
import type { ShownMessage } from '../state.ts';
import { withDoubt, withoutDoubt } from '../unnoted.ts';
import type { RequestRule } from './rule.ts';

/** A new live message, which notifies those whom its calls name. The ones before it are to lose their buttons. */
export const post: RequestRule<'post'> = {
  make: async ({ live, call, calls }, { opened, desired, carrier, paint, again }, { api, clock }) => {
    const { id: table } = opened.now.table;
    const drawn = markCall(desired.message(), table, call);
    const people = peopleCalled(opened, calls, clock.now());
    const posted = await carrier?.answer.post(drawn, people);
    if (posted?.kind === 'posted') return { kind: 'done', id: posted.id, ...filesIn(drawn, posted) };
    if (posted?.kind === 'doubtful') return { kind: 'unknown' };
    const ready = await paint(drawn, people);
    if (ready === undefined) return undefined;
    const nonce = callNonce(table, call, calls.length > 0 ? undefined : again);
    const sent = await api.post(live.channel, ready, nonce);
    return { kind: 'done', id: sent.id, ...filesIn(drawn, sent) };
  },
  after: ({ live, call }, outcome, { observed, now }) => {
    const { channel } = live;
    if (outcome.kind === 'later') return observed;
    if (outcome.kind === 'unknown')
      return { ...observed, doubts: withDoubt(observed.doubts, { channel, since: now, canSearch: true }) };
    if (outcome.kind !== 'done' || outcome.id === undefined)
      return { ...observed, channel: { ...observed.channel, givenUp: live.revision } };
    // Discord answers a nonce that it knows with the message as it was then.
    const mayBeOld = observed.doubts.some((doubt) => doubt.channel === channel);
    const posted: ShownMessage = {
      ...{ id: outcome.id, channel, generation: call.revision, fromPly: live.fromPly, standing: 'live' },
      ...(mayBeOld ? { shows: -1 } : { shows: live.revision, digest: live.digest }),
      ...(mayBeOld || outcome.files === undefined ? {} : { files: outcome.files }),
    };
    const old = without(observed, posted).map((known): ShownMessage => ({ ...known, standing: 'leaving' }));
    const { givenUp: _former, ...known } = observed.channel;
    return {
      ...withoutDoubt(observed, { channel }),
      mustBeRead: false,
      channel: { ...known, posted: Math.max(known.posted, call.revision) },
      messages: [...old, posted],
    };
  },
};
