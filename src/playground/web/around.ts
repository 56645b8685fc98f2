import { createContext, type VNode } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { OversightOrder } from '../oversight/orders.ts';
import type { RequestAnswer, ShownChannel, ShownMember } from '../page/wire.ts';
import type { LiveState, Wish } from './live.ts';
import type { Speech, Words } from './speech.ts';

/** A channel with what the person has not read in it. */
export interface Unread extends ShownChannel {
  readonly fresh: boolean;
  readonly called: number;
}

/** A member with how often they were mentioned since one last was them. */
export interface Summoned extends ShownMember {
  readonly unread: number;
}

/** What any part of the page may need to know or do. */
export interface Around extends Speech {
  readonly known: LiveState;
  /** Whom one is; undefined until it is known who there is. */
  readonly me: Summoned | undefined;
  readonly members: readonly Summoned[];
  /** Members who were mentioned and are not the one at the page. */
  readonly called: readonly Summoned[];
  readonly channels: readonly Unread[];
  readonly here: Unread | undefined;
  /** The ids of {@link me} and {@link here}, as requests carry them. */
  readonly spot: { readonly person: string; readonly channel: string };
  /** The address of a channel, as oneself, or of where one is, as another member. */
  hashTo(to: { readonly channel: ShownChannel } | { readonly member: ShownMember }): string;
  nameOf(id: string): string;
  openChannel(id: string): void;
  /** Closes the list of channels and members that a phone shows over the messages. */
  closeDrawer(): void;
  /** Goes to a message, in this channel or another. */
  openMessage(channel: string, message: string): void;
  /** Shows a dialog above everything else. */
  open(dialog: VNode): void;
  /** Asks for something; a form that comes of it opens. */
  ask(wish: Wish): Promise<RequestAnswer>;
  /** Asks likewise, and why it was not done stands above the command box. */
  request(wish: Wish): Promise<RequestAnswer>;
  oversee(order: OversightOrder): void;
}

/** Carries {@link Around} down to everything that is shown. */
export const AroundContext = createContext<Around | undefined>(undefined);

/** What is around the part that asks. @throws outside the page. */
export function useAround(): Around {
  const around = useContext(AroundContext);
  if (around === undefined) throw new Error('This part stands outside of the page.');
  return around;
}

/** The words of the page, as the person whom one is reads them. */
export const useWords = (): Words => useAround().words;

/** Calls back at each event of the window while the part is shown. */
export function useEvent<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
): void {
  useEffect(() => {
    addEventListener(type, hear);
    return () => removeEventListener(type, hear);
  });
}
