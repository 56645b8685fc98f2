import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Standings } from '../oversight/standings.ts';
import type { RequestAnswer, ShownChannel, ShownMember } from '../page/wire.ts';
import type { LightboxPicture } from './lightbox.tsx';

/** What everything that is shown in a channel may need to know or do, whichever message it stands in. */
export interface Around {
  readonly me: string;
  readonly members: readonly ShownMember[];
  readonly channels: readonly ShownChannel[];
  readonly roles: Standings['roles'];
  nameOf(id: string): string;
  openChannel(id: string): void;
  /** Goes to a message, in this channel or another. */
  openMessage(channel: string, message: string): void;
  /** Puts a command into the command box. */
  startCommand(name: string): void;
  enlarge(pictures: readonly LightboxPicture[], at: number): void;
  press(message: string, customId: string): Promise<RequestAnswer>;
  choose(message: string, customId: string, values: readonly string[]): Promise<RequestAnswer>;
  dismiss(item: string): void;
  /** Begins a thread about a message, where channels have threads. */
  startThread?(message: string): void;
  /** Deletes a message for everyone. */
  remove(message: string): void;
}

/** Carries {@link Around} down to messages and their parts. */
export const AroundContext = createContext<Around | undefined>(undefined);

/** What is around the part that asks. @throws outside a channel. */
export function useAround(): Around {
  const around = useContext(AroundContext);
  if (around === undefined) throw new Error('This part of the page stands outside of a channel.');
  return around;
}
