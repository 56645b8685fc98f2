import type { Reason } from '../../../tables/model/rejection.ts';
import { type Person, peopleAt, seatOf } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import { container, text } from '../../protocol/blocks.ts';
import type { Message } from '../../protocol/message.ts';
import { button, rows } from '../../views/components.ts';
import { sharedIcon } from '../../views/icons.ts';
import type { Voice } from '../../views/message-context.ts';
import { actOf, type Button, type Press } from '../button.ts';
import { shownToAll } from '../change-shown.ts';
import { pageAfter } from '../page-after.ts';
import { pageHere, type Reply } from '../reply.ts';
import { shownVote } from './vote.ts';

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
    const own = done.why === 'not-your-turn' ? await ownWayBack(table, press, bot) : undefined;
    if (own !== undefined) return wentBack(table, own, press, bot);
    const page = await backPage(table, done.why, press, bot);
    return page === undefined ? done : pageHere(() => page);
  },
};

/** Asks the table to let the match go back. */
export const back: Button<'back'> = {
  kind: 'back',
  mode: 'update',
  press: (id, press, bot) => wentBack(id.table, id, press, bot),
};

/** Where the match is, and before which ply it is to go back. */
interface Way {
  readonly ply: number;
  readonly to: number;
}

/** Asks the others to let the match go back, or goes back; where it has gone on since that was offered, it is offered anew. */
async function wentBack(table: string, { ply, to }: Way, press: Press, bot: Bot): Promise<Reply> {
  const done = await bot.tables.proposeUndo(actOf(table, press), ply, to);
  if (done.kind !== 'refused' || done.why !== 'stale') return shownVote(done, press);
  const page = await backPageAnew(table, press, bot);
  return page === undefined ? done : pageHere(() => page);
}

/**
 * The way back of somebody who plays alone beside computers, none of which has answered since: it takes back their own last answer and nothing else, so
 * nothing has to be asked first.
 */
export async function ownWayBack(
  table: string,
  { person }: { readonly person: Person },
  { tables }: Pick<Bot, 'tables'>,
): Promise<Way | undefined> {
  const now = await tables.look(table);
  if (now?.match === undefined || peopleAt(now.table).length > 1) return undefined;
  const [way] = await tables.waysBack(now, person.id);
  return way?.moves === 1 ? { ply: now.match.ply, to: way.to } : undefined;
}

/** The offer as it is now, in the place of one that was made before the match went on. */
async function backPageAnew(
  table: string,
  press: Press,
  bot: Pick<Bot, 'tables'>,
): Promise<Message | undefined> {
  const now = await bot.tables.look(table);
  const seat = now === undefined ? undefined : seatOf(now.table, press.person.id);
  if (now?.match === undefined || seat === undefined) return undefined;
  return backPage(table, now.match.cannotUndo(seat) ?? 'turn-began', press, bot);
}

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
