import { USUAL_PROFILE } from '../../tables/model/profile.ts';
import { seatOf } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import { asListed } from '../channel/notices.ts';
import type { Id } from '../protocol/ids.ts';
import { type Message, text } from '../protocol/message.ts';
import { tableEntry } from '../views/table-words.ts';
import type { Press } from './button.ts';
import { nowOf } from './coaching.ts';
import type { Reply } from './reply.ts';

/** So many of somebody's tables are looked at for one that waits for them. */
const LOOKED_AT = 25;

/**
 * Where another table of the server waits for the person whose turn this press ended: a private line. Nothing if none
 * waits, they are still asked here, or do not want to be told.
 */
export async function nextTableAfter(
  id: Id,
  reply: Reply,
  { person, context: { say }, opened, guild, channel }: Press,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message | undefined> {
  if (id.kind !== 'answer' && id.kind !== 'choose') return undefined;
  const match = nowOf(reply)?.match;
  const seat = opened && seatOf(opened.now.table, person.id);
  if (match === undefined || seat === undefined || opened?.now.match?.turn.seat !== seat) return undefined;
  if (match.decisions.some((decision) => decision.seat === seat)) return undefined;
  if (!(opened.profiles.get(person.id) ?? USUAL_PROFILE).elsewhere) return undefined;
  const wanted = { guild, channel, phases: ['playing'], most: LOOKED_AT } as const;
  const [longest] = (await tables.nearest(person.id, wanted))
    .flatMap((near) => {
      const clock = near.table.turnClocks.find((each) => each.person === person.id);
      return clock === undefined || near.isBarred || near.table.id === id.table
        ? []
        : [{ ...near, since: clock.since }];
    })
    .toSorted((one, other) => one.since - other.since);
  if (longest === undefined) return undefined;
  const words = `${say('next-table')}\n${tableEntry(asListed(longest), say, { reader: person.id })}`;
  return { components: [text(words)], pictures: [], page: { of: id.table, kind: 'next' } };
}
