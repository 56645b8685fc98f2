import { filesIn, keeping } from '../desired.ts';
import { markCall } from '../mark.ts';
import { without } from '../observed.ts';
import type { ShownMessage } from '../state.ts';
import type { RequestRule } from './rule.ts';

/**
 * The live message comes to show the table as it is. Pictures that stand in it already stay there by their ids. Where Discord refuses that in
 * an answer, one of them is gone, and all are sent.
 */
export const edit: RequestRule<'edit'> = {
  make: async ({ message }, { opened, desired, carrier, paint }, { api }) => {
    const call = desired.calls.find(({ revision }) => revision === message.generation);
    // Also an edit carries the mark: a process that dies before it has noted the message finds it again.
    const drawn =
      call === undefined ? desired.message() : markCall(desired.message(), opened.now.table.id, call);
    const lean = keeping(drawn, message.files ?? []);
    const taken = await carrier?.answer.update(lean);
    if (taken !== undefined) return { kind: 'done', ...filesIn(drawn, taken) };
    const ready = await paint(carrier === undefined ? lean : drawn);
    if (ready === undefined) return undefined;
    return { kind: 'done', ...filesIn(drawn, await api.edit(message.channel, message.id, ready)) };
  },
  after: ({ message, live }, outcome, { observed }) => {
    if (outcome.kind === 'later') return observed;
    const others = without(observed, message);
    if (outcome.kind === 'gone') return { ...observed, messages: others };
    const { digest: _digest, files: _files, ...rest } = message;
    const shown = (): ShownMessage => {
      // The request may have been carried out, so nobody knows which files stand there.
      if (outcome.kind === 'unknown') return rest;
      if (outcome.kind === 'done')
        return {
          ...{ ...rest, shows: live.revision, digest: live.digest },
          ...(outcome.files === undefined ? {} : { files: outcome.files }),
        };
      // Files that were kept may have been replaced: all are sent once more.
      return (message.files ?? []).length > 0 ? { ...rest, files: [] } : { ...rest, shows: live.revision };
    };
    return { ...observed, messages: [...others, shown()] };
  },
};
