import { ApplicationCommandOptionType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/interactions/command.ts';
import { type ExportFile, exportFiles } from '../src/discord/interactions/export-files.ts';
import { inTheirTurn, type Made } from '../src/discord/interactions/in-turn.ts';
import { page, sentence } from '../src/discord/interactions/reply.ts';
import { FILE_BYTES, REQUEST_BYTES } from '../src/discord/protocol/limits.ts';
import { container, file, type Message, text } from '../src/discord/protocol/message.ts';
import { exportOf } from '../src/tables/export.ts';
import { asking } from './table/asking.ts';
import { worded } from './wording.ts';

/** Files that one message has room for beside its words. */
const TOGETHER = Math.floor((REQUEST_BYTES - 1) / FILE_BYTES);

const sharedOut = (files: readonly ExportFile[]): readonly (readonly ExportFile[])[] =>
  Array.from({ length: Math.ceil(files.length / TOGETHER) }, (_, at) =>
    files.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );

/** `/privacy …`: all that is kept of a person, as files, and its removal, which is asked once more. */
export const privacy = {
  name: 'privacy',
  isForBlocked: true,
  data: (texts) => ({
    ...worded(texts, 'command-privacy', 'privacy'),
    contexts: [InteractionContextType.Guild],
    options: (['export', 'remove'] as const).map((name) => ({
      ...worded(texts, `command-privacy-${name}`, name),
      type: ApplicationCommandOptionType.Subcommand as const,
    })),
  }),
  run: async (order, bot) => {
    const { subcommand, person, context } = order;
    const { say } = context;
    if (subcommand === 'remove')
      return asking(
        say('privacy-ask', { name: say('player-unknown') }),
        [{ id: { kind: 'forget' }, label: say('privacy-button-remove'), look: 'grave' }],
        context,
      );
    const gather = async (): Promise<Made> => {
      const kept = await exportOf(bot.tables, person.id);
      const files = await exportFiles(kept);
      const unread = kept.unread();
      const words = [
        say('privacy-file'),
        ...(unread === 0 ? [] : [`⚠️ ${say('privacy-file-unread', { count: unread })}`]),
      ].join('\n');
      const [first, ...more] = sharedOut(files).map(
        (together, at): Message => ({
          components: [
            container('private', [
              ...(at === 0 ? [text(words)] : []),
              ...together.map(({ name }) => file(name)),
            ]),
          ],
          pictures: [],
          files: together,
        }),
      );
      return first === undefined
        ? sentence(words)
        : page(first, { also: more.map((message) => () => message) });
    };
    return inTheirTurn(
      'export',
      order,
      { page: { of: 'privacy', kind: 'export' }, place: 'apart' },
      gather,
      bot,
    );
  },
} satisfies Command;
