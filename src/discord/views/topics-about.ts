import { type FoundTopic, findRules } from '../../games/find-rules.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { RulesTopic } from '../../games/presenter.ts';
import type { Texts } from '../../texts/texts.ts';
import type { MessageContext } from './message-context.ts';

/** What the rules of a game say about something: looked for in the reader's language, and in all others. */
export async function topicsAbout(
  { rules }: PlayableGame,
  about: string,
  most: number,
  { say }: Pick<MessageContext, 'say'>,
  texts: Pick<Texts, 'in' | 'locales'>,
): Promise<readonly FoundTopic[]> {
  const others = texts.locales.map((locale) => texts.in(locale)).filter((other) => other !== say);
  return findRules(rules, [say, ...others], about, most);
}

/** Topics for typed text: those with it in their titles, then those about it; all while nothing is typed. */
export async function topicsTyped(
  game: PlayableGame,
  typed: string,
  context: Pick<MessageContext, 'say'>,
  texts: Pick<Texts, 'in' | 'locales'>,
): Promise<readonly Pick<RulesTopic, 'id' | 'title'>[]> {
  const all = game.rules(context.say);
  const titled = all.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
  const told = new Set(titled.map(({ id }) => id));
  const about = await topicsAbout(game, typed, all.length, context, texts);
  return [...titled, ...about.filter(({ id }) => !told.has(id))];
}
