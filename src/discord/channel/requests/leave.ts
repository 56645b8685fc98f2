import { type Message, render } from '../../protocol/message.ts';
import { hasButtons, type StandingMessage } from '../../protocol/standing-message.ts';
import { isUncertain, type RequestOutcome } from '../next.ts';
import { withAside, withoutMessage } from '../observed.ts';
import { isPressed, type WaitingPress } from '../presses.ts';
import type { Observed, ShownMessage } from '../state.ts';
import type { KnownMessages, Performing, RequestRule, RequestTask } from './rule.ts';

/** What a message is to become, from how it stands; undefined if it is to stay as it is. */
export type MessageEdit = (standing: () => Promise<StandingMessage>) => Promise<Message | undefined>;

/** An old message loses its buttons. */
export const leaveMessage: RequestRule<'leave'> = {
  make: ({ message, to }, task, parts) => changeStanding(message, bare(task, to), task.carrier, parts),
  after: ({ message }, outcome, known) => afterLeaving(message, outcome, known),
};

/** What is known once nothing can be pressed in a message any more, or once Discord has refused that. */
export function afterLeaving(
  message: ShownMessage,
  outcome: RequestOutcome,
  { observed, desired }: KnownMessages,
): Observed {
  if (isUncertain(outcome)) return observed;
  if (outcome.kind === 'refused' && desired.isAskedAgain) return withAside(observed, message);
  return { ...observed, messages: withoutMessage(observed, message) };
}

/** Removes the buttons from a message that has some; `to` is the channel where the table lives now, if another. */
export const bare =
  ({ desired }: RequestTask, to?: string): MessageEdit =>
  async (standing) => {
    const there = await standing();
    return hasButtons(there) ? desired.left(there, to) : undefined;
  };

/** Changes a message from how it stands, as the answer of whoever pressed it where there is somebody. */
export async function changeStanding(
  { channel, id }: ShownMessage,
  change: MessageEdit,
  carrier: WaitingPress | undefined,
  { api, log }: Performing,
): Promise<RequestOutcome> {
  const read = () => api.read(channel, id);
  if (carrier !== undefined && (await isCarried(carrier, change, read)))
    return { kind: 'done', byToken: true };
  const changed = await change(read);
  if (changed !== undefined) await api.edit(channel, id, await render(changed, log));
  return { kind: 'done' };
}

/** Discord refuses to keep pictures that were replaced since the press: then it is answered from how all stands now. */
async function isCarried(
  { answer, from }: WaitingPress,
  change: MessageEdit,
  read: () => Promise<StandingMessage>,
): Promise<boolean> {
  if (!isPressed(from)) return false;
  for (const standing of [async () => from.content, read]) {
    const changed = await change(standing);
    if (changed === undefined) return false;
    if ((await answer.update(changed)) !== undefined) return true;
    if (!answer.isUnseen) return false;
  }
  return false;
}
