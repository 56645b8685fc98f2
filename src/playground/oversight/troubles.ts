import type { OversightOrder } from './orders.ts';

/** A new message in a channel. */
const POST = { method: 'POST', route: '/channels/:channel/messages' } as const;

/** Times the bot out for so many milliseconds; 0 ends that. */
export function timeOut(milliseconds: number): OversightOrder {
  return { order: 'time out', milliseconds };
}

/** What has stopped bots like this one, each with its orders. */
export const TROUBLES = [
  { name: 'iconDeleted', order: { order: 'delete emoji' } },
  { name: 'iconsFlaky', order: { order: 'fault rates', rates: { 'icon-refused': 0.04 } } },
  { name: 'boardRefused', order: { order: 'fault once', fault: 'icon-refused', times: 1, ...POST } },
  { name: 'timedOut', order: timeOut(2 * 60_000) },
  { name: 'timedOutForLong', order: timeOut(28 * 86_400_000) },
  { name: 'privateThreads', order: { order: 'private threads' } },
] as const satisfies readonly { readonly name: string; readonly order: OversightOrder }[];

/** What one of {@link TROUBLES} is called. */
export type Trouble = (typeof TROUBLES)[number]['name'];
