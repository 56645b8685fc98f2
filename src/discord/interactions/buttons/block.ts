import { block as blockAt, MOST_BLOCKED } from '../../../tables/blocking.ts';
import { mention } from '../../views/message-context.ts';
import { noteMessage } from '../../views/page-message.ts';
import type { Button } from '../button.ts';
import { pageHere } from '../reply.ts';

/** Keeps a person from the tables of the server, as `/settings server block:` has asked. */
export const blockPress: Button<'block'> = {
  mode: 'update',
  press: async (
    { person, not },
    { standpoint: { guild, managesTables }, person: by, context: { say } },
    bot,
  ) => {
    if (not !== undefined) return pageHere(() => noteMessage(say('settings-block-not')));
    if (!managesTables) return pageHere(() => noteMessage(say('settings-not-manager')));
    if (person === by.id) return pageHere(() => noteMessage(say('settings-block-self')));
    const changed = await blockAt(bot.tables, { guild, person }, bot.clock.now());
    if (changed === 'full')
      return pageHere(() => noteMessage(say('settings-blocked-full', { most: MOST_BLOCKED })));
    return pageHere(() => noteMessage(say('settings-block-done', { person: mention(person, say) })), {
      changed,
    });
  },
};
