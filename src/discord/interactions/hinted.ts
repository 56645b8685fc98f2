import type { TableNow } from '../../tables/model/table.ts';
import type { Done } from '../../tables/service/kept-tables.ts';
import type { Bot } from '../channel/bot.ts';
import { HINT_LOOK } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { withHint } from '../views/help-page.ts';
import { questionPage } from '../views/page-message.ts';
import type { Press } from './button.ts';
import type { Draw } from './reply.ts';

/** The page of its reader's question, with what is left of the hint that they had; any other page as it is. */
export async function hinted(
  message: Message,
  now: TableNow,
  { person, context }: Pick<Press, 'person' | 'context'>,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message> {
  const { page } = message;
  const isOfQuestion =
    page?.kind === 'question' || now.game.pages.some(({ name, isOwn }) => isOwn && name === page?.kind);
  const hint = isOfQuestion ? await tables.hintRest(now, person.id) : undefined;
  return hint === undefined ? message : withHint(message, hint, context);
}

/** What is left of the hint that somebody had open as they answered on the board; undefined if nothing is. */
export async function hintAfter(
  done: Done,
  { person, context, hasOpen }: Press,
  { tables }: Pick<Bot, 'tables'>,
): Promise<readonly Draw[] | undefined> {
  const isOpen = [HINT_LOOK, 'question'].some((kind) => hasOpen?.(done.table.id, kind) === true);
  const hint = isOpen ? await tables.hintRest(done, person.id) : undefined;
  return hint && [() => withHint(questionPage(done, hint.match, hint.seat, context), hint, context)];
}
