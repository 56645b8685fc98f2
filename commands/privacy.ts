import { inTheirTurn } from '../src/discord/interactions/in-turn.ts';
import { type Made, page, sentence } from '../src/discord/interactions/reply.ts';
import { FILE_BYTES, REQUEST_BYTES } from '../src/discord/protocol/limits.ts';
import { file, type Message, text } from '../src/discord/protocol/message.ts';
import { button, framed } from '../src/discord/views/components.ts';
import { exportOf } from '../src/tables/export.ts';
import { type CommandPart, slash } from './declared.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import { asking } from './table/done.ts';

/** Files that one message has room for beside its words. */
const TOGETHER = Math.floor((REQUEST_BYTES - 1) / FILE_BYTES);

const sharedOut = (files: readonly ExportFile[]): readonly (readonly ExportFile[])[] =>
  Array.from({ length: Math.ceil(files.length / TOGETHER) }, (_, at) =>
    files.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );

const exported: CommandPart = {
  about: 'privacy-export',
  run: (order, bot) => {
    const { say } = order.context;
    const gather = async (): Promise<Made> => {
      const kept = await exportOf(bot.tables, order.person.id);
      const files = await exportFiles(kept);
      const unread = kept.unread();
      const words = text([say('privacy-file'), unread > 0 && `⚠️ ${say('privacy-file-unread')}`]);
      const [first, ...more] = sharedOut(files).map(
        (together, at): Message =>
          framed('private', [at === 0 && words, together.map(({ name }) => file(name))], {
            files: together,
          }),
      );
      return first === undefined
        ? sentence(words.content)
        : page(first, { also: more.map((message) => () => message) });
    };
    const shown = { page: { of: 'privacy', kind: 'export' }, place: 'apart' } as const;
    return inTheirTurn('export', order, shown, gather, bot);
  },
};

/** `/privacy …`: the same, and its removal, which is asked once more. */
export const privacy = slash({
  about: 'privacy',
  isForBlocked: true,
  parts: () => [
    exported,
    {
      about: 'privacy-remove',
      run: (order) => {
        const { say } = order.context;
        const remove = {
          id: { kind: 'forget' },
          label: say('privacy-button-remove'),
          look: 'grave',
        } as const;
        return asking(
          say('privacy-ask', { name: say('player-unknown') }),
          button(remove, order.context.icons),
        );
      },
    },
  ],
});
