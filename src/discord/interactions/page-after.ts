import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { Place } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { gamePage } from '../views/game-page.ts';
import { noteMessage, questionPage } from '../views/page-message.ts';
import type { Press } from './button.ts';

/** The private page in which something was answered, as it is afterwards. */
export function pageAfter(now: TableNow, place: Place, { person, voice }: Press): Message {
  const seat = seatOf(now.table, person.id);
  if (now.table.phase === 'ended') return noteMessage(voice.say('done-ended'));
  if (now.match === undefined || seat === undefined) return noteMessage(voice.say('done-answer'));
  const asked = now.match.decisions.some((decision) => decision.seat === seat && decision.secret);
  if (asked) return questionPage(now, now.match, seat, voice);
  if (place === 'board' || place === 'question') return questionPage(now, now.match, seat, voice);
  const page = gamePage(now, now.match, seat, { look: place, seat }, voice);
  return typeof page === 'string' ? questionPage(now, now.match, seat, voice) : page;
}
