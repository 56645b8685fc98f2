import { block, MOST_BLOCKED } from '../../../tables/blocking.ts';
import { erasePerson } from '../../../tables/erasure.ts';
import { REASON_LENGTH, reasonOf } from '../../../tables/model/table-event.ts';
import { languageName } from '../../../texts/language-name.ts';
import { noteMessage } from '../../views/components.ts';
import { mention, placesMentioned } from '../../views/message-context.ts';
import type { Buttons, Press } from '../button.ts';
import { awaitedTurn } from '../in-turn.ts';
import { putDirectory } from '../lists.ts';
import { pageHere, sentence } from '../reply.ts';

/** What is settled for a server, and the removal of all that is kept of a person. */
export const settingButtons = {
  /** Asks why, as `/settings server block:` has asked whether. */
  block: {
    press: ({ person, not }, press) => {
      const { say } = press.context;
      const why = not === undefined ? cannotBlock(person, press) : say('settings-block-not');
      if (why !== undefined) return pageHere(() => noteMessage(why));
      const reason = { label: say('managing-reason'), most: REASON_LENGTH, written: '' } as const;
      const fields = [{ kind: 'text', ...reason, isNeeded: true }] as const;
      const about = say('settings-block-why', { person: mention(person, say) });
      const title = say('settings-button-block');
      return { kind: 'form', form: { id: { kind: 'blocked', person }, title, about, fields } };
    },
  },
  blocked: {
    press: async ({ person }, press, bot) => {
      const { values, guild, context } = press;
      const { say } = context;
      const told = (words: string) => pageHere(() => noteMessage(words));
      const reason = reasonOf(values[0] ?? '');
      const why = cannotBlock(person, press) ?? (reason === '' ? say('rejected-no-reason') : undefined);
      if (why !== undefined) return told(why);
      const changed = await block(bot.tables, { guild, person }, reason, bot.clock.now());
      return changed === 'full'
        ? told(say('settings-blocked-full', { most: MOST_BLOCKED }))
        : { ...told(say('settings-block-done', { person: mention(person, say) })), changed };
    },
  },
  forget: {
    isForBlocked: true,
    press: async (_, by, bot) => {
      const { person, interaction } = by;
      // To look for somebody in all that is kept takes the store as long as an export does.
      const erased = await awaitedTurn(
        'export',
        by,
        () => erasePerson(bot.tables, person.id, interaction),
        bot,
      );
      if ('code' in erased) return erased;
      const { say } = by.context;
      const { tables: changed, left } = erased;
      const name = say('player-unknown');
      const words = left === 0 ? say('done-forgotten', { name }) : say('done-forgotten-but', { name });
      return pageHere(() => noteMessage(words), { changed });
    },
  },
  /** From the message that a server got when the bot came: only who manages it can. */
  settle: {
    mode: 'page',
    press: async ({ what }, press, bot) => {
      const { guild, channel, home, canManage, context, values } = press;
      const { say } = context;
      if (what === 'list') return putDirectory(channel, press, bot);
      if (!canManage) return sentence(say('settings-not-manager'));
      const { servers } = bot.tables;
      if (what === 'language') {
        const language = bot.texts.locales.find((locale) => locale === values[0]);
        if (language !== undefined) await servers.change(guild, (known) => ({ ...known, language }));
        const { language: settled } = await servers.of(guild);
        const words = settled === undefined ? say('settings-language-server') : languageName(settled);
        const told = say('settings-server-language', { language: words });
        return sentence(told, { changed: [], directory: guild });
      }
      // Tables can be opened in this channel alone, or in any again.
      const { channels } = await servers.change(guild, (known) => ({
        ...known,
        channels: known.channels.length === 1 && known.channels[0] === home ? [] : [home],
      }));
      const named = say('settings-channels', { channels: placesMentioned('#', channels) });
      const isAnywhere = channels.length === 0;
      const words = isAnywhere ? say('settings-channels-all') : `${named}\n${say('greeting-games-more')}`;
      return sentence(words, { changed: [] });
    },
  },
} satisfies Partial<Buttons>;

function cannotBlock(
  person: string,
  { managesTables, person: by, context: { say } }: Press,
): string | undefined {
  if (!managesTables) return say('settings-not-manager');
  return person === by.id ? say('settings-block-self') : undefined;
}
