import { hasButtons, offersSame, writtenAt } from '../../protocol/standing-message.ts';
import { isUncertain } from '../next.ts';
import { withoutContent, withoutMessage } from '../observed.ts';
import { withDoubt } from '../unnoted.ts';
import type { RequestRule } from './rule.ts';

/** Reads whether a message stands, and whether what can be pressed in it is what should be. */
export const read: RequestRule<'read'> = {
  make: async ({ message }, { desired }, { api }) => {
    const there = await api.read(message.channel, message.id);
    if (!hasButtons(there)) return { kind: 'read', buttons: 'none' };
    return { kind: 'read', buttons: offersSame(there, desired.message()) ? 'same' : 'others' };
  },
  after: ({ message }, outcome, { observed, desired }) => {
    if (isUncertain(outcome)) return observed;
    const known = { ...observed, mustBeRead: false };
    // Somebody has just pressed in it, so it is the live one and lost its buttons since.
    const isPressed = message.shows < 0;
    if (outcome.kind === 'gone' || (outcome.kind === 'read' && outcome.buttons === 'none' && !isPressed)) {
      // As after a backup was restored: the channel has gone on without the table, in messages written later.
      const doubt = { channel: desired.live.channel, since: writtenAt(message.id), canSearch: true };
      return { ...known, messages: withoutMessage(known, message), doubts: withDoubt(known.doubts, doubt) };
    }
    if (outcome.kind !== 'read' || outcome.buttons === 'same') return known;
    return { ...known, messages: [...withoutMessage(known, message), withoutContent(message)] };
  },
};
