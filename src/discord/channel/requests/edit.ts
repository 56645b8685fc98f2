import { keepingPictures } from '../desired.ts';
import { markCall } from '../mark.ts';
import { withAside, withoutMessage, withoutPlace } from '../observed.ts';
import type { Observed, ShownMessage } from '../state.ts';
import { doneWith, type RequestRule } from './rule.ts';

/**
 * Updates the live message. Pictures that it already has are kept by id. If Discord refuses that in an answer, one of
 * them is gone, and all are sent.
 */
export const edit: RequestRule<'edit'> = {
  make: async ({ message }, { desired, carrier, paint }, { api }) => {
    const call = desired.calls.find(({ revision }) => revision === message.generation);
    // Also an edit carries the mark: a process that dies before it has noted the message finds it again.
    const drawn = call === undefined ? desired.message() : markCall(desired.message(), desired.subject, call);
    const lean = keepingPictures(drawn, message.files ?? []);
    const taken = await carrier?.answer.update(lean);
    if (taken !== undefined) return { ...doneWith(drawn, taken), byToken: true };
    const ready = await paint(carrier === undefined ? lean : drawn);
    if (ready === undefined) return undefined;
    return doneWith(drawn, await api.edit(message.channel, message.id, ready));
  },
  after: ({ message, live }, outcome, { observed, desired }) => {
    if (outcome.kind === 'later') return observed;
    const others = withoutMessage(observed, message);
    if (outcome.kind === 'gone') return { ...observed, messages: others };
    const { digest: _digest, files = [], ...rest } = message;
    const known = (shown: ShownMessage): Observed => ({ ...observed, messages: [...others, shown] });
    // The request may have been carried out, so nobody knows which files stand there.
    if (outcome.kind === 'unknown') return known(rest);
    if (outcome.kind === 'done') {
      const there = outcome.files === undefined ? {} : { files: outcome.files };
      if (outcome.isPoorer === true) return withAside(known({ ...rest, ...there, shows: -1 }), message);
      return known({ ...rest, ...there, shows: live.revision, digest: live.digest });
    }
    // Files that were kept may have been replaced: all are sent once more.
    if (files.length > 0) return known({ ...rest, files: [] });
    if (!desired.isAskedAgain) return known({ ...rest, files, shows: live.revision });
    return message.channel === live.channel
      ? withoutPlace(observed, desired, 'refused')
      : withAside(observed, message);
  },
};
