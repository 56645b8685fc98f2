import type { Bot } from '../channel/bot.ts';
import { HINT_LOOK } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { withHint } from '../views/help-page.ts';
import { questionPage } from '../views/page-message.ts';
import { isSeated, type TableView } from '../views/table-view.ts';
import type { Press } from './button.ts';
import type { Draw } from './reply.ts';

/** The page of its reader's question, with what is left of the hint that they had; any other page as it is. */
export async function hinted(
  message: Message,
  view: TableView,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message> {
  const { now, game, reader = '' } = view;
  const { page } = message;
  const isOfQuestion =
    page?.kind === 'question' || game.pages.some(({ name, isOwn }) => isOwn && name === page?.kind);
  if (!isOfQuestion || !isSeated(view)) return message;
  const hint = await tables.hintRest(now, reader);
  return hint === undefined ? message : withHint(message, view, hint);
}

/** What is left of the hint that somebody had open as they answered on the board; undefined if nothing is. */
export async function hintAfter(
  view: TableView,
  { hasOpen }: Pick<Press, 'hasOpen'>,
  { tables }: Pick<Bot, 'tables'>,
): Promise<readonly Draw[] | undefined> {
  const { now, table, reader = '' } = view;
  const isOpen = [HINT_LOOK, 'question'].some((kind) => hasOpen?.(table.id, kind) === true);
  if (!isOpen || !isSeated(view)) return undefined;
  const hint = await tables.hintRest(now, reader);
  return hint && [() => withHint(questionPage(view), view, hint)];
}
