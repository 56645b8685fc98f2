import type { Refused } from '../../tables/model/rejection.ts';
import { seatOf } from '../../tables/model/table.ts';
import type { Done } from '../../tables/service/act.ts';
import type { KeyFrom, PlainKey } from '../../texts/say.ts';
import { noteMessage, questionPage } from '../views/page-message.ts';
import type { Press } from './button.ts';
import { pageHere, type Reply } from './reply.ts';

/** A change pressed in the channel is seen there; one pressed on a private page is confirmed there with these words. */
export function shownChange(done: Done | Refused, press: Press, words: KeyFrom<'done-'> & PlainKey): Reply {
  if (done.kind === 'refused') return done;
  if (!press.isAlone) return shownToAll(done, press);
  const note = noteMessage(press.voice.say(words));
  const page = { of: done.table.id, kind: 'done' } as const;
  return pageHere(() => ({ ...note, page }), { now: done, changed: [done.table.id] });
}

/** A change that the channel sees; whoever is asked something in private by their own press is asked at once. */
export function shownToAll(done: Done, { person, voice }: Press): Extract<Reply, { readonly kind: 'board' }> {
  const { match, opened } = done;
  const own = seatOf(done.table, person.id);
  const asked = match?.decisions.find(({ seat }) => seat === own);
  // What was done before, by the same interaction, has asked already.
  if (match === undefined || asked?.secret !== true || done.isRepeated === true)
    return { kind: 'board', opened };
  return { kind: 'board', opened, also: [() => questionPage(done, match, asked.seat, voice)] };
}
