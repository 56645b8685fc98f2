import { hasButtons, type StandingMessage } from '../../protocol/standing-message.ts';
import { isUncertain, type RequestOutcome } from '../next.ts';
import { withAside, withoutMessage } from '../observed.ts';
import { isPressed, type WaitingPress } from '../presses.ts';
import { editStanding, keepsPictures, type MessageEdit } from '../standing-edit.ts';
import type { Observed, ShownMessage } from '../state.ts';
import type { KnownMessages, Performing, RequestRule, RequestTask } from './rule.ts';

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
  { channel, id, files }: ShownMessage,
  change: MessageEdit,
  carrier: WaitingPress | undefined,
  { api, log }: Performing,
): Promise<RequestOutcome> {
  if (carrier !== undefined && (await isCarried(carrier, change, files, () => api.read(channel, id))))
    return { kind: 'done', byToken: true };
  await editStanding({ channel, message: id }, change, api, log);
  return { kind: 'done' };
}

/**
 * Edits the pressed message and keeps its pictures. If one was replaced since, Discord refuses the edit: then the
 * press is acknowledged, and the message is read and edited from how it is now.
 */
async function isCarried(
  { answer, from }: WaitingPress,
  change: MessageEdit,
  files: ShownMessage['files'],
  readAgain: () => Promise<StandingMessage>,
): Promise<boolean> {
  if (!isPressed(from)) return false;
  // Who pressed just after the pictures were replaced saw the former ones.
  const isAsNoted = from.content.attachments.every(({ id }) => files?.some((file) => file.id === id) ?? true);
  const asPressed = await change(isAsNoted ? async () => from.content : readAgain);
  if (asPressed === undefined) return false;
  if ((await answer.update(asPressed)) !== undefined) return true;
  if (!answer.isUnseen || !keepsPictures(asPressed)) return false;
  const anew = await change(readAgain);
  return anew !== undefined && (await answer.update(anew)) !== undefined;
}
