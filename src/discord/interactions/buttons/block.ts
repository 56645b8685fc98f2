import { block as blockAt, MOST_BLOCKED } from '../../../tables/blocking.ts';
import { REASON_LENGTH, reasonOf } from '../../../tables/model/table-event.ts';
import { mention } from '../../views/message-context.ts';
import { noteMessage } from '../../views/page-message.ts';
import type { Button, Press } from '../button.ts';
import { pageHere } from '../reply.ts';

/** Asks why a person is to be kept from the tables of the server, as `/settings server block:` has asked whether. */
export const blockPress: Button<'block'> = {
  mode: 'update',
  press: async ({ person, not }, press) => {
    const { say } = press.context;
    const why = not === undefined ? cannotBlock(person, press) : say('settings-block-not');
    if (why !== undefined) return pageHere(() => noteMessage(why));
    const reason = { label: say('managing-reason'), most: REASON_LENGTH, written: '' } as const;
    const fields = [{ kind: 'text', ...reason, isNeeded: true }] as const;
    const form = { id: { kind: 'blocked', person }, title: say('settings-button-block'), fields } as const;
    return { kind: 'form', form };
  },
};

/** Keeps a person from the tables of the server, with the reason that was given. */
export const blocked: Button<'blocked'> = {
  mode: 'update',
  press: async ({ person }, press, bot) => {
    const { values, context, standpoint } = press;
    const { say } = context;
    const reason = reasonOf(values[0] ?? '');
    const why = cannotBlock(person, press) ?? (reason === '' ? say('rejected-no-reason') : undefined);
    if (why !== undefined) return pageHere(() => noteMessage(why));
    const changed = await blockAt(bot.tables, { guild: standpoint.guild, person }, reason, bot.clock.now());
    if (changed === 'full')
      return pageHere(() => noteMessage(say('settings-blocked-full', { most: MOST_BLOCKED })));
    return pageHere(() => noteMessage(say('settings-block-done', { person: mention(person, say) })), {
      changed,
    });
  },
};

/** Why whoever presses keeps nobody from the tables; nothing if they can. */
function cannotBlock(
  person: string,
  { standpoint: { managesTables }, person: by, context: { say } }: Press,
): string | undefined {
  if (!managesTables) return say('settings-not-manager');
  return person === by.id ? say('settings-block-self') : undefined;
}
