import type { Reason } from '../../../tables/model/rejection.ts';
import { type Person, peopleAt } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import { container, text } from '../../protocol/blocks.ts';
import type { Message } from '../../protocol/message.ts';
import { button, rows } from '../../views/components.ts';
import { sharedIcon } from '../../views/icons.ts';
import type { Voice } from '../../views/message-context.ts';
import { actOf, type Button } from '../button.ts';
import { shownToAll } from '../change-shown.ts';
import { pageAfter } from '../page-after.ts';
import { pageHere } from '../reply.ts';

/** Takes a move back; where that takes the others' agreement, asks in private whether they are to be asked. */
export const undo: Button<'undo'> = {
  kind: 'undo',
  mode: 'update',
  press: async ({ table, ply }, press, bot) => {
    const done = await bot.tables.undo(actOf(table, press), ply);
    if (done.kind !== 'refused')
      return press.isAlone
        ? pageHere(() => pageAfter(done, 'question', press), { now: done, changed: [table] })
        : shownToAll(done, press);
    const page = await backPage(table, done.why, press, bot);
    return page === undefined ? done : pageHere(() => page);
  },
};

/** Why a free undo was refused, where the others’ agreement could lift that, and what they are told of it. */
const LIFTED_BY_AGREEMENT: ReadonlyMap<Reason, string> = new Map<Reason, string>([
  ['not-your-turn', 'turn'],
  ['turn-began', 'turn'],
  ['something-was-revealed', 'revealed'],
  ['another-answered', 'answered'],
]);
/** A private page that offers to ask the others to let the match go back; nothing where that would not help either. */
export async function backPage(
  table: string,
  why: Reason,
  { person, voice }: { readonly person: Person; readonly voice: Voice },
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message | undefined> {
  const lifted = LIFTED_BY_AGREEMENT.get(why);
  if (lifted === undefined) return undefined;
  const now = await tables.look(table);
  if (now?.match === undefined) return undefined;
  const { ply } = now.match;
  const ways = await tables.waysBack(now, person.id);
  if (ways.length === 0) return undefined;
  const { say, icons } = voice;
  const others = peopleAt(now.table).length - 1;
  const buttons = ways.map(({ to, moves }, at) =>
    button(
      {
        id: { kind: 'back', table, ply, to },
        label: say(at === 0 ? 'back-button-move' : 'back-button-turn', { moves }),
        icon: sharedIcon(now.game.name, 'undo'),
      },
      icons,
    ),
  );
  const words = say('back-ask', { others, why: lifted });
  return { components: [container('private', [text(words), ...rows(buttons)])], pictures: [] };
}
