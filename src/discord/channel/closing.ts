import { aboutError } from '../log.ts';
import { DiscordError, type DiscordErrorKind } from '../protocol/discord-api.ts';
import { hasButtons, type StandingMessage } from '../protocol/standing-message.ts';
import type { Outcome } from './next.ts';
import { isPressed, type Waiting } from './presses.ts';
import { editStanding, keepsPictures, type MessageEdit } from './standing-edit.ts';
import type { ShownMessage, TableForChannel } from './state.ts';
import type { Of, Performing, Task } from './task.ts';

/** The message loses its buttons and tells its turns; it is deleted where there are none. */
export async function close(
  request: Of<'close'>,
  { opened, carrier }: Task,
  parts: Performing,
): Promise<Outcome> {
  const { message, toPly } = request;
  let hasNothingToTell = false;
  const change: MessageEdit = async (standing) => {
    const closed = await parts.draw.closed(opened, message, toPly, standing);
    hasNothingToTell = closed === undefined;
    return closed;
  };
  const outcome = await changeStanding(message, change, carrier, parts);
  if (!hasNothingToTell) return outcome;
  await carrier?.answer.nothing();
  // A thread keeps the message that it was started from.
  const isRemoved = message.id !== opened.now.table.channel && (await isDeleted(message, parts));
  return isRemoved
    ? { kind: 'done' }
    : changeStanding(message, bare({ opened, to: undefined }, parts), undefined, parts);
}

/** Whether Discord has deleted a message. Where it refuses to, the message is to lose its buttons instead. */
async function isDeleted({ channel, id }: ShownMessage, { api, log }: Performing): Promise<boolean> {
  try {
    await api.delete(channel, id);
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError) || !KEEPS_STANDING.has(error.kind)) throw error;
    log.info({ message: id, ...aboutError(error) }, 'a message could not be deleted');
    return false;
  }
}

/** Failures after which a message that was to be deleted may still be edited. */
const KEEPS_STANDING: ReadonlySet<DiscordErrorKind> = new Set<DiscordErrorKind>(['refused', 'closed']);

/** The message loses its buttons. */
export function leave(request: Of<'leave'>, { opened, carrier }: Task, parts: Performing): Promise<Outcome> {
  return changeStanding(request.message, bare({ opened, to: request.to }, parts), carrier, parts);
}

/** A change that takes the buttons from a message that has some. */
const bare =
  (
    { opened, to }: { readonly opened: TableForChannel; readonly to: string | undefined },
    { draw }: Performing,
  ): MessageEdit =>
  async (standing) => {
    const there = await standing();
    return hasButtons(there) ? draw.left(opened, there, to) : undefined;
  };

async function changeStanding(
  { channel, id }: ShownMessage,
  change: MessageEdit,
  carrier: Waiting | undefined,
  { api, log }: Performing,
): Promise<Outcome> {
  if (carrier !== undefined && (await carriedClosing(carrier, change, () => api.read(channel, id))))
    return { kind: 'done' };
  await editStanding({ channel, message: id }, change, api, log);
  return { kind: 'done' };
}

/**
 * Makes the pressed message one that keeps pictures of it. They may have been replaced since it was pressed, and Discord refuses what
 * names one that is gone: then the press is acknowledged, and the message becomes what it should be from how it stands now.
 */
async function carriedClosing(
  { answer, from }: Waiting,
  change: MessageEdit,
  readAgain: () => Promise<StandingMessage>,
): Promise<boolean> {
  if (!isPressed(from)) return false;
  const asPressed = await change(async () => from.content);
  if (asPressed === undefined) return false;
  if ((await answer.update(asPressed)) !== undefined) return true;
  if (!answer.isUnseen || !keepsPictures(asPressed)) return false;
  const anew = await change(readAgain);
  return anew !== undefined && (await answer.update(anew)) !== undefined;
}
