import { readTime, type TimeWriter } from '../../tables/model/start-time.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import type { Actor } from './actor.ts';

/** What the host of a lobby wishes of it. */
export type GatheringWish = Parameters<Tables['setTerms']>[1];

/** Whose clocks are meant by somebody who presses or types. */
export async function clocksOf(
  { person, language, profile }: Pick<Actor, 'person' | 'language' | 'profile'>,
  { tables, clock }: Pick<Bot, 'tables' | 'clock'>,
): Promise<TimeWriter> {
  const known = profile ?? (await tables.profiles.of(person.id));
  return { zone: known.zone, language: known.language ?? language, now: clock.now() };
}

/** A time that somebody has written, or why it is none, in their words. */
export function timeOf(written: string, clocks: TimeWriter, say: Say): number | { readonly why: string } {
  const at = readTime(written, clocks);
  return typeof at === 'number' ? at : { why: say(WHY_NO_TIME[at]) };
}

const WHY_NO_TIME = {
  none: 'gathering-no-time',
  past: 'gathering-time-past',
  far: 'gathering-time-far',
} as const;

/** The starts of a match that are no time, as options and menus have them. */
const STARTS = ['host', 'full'] as const;

/** When a match is to begin, as somebody has chosen or written it in any language; see {@link timeOf}. */
export const startOf = (
  written: string,
  clocks: TimeWriter,
  { say, texts }: { readonly say: Say; readonly texts: Texts },
): NonNullable<GatheringWish['start']> | { readonly why: string } =>
  STARTS.find((start) => start === written) ??
  (fullWords(texts).includes(asTyped(written)) ? 'full' : timeOf(written, clocks, say));

/** Whether words in which somebody would start once all seats are taken hold what is typed, as beginnings of words. */
export const mayMeanFull = (typed: string, texts: Texts): boolean =>
  fullWords(texts).some((words) => ` ${words}`.includes(` ${asTyped(typed)}`));

const fullWords = (texts: Texts): readonly string[] =>
  texts.locales
    .map(texts.in)
    .flatMap((say) => [say('gathering-start-full'), ...say('gathering-full-words').split(', ')].map(asTyped));

const asTyped = (words: string): string =>
  words.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
