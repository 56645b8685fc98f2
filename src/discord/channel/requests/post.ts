import { callNonce, markCall } from '../mark.ts';
import { withAside, withoutMessage, withoutPlace } from '../observed.ts';
import type { ShownMessage } from '../state.ts';
import { withDoubt, withoutDoubt } from '../unnoted.ts';
import { doneWith, type RequestRule } from './rule.ts';

/** A new live message, which notifies those whom its calls name. The ones before it are to lose their buttons. */
export const post: RequestRule<'post'> = {
  make: async ({ live, call, calls }, { desired, carrier, paint, again }, { api, clock }) => {
    const drawn = markCall(desired.message(), desired.subject, call);
    const people = desired.called(calls, clock.now());
    const posted = await carrier?.answer.post(drawn, people);
    if (posted?.kind === 'posted') return { ...doneWith(drawn, posted), id: posted.id, byToken: true };
    if (posted?.kind === 'doubtful') return { kind: 'unknown' };
    const ready = await paint(drawn, people);
    if (ready === undefined) return undefined;
    const nonce = callNonce(desired.subject, call, calls.length > 0 ? undefined : again);
    const sent = await api.post(live.channel, ready, nonce);
    return { ...doneWith(drawn, sent), id: sent.id };
  },
  after: ({ live, call }, outcome, { observed, desired, now }) => {
    const { channel } = live;
    if (outcome.kind === 'later') return observed;
    if (outcome.kind === 'unknown')
      return { ...observed, doubts: withDoubt(observed.doubts, { channel, since: now, canSearch: true }) };
    if (outcome.kind !== 'done' || outcome.id === undefined) {
      const isOver = !desired.isInUse && (outcome.kind === 'gone' || !desired.isAskedAgain);
      return isOver
        ? { ...observed, channel: { ...observed.channel, givenUp: live.revision } }
        : withoutPlace(observed, desired, 'refused');
    }
    // Discord answers a nonce that it knows with the message as it was then.
    const mayBeOld = observed.doubts.some((doubt) => doubt.channel === channel);
    const message: ShownMessage = {
      ...{ id: outcome.id, channel, generation: call.revision, fromPly: live.fromPly, standing: 'live' },
      ...(mayBeOld || outcome.isPoorer === true
        ? { shows: -1 }
        : { shows: live.revision, digest: live.digest }),
      ...(mayBeOld || outcome.files === undefined ? {} : { files: outcome.files }),
    };
    const old = withoutMessage(observed, message).map(
      (known): ShownMessage => ({ ...known, standing: 'leaving' }),
    );
    const { givenUp: _former, ...channelKnown } = observed.channel;
    const known = outcome.isPoorer === true ? withAside(observed, message) : observed;
    return {
      ...withoutDoubt(known, { channel }),
      mustBeRead: false,
      channel: { ...channelKnown, posted: Math.max(channelKnown.posted, call.revision) },
      messages: [...old, message],
    };
  },
};
