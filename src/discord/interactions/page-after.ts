import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { PressPlace } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { gamePage } from '../views/game-page.ts';
import { type MessageContext, textContextsOf } from '../views/message-context.ts';
import { noteMessage, questionPage } from '../views/page-message.ts';
import type { Press } from './button.ts';

/**
 * The private page in which something was answered, as it is afterwards. `said`: sentences about what the answer did.
 * If the question is all that can be answered, the question itself comes next.
 */
export function pageAfter(
  now: TableNow,
  place: PressPlace,
  { person, context }: { readonly person: Pick<Press['person'], 'id'>; readonly context: MessageContext },
  said: readonly string[] = [],
): Message {
  const seat = seatOf(now.table, person.id);
  if (now.table.phase === 'ended')
    return {
      ...noteMessage(context.say('done-ended')),
      page: { of: now.table.id, kind: 'done', state: 'over' },
    };
  const { match } = now;
  if (match === undefined || seat === undefined) return noteMessage(context.say('done-answer'));
  const asked = match.openTo(seat);
  const question = () => questionPage(now, match, seat, context, 0, said);
  if (asked?.secret === true || !now.game.pages.some(({ name }) => name === place)) return question();
  // A page without anything to press would go out of date as others play: a player who is out holds what is theirs.
  if (asked === undefined && match.guessRound(seat) === undefined) return question();
  const besides = match.page(place, seat, seat, textContextsOf(now.table, context).text)?.answers ?? [];
  if (asked !== undefined && said.length > 0 && besides.length === 0) return question();
  const page = gamePage(now, match, seat, { look: place, seat, said }, context);
  return typeof page === 'string' ? question() : page;
}
