import { languageName } from '../../texts/language-name.ts';
import { container, line, type Message, section, text } from '../protocol/message.ts';
import { button, menu } from './components.ts';
import type { ButtonContext } from './message-context.ts';

/** What a server that the bot has just joined reads: how to play, and what managers may want to set, and by what. */
export function greetingMessage(
  locales: readonly string[],
  language: string,
  { say, icons }: ButtonContext,
): Message {
  const settles = (what: 'games' | 'list', words: string, label: string) =>
    section(words, button({ id: { kind: 'settle', what }, label }, icons));
  const languages = menu(
    { kind: 'settle', what: 'language' },
    say('greeting-choose-language'),
    locales.map((locale) => ({ value: locale, label: languageName(locale), chosen: locale === language })),
    icons,
  );
  return {
    components: [
      container('lobby', [
        text([`## ${say('greeting-title')}`, say('greeting-how')]),
        line(),
        text(say('greeting-manager')),
        settles('games', say('greeting-games'), say('greeting-button-games')),
        settles('list', say('greeting-list'), say('greeting-button-list')),
        text(say('greeting-language')),
        languages,
      ]),
    ],
    pictures: [],
  };
}
