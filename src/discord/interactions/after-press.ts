import { LRUCache } from 'lru-cache';
import type { Profile } from '../../tables/model/profile.ts';
import { seatOf, type TableNow } from '../../tables/model/table.ts';
import { accessErrorOf, causeAt } from '../channel/access.ts';
import type { Bot } from '../channel/bot.ts';
import { asListed } from '../channel/notices.ts';
import { DiscordError } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import type { DiscordApi } from '../protocol/discord-api.ts';
import type { Id } from '../protocol/ids.ts';
import { NONCE } from '../protocol/limits.ts';
import { type Message, render, text } from '../protocol/message.ts';
import { noteMessage } from '../views/components.ts';
import { lostPlaceMessage, unansweredCommandMessage, unansweredMessage } from '../views/notice-message.ts';
import { planNews } from '../views/plan-page.ts';
import { isSeated, tableView } from '../views/table-view.ts';
import { tableEntry } from '../views/table-words.ts';
import type { Actor } from './actor.ts';
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
  { person, context, profile }: Asker,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message | undefined> {
  if (!('table' in id) || !isTurning(id, reply)) return undefined;
  const now = nowOf(reply);
  const view = now && tableView(now, context, person.id);
  if (view === undefined || !isSeated(view)) return undefined;
  const { table, game, match, seat } = view;
  if (table.phase !== 'playing' || !table.learning.includes(seat)) return undefined;
  const all = match.openTo(seat)?.tips(view.text) ?? [];
  const tips = untold(
    all.map((tip) => ({ ...tip, key: `${game.name}:${tip.key}` })),
    profile,
  );
  if (tips.length === 0) return undefined;
  const noted = await tables.profiles.change(person.id, (known) => {
    const [tip] = untold(tips, known);
    return tip === undefined ? 'told already' : { ...known, tipsTold: [...known.tipsTold, tip.key] };
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
const tipNote = (words: string, table: string): Message => ({
  components: [text(`💡 ${words}`)],
  pictures: [],
  page: { of: table, kind: 'tip' },
});

const LOOKED_AT = 25;

/**
 * Where another table of the server waits for the person whose turn this press ended: a private line. Undefined if none
 * waits, they are still asked here, or do not want to be told.
 */
export async function nextTableAfter(
  id: Id,
  reply: Reply,
  { person, context: { say }, opened, guild, channel, profile }: Press & Asker,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message | undefined> {
  if (id.kind !== 'answer' && id.kind !== 'choose') return undefined;
  const match = nowOf(reply)?.match;
  const seat = opened && seatOf(opened.now.table, person.id);
  if (match === undefined || seat === undefined || opened?.now.match?.turn.seat !== seat) return undefined;
  if (match.decisions.some((decision) => decision.seat === seat)) return undefined;
  if (!profile.elsewhere) return undefined;
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

/** Tells somebody once what came of their plan at the table that they pressed. Returns whether it did. */
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

/** Milliseconds for which a person who was told knows that they cannot be answered there: an hour. */
const KNOWN_FOR = 60 * 60 * 1000;
const REMEMBERED = 2_000;

/**
 * Tells people by direct message that their press or command could not be answered: in an archived and locked thread
 * Discord takes no answer at all, not even a private one (discord-api-docs #5517).
 */
export class Unanswered {
  readonly #bot: Bot;
  readonly #api: Pick<DiscordApi, 'direct' | 'post'>;
  readonly #told: LRUCache<string, true>;

  constructor(bot: Bot, api: Pick<DiscordApi, 'direct' | 'post'>) {
    this.#bot = bot;
    // What is as old as its time to live is still kept.
    const ttl = KNOWN_FOR - 1;
    this.#told = new LRUCache({ max: REMEMBERED, ttl, ttlResolution: 0, perf: bot.clock });
    this.#api = api;
  }

  /** Tells a person so, and whether their press counted. If no direct message reaches them, `/tables` tells it. */
  async press(table: string, doer: Actor, counted: boolean): Promise<void> {
    const now = await this.#bot.tables.look(table);
    if (now === undefined) return;
    await this.#tell(`${table} ${doer.person.id}`, doer, unansweredMessage(now, counted, doer.context.say));
  }

  /** The same of a command, written as it was typed. */
  async command(typed: string, order: Actor, counted: boolean): Promise<void> {
    const { channel, person, context } = order;
    const message = unansweredCommandMessage(typed, channel, counted, context.say);
    await this.#tell(`${typed} ${channel} ${person.id}`, order, message);
  }

  async #tell(about: string, { person, interaction }: Actor, message: Message): Promise<void> {
    const { log } = this.#bot;
    if (this.#told.has(about)) return;
    this.#told.set(about, true);
    try {
      const channel = await this.#api.direct(person.id);
      await this.#api.post(channel, await render(message, log), `unheard-${interaction}`.slice(0, NONCE));
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      log.info({ interaction, ...aboutError(error) }, 'nobody could be told that a thread is locked');
    }
  }
}
