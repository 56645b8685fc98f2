import { ComponentType } from 'discord-api-types/v10';
import type { Message } from '../../src/discord/protocol/message.ts';
import { within, wordsOf } from './breaches.ts';

/** Every text that a message shows, by itself: what is read, what stands on buttons and in menus, and what pictures are described by. */
export const shownWords = ({ components, pictures }: Message): readonly string[] => [
  ...components.flatMap(within).flatMap(wordsOf),
  ...pictures.map(({ alt }) => alt),
];

/** Whether something is said in a word or a number, and not only by a sign. */
const isSaid = (words: string | undefined): boolean => /[\p{L}\p{N}]/u.test(words ?? '');

/** An emoji of the bot's, or any of Unicode's, with what follows it in its line. */
const EMOJI = /(?:<a?:\w+:\d+>|\p{Extended_Pictographic}\uFE0F?)([^\n]*)/gu;

/** Where a message has an emoji without its word: on a button, in a menu, or in a text. */
export const wordless = ({ components }: Message): readonly string[] =>
  components.flatMap(within).flatMap((part): readonly string[] => {
    switch (part.type) {
      case ComponentType.Button:
        return 'label' in part && isSaid(part.label) ? [] : ['a button without a word'];
      case ComponentType.StringSelect:
        return part.options.filter(({ label }) => !isSaid(label)).map(() => 'an entry without a word');
      case ComponentType.TextDisplay:
        return [...part.content.matchAll(EMOJI)]
          .filter(([, after = '']) => !isSaid(after.replaceAll(/<a?:\w+:\d+>/gu, '')))
          .map(([line]) => `an emoji without a word: ${line}`);
      default:
        return [];
    }
  });
