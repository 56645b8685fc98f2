import { type Profile, USUAL_PROFILE } from '../../tables/model/profile.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import type { Bot } from '../channel/bot.ts';
import type { Id } from '../protocol/ids.ts';
import { type Message, text } from '../protocol/message.ts';
import { textContextsOf } from '../views/message-context.ts';
import type { Press } from './button.ts';
import type { Reply } from './reply.ts';

/** Presses after which a learner may be told how the game goes on: those that advance it, and their own question. */
const isTurning = (id: Id, reply: Reply): boolean =>
  // A board that comes after the press would push the tip out of sight.
  (reply.kind === 'board' && id.kind !== 'lobby' && id.kind !== 'fill') ||
  (reply.kind === 'page' && (reply.changed !== undefined || (id.kind === 'look' && id.look === 'question')));

/** The table as a reply shows it. */
export function nowOf(reply: Reply): TableNow | undefined {
  if (reply.kind === 'board') return reply.opened.now;
  return reply.kind === 'page' ? reply.now : undefined;
}

/**
 * A tip after this press for a person who is still learning the game; undefined if they were told all. It is noted
 * before it is told, so it never comes twice.
 */
export async function tipAfter(
  id: Id,
  reply: Reply,
  { person, context, opened }: Press,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message | undefined> {
  if (!('table' in id) || !isTurning(id, reply)) return undefined;
  const now = nowOf(reply);
  const seat = now && seatOf(now.table, person.id);
  if (now?.match === undefined || seat === undefined) return undefined;
  if (now.table.phase !== 'playing' || !now.table.learning.includes(seat)) return undefined;
  const { match } = now;
  const wanted = (match.openTo(seat)?.tips(textContextsOf(now.table, context).text) ?? []).map(
    ({ key, ...tip }) => ({ ...tip, key: `${now.game.name}:${key}` }),
  );
  const known = opened && (opened.profiles.get(person.id) ?? USUAL_PROFILE);
  const tips = known === undefined ? wanted : untold(wanted, known);
  if (tips.length === 0) return undefined;
  const noted = await tables.profiles.change(person.id, (profile) => {
    const [tip] = untold(tips, profile);
    return tip === undefined ? 'told already' : { ...profile, tipsTold: [...profile.tipsTold, tip.key] };
  });
  const told = typeof noted === 'string' ? undefined : noted.tipsTold.at(-1);
  const tip = tips.find(({ key }) => key === told);
  return tip && tipNote(tip.words, id.table);
}

/** The tips that somebody was not told before; none if they want none. */
const untold = <T extends { readonly key: string }>(
  tips: readonly T[],
  { tips: areWanted, tipsTold }: Profile,
): readonly T[] => (areWanted ? tips.filter(({ key }) => !tipsTold.includes(key)) : []);

/** A line for somebody who plays a game for the first time: without a frame, as it stands below the board. */
export const tipNote = (words: string, table: string): Message => ({
  components: [text(`💡 ${words}`)],
  pictures: [],
  page: { of: table, kind: 'tip' },
});
