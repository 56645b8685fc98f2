import type { BotOrder, BotReport } from './wire.ts';

/** What the page knows of the bot's process and may ask of it. */
export interface BotControl {
  report(): BotReport;
  /** Calls back when the report has changed; returns how to stop. */
  watch(changed: () => void): () => void;
  /** @throws when nobody runs the bot from here. */
  order(order: BotOrder): void;
}
