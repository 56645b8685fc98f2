import { writtenSince } from '../../protocol/standing-message.ts';
import { generationOf } from '../mark.ts';
import { isUncertain } from '../next.ts';
import { adopt, withoutDoubt, withoutSearch } from '../unnoted.ts';
import type { RequestRule } from './rule.ts';

/** Looks through the latest messages of a channel for those of the table that nobody has noted. */
export const search: RequestRule<'search'> = {
  make: async ({ channel, since }, { desired }, { api, ofMessage }) => {
    const recent = await api.recent(channel);
    const own = recent.filter((found) => writtenSince(found.id, since) && desired.isOwn(found));
    const known = await Promise.all(own.map(({ id }) => ofMessage(id)));
    const messages = own
      .filter((_, at) => known[at] === undefined)
      .map((found) => {
        const generation = generationOf(found, desired.subject, desired.calls);
        return { id: found.id, channel, ...(generation === undefined ? {} : { generation }) };
      });
    return { kind: 'found', messages };
  },
  after: (request, outcome, { observed, desired }) => {
    if (outcome.kind === 'found') return withoutDoubt(adopt(observed, desired, outcome.messages), request);
    return isUncertain(outcome) ? observed : withoutSearch(observed, request);
  },
};
