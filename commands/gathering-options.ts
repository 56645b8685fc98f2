import type { Bot } from '../src/discord/channel/bot.ts';
import type { Order } from '../src/discord/interactions/command.ts';
import {
  clocksOf,
  type GatheringWish,
  mayMeanFull,
  startOf,
  timeOf,
} from '../src/discord/interactions/start-times.ts';
import { SUGGESTION_LENGTH, SUGGESTIONS } from '../src/discord/protocol/limits.ts';
import { offeredTimes } from '../src/discord/views/gathering-page.ts';
import { shortened } from '../src/texts/shown-text.ts';
import { type Suggest, typed } from './declared.ts';

/** Completes a time as it is typed, by the person's own clock; also offers to start once all seats are taken. */
const suggest: Suggest = async (completion, bot) => {
  const { focused, options, context } = completion;
  const typed = options.get(focused) ?? '';
  const clocks = await clocksOf(completion, bot);
  const times = offeredTimes(typed, clocks).map(({ value, label }) => ({
    ...{ name: shortened(`${label} (${clocks.zone})`, SUGGESTION_LENGTH), value },
  }));
  const full = { name: context.say('gathering-start-full'), value: 'full' };
  const isOffered = focused === 'at' && mayMeanFull(typed, bot.texts);
  return [...(isOffered ? [full] : []), ...times].slice(0, SUGGESTIONS);
};

/** The option that says when a match begins by itself. */
export const atOption = typed('at', { suggest });

/** The option that says how long a seat is kept. */
export const untilOption = typed('kept-until', { name: 'until', suggest });

/** Reads the lobby settings among a command's options, empty if none is named; a sentence if they are not possible. */
export async function gatheringIn(order: Order, bot: Bot): Promise<GatheringWish | string> {
  const { options, people, context } = order;
  const { say } = context;
  const { texts } = bot;
  const [isPrivate, at, until] = [options.get('private'), options.get('at'), options.get('until')];
  const invited = options.get('invite') ?? options.get('person');
  if (invited !== undefined && !people.has(invited)) return say('command-nobody-to-play');
  const clocks = at === undefined && until === undefined ? undefined : await clocksOf(order, bot);
  const start = at === undefined || clocks === undefined ? undefined : startOf(at, clocks, { say, texts });
  if (typeof start === 'object') return start.why;
  const keepUntil = until === undefined || clocks === undefined ? undefined : timeOf(until, clocks, say);
  if (typeof keepUntil === 'object') return keepUntil.why;
  return {
    ...(isPrivate === undefined ? {} : { isPrivate: isPrivate === 'true' }),
    ...(start === undefined ? {} : { start }),
    ...(invited === undefined ? {} : { invite: [invited] }),
    ...(keepUntil === undefined ? {} : { keepUntil }),
  };
}
