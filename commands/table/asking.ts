import { page, type Reply } from '../../src/discord/interactions/reply.ts';
import { container, row, text } from '../../src/discord/protocol/message.ts';
import { type ButtonWords, button } from '../../src/discord/views/components.ts';
import type { MessageContext } from '../../src/discord/views/message-context.ts';

/** A private question with buttons to answer it. */
export const asking = (words: string, buttons: readonly ButtonWords[], { icons }: MessageContext): Reply =>
  page({
    components: [container('private', [text(words), row(buttons.map((each) => button(each, icons)))])],
    pictures: [],
  });
