import { type Profile, USUAL_PROFILE } from '../../tables/model/profile.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import { accessErrorOf, causeAt } from '../channel/access.ts';
import type { Bot } from '../channel/bot.ts';
import { asListed } from '../channel/notices.ts';
import type { Id } from '../protocol/ids.ts';
import { type Message, text } from '../protocol/message.ts';
import { noteMessage } from '../views/components.ts';
import { lostPlaceMessage } from '../views/notice-message.ts';
import { planNews } from '../views/plan-page.ts';
import { isSeated, tableView } from '../views/table-view.ts';
import { tableEntry } from '../views/table-words.ts';
import type { Press } from './button.ts';
import type { Asker } from './replies.ts';
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
  const view = now && tableView(now, context, person.id);
  if (view === undefined || !isSeated(view)) return undefined;
  const { table, game, match, seat } = view;
  if (table.phase !== 'playing' || !table.learning.includes(seat)) return undefined;
  const wanted = (match.openTo(seat)?.tips(view.text) ?? []).map(({ key, ...tip }) => ({
    ...{ ...tip, key: `${game.name}:${key}` },
  }));
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

/**
 * Tells somebody, once each, that no direct message reaches them, and that a table of theirs has lost its place.
 *
 * @param untold that table, if there is one
 */
export async function sayWhatWaits(
  { person: { id: person }, profile, context: { say }, responder }: Asker,
  untold: string | undefined,
  { tables, discord }: Pick<Bot, 'tables' | 'discord'>,
): Promise<void> {
  const { profiles } = tables;
  // What they did may have removed their profile, which is not to be written anew.
  const isUnreached = profile.unreached && (await profiles.of(person)).unreached;
  if (isUnreached && (await responder.page(noteMessage(say('notice-unreached')))))
    await profiles.change(person, (known) => ({ ...known, unreached: false }));
  const lost = untold === undefined ? undefined : await tables.opened({ table: untold });
  const accessError = lost && accessErrorOf(lost);
  if (lost === undefined || lost.channel.untold !== person) return;
  const missing =
    accessError === 'closed' && discord !== undefined ? (await causeAt(lost.now.table, discord)).missing : [];
  const isTold =
    accessError === undefined ||
    (await responder.page(lostPlaceMessage(lost.now, accessError, missing, say)));
  if (isTold) await tables.note(lost.now.table.id, { told: person });
}

/** Tells somebody once what came of their plan at the table that they pressed. Tells whether it did. */
export async function sayPlayed(
  now: TableNow,
  { person: { id: person }, interaction, context, responder }: Asker,
  { tables }: Pick<Bot, 'tables'>,
): Promise<boolean> {
  const news = planNews(tableView(now, context, person));
  if (news === undefined || !(await responder.page(news))) return false;
  await tables.planTold({ table: now.table.id, person, interaction: `told:${interaction}` });
  return true;
}
