import { offersSame, type StandingMessage } from '../protocol/standing-message.ts';
import type { DesiredMessage } from './desired.ts';
import { generationOf } from './mark.ts';
import { afterPress, type PressedIn, withOld, withoutContent, withStray } from './observed.ts';
import type { Observed } from './state.ts';

/** The message in which something was pressed, as it stood. */
export interface PressedMessage {
  readonly id: string;
  readonly channel: string;
  readonly content: StandingMessage;
  /** Whether it was noted as one of its table's, be it as closed. */
  readonly isKnown: boolean;
  /** Whether it is known to tell something else by now than what was pressed: it is read before it is changed. */
  readonly isClosed: boolean;
}

/** The messages of one table in which somebody pressed: what they tell of its channel. */
export class PressedMessages {
  readonly #table: string;
  /** Those that were not looked at yet. */
  #unread: PressedMessage[] = [];
  /** Those in which somebody pressed what was out of date. */
  #stale: PressedMessage[] = [];
  /** Those that nobody had noted. */
  #strays: PressedIn[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  /** Somebody pressed in a message. */
  add(pressed: PressedMessage): void {
    this.#unread.push(pressed);
  }

  /** Somebody pressed what was out of date in a message. */
  addStale(pressed: PressedMessage): void {
    this.#stale.push(pressed);
    this.#unread.push(pressed);
  }

  /** What is known of the channel with all that was pressed since this was last asked. */
  noteIn(observed: Observed, desired: DesiredMessage): Observed {
    let known = observed;
    for (const { id, channel, content, isKnown } of this.#unread.splice(0)) {
      const generation = generationOf(content, this.#table, desired.calls);
      const pressed = { id, channel, isKnown, ...(generation === undefined ? {} : { generation }) };
      const after = afterPress(known, desired, pressed);
      if (after === undefined) this.#strays.push(pressed);
      known = after ?? withStray(known, pressed);
    }
    for (const { id, content } of this.#stale.splice(0))
      if (!offersSame(content, desired.message()))
        known = {
          ...known,
          messages: known.messages.map((message) => (message.id === id ? withoutContent(message) : message)),
        };
    return known;
  }

  /** The same once it is known how the live message stands: those that nobody had noted are to lose their buttons. */
  retireStrays(observed: Observed): Observed {
    return this.#strays.splice(0).reduce(withOld, observed);
  }
}
