import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { Place } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { asidesPage, handPage, noteMessage, questionPage } from '../views/page-message.ts';
import type { Press } from './button.ts';

/** The private page in which something was answered, as it is afterwards. */
export function pageAfter(now: TableNow, place: Place, { person, voice }: Press): Message {
  const seat = seatOf(now.table, person.id);
  if (now.table.phase === 'ended') return noteMessage(voice.say('done-ended'));
  if (now.match === undefined || seat === undefined) return noteMessage(voice.say('done-answer'));
  const asked = now.match.decisions.some((decision) => decision.seat === seat && decision.secret);
  if (asked) return questionPage(now, now.match, seat, voice);
  switch (place) {
    case 'board':
    case 'question':
      return questionPage(now, now.match, seat, voice);
    case 'asides':
      return asidesPage(now, now.match, seat, voice);
    case 'hand':
      return handPage(now, now.match, seat, voice);
  }
}
