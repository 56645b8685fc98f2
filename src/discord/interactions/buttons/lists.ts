import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { TableNow } from '../../../tables/model/table.ts';
import { MOST_WATCHERS, type Watcher } from '../../../tables/model/watcher.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { channelNonce } from '../../channel/mark.ts';
import { DiscordError } from '../../discord-error.ts';
import type { IdOf } from '../../protocol/ids.ts';
import { type Message, render } from '../../protocol/message.ts';
import { tableTold } from '../../views/table-words.ts';
import { ANY_GAME, watchConfirmed, watchPage } from '../../views/watch-page.ts';
import { commandOf } from '../actor.ts';
import { type Buttons, isInReach, notInServer, type Press } from '../button.ts';
import { barredFromAnother } from '../opening.ts';
import { ownTables } from '../own-tables.ts';
import { refusedWords } from '../replies.ts';
import { page, pageHere, sentence } from '../reply.ts';
import { serverTables } from '../server-tables.ts';
import { closingFor, toldNewcomer } from './lobby.ts';

/** Lists of tables, what can be done beside their lines, and who is told of tables that open. */
export const listButtons = {
  tables: {
    press: async (id, press, bot) => {
      const message = await listAt(id.page, press, bot);
      return pageHere(() => message);
    },
  },
  /** All who see the channel of a list may join, though the table is elsewhere. */
  enter: {
    mode: 'page',
    press: async (id, press, bot) => {
      const done = await entered(id, press, bot);
      if (typeof done === 'string') return sentence(done);
      if (done.kind === 'refused') return done;
      const { note, slowed } = await toldNewcomer(press, done, bot);
      return page(note, { now: done, changed: [id.lobby], also: slowed });
    },
  },
  /** Says what came of it above the list as it is now. */
  listed: {
    press: async ({ lobby, action, page: at }, press, bot) => {
      const { say } = press.context;
      if (action === 'leave') {
        const now = await bot.tables.look(lobby);
        const closing = now && closingFor(now, press);
        if (closing !== undefined) return pageHere(() => closing);
      }
      const done =
        action === 'join'
          ? await entered({ lobby }, press, bot)
          : await bot.tables.leave(commandOf(lobby, press));
      const list = (words: string) => listAt(at, press, bot, [words]);
      if (typeof done === 'string') return pageHere(() => list(done));
      if (done.kind === 'refused') return pageHere(() => list(refusedWords(done, press.context)));
      const words = `${tableTold(done, say)}\n${say(action === 'join' ? 'seat-taken' : 'seat-leave')}`;
      const told = action === 'join' ? await toldNewcomer(press, done, bot) : undefined;
      // Without the table: nothing of a match is told by it.
      return pageHere(() => (told?.isOffered ? told.note : list(words)), {
        ...{ changed: [lobby], also: told?.slowed ?? [] },
      });
    },
  },
  /** Toggles a game; without one only shows the choice. */
  watch: {
    mode: 'page',
    press: async ({ game: wished }, press, bot) => {
      const { person, guild, language, context } = press;
      const { watchers } = bot.tables;
      const known = await watchers.of(guild, person.id);
      const shown = (watcher: Watcher | undefined, why?: 'unreached' | 'full' | 'stopped') =>
        pageHere(
          () => watchPage(watcher, bot.games, context, why),
          why === 'unreached' || why === 'full' ? {} : { changed: [] },
        );
      if (wished === undefined) return pageHere(() => watchPage(known, bot.games, context));
      const isOn = known !== undefined && known.isUnreached !== true;
      const game = bot.games.find(({ name }) => name === wished)?.name;
      if (game === undefined && wished !== ANY_GAME) return shown(known);
      if (isOn && known.game === game) {
        await watchers.set(guild, person.id, undefined);
        return shown(undefined, 'stopped');
      }
      if (!isOn && (await watchers.in(guild)).size >= MOST_WATCHERS) return shown(undefined, 'full');
      if (!isOn && !(await isReached(press, bot))) return shown(undefined, 'unreached');
      const { toldAt } = known ?? {};
      const since = bot.clock.now();
      const watcher = { since, language, ...(game && { game }), ...(toldAt && { toldAt }) };
      await watchers.set(guild, person.id, watcher);
      return shown(watcher);
    },
  },
  /** From a direct message, which is in no server. */
  unwatch: {
    mode: 'page',
    press: async ({ guild }, { person, context: { say } }, { tables }) => {
      await tables.watchers.set(guild, person.id, undefined);
      return sentence(say('watch-stopped'), { changed: [] });
    },
  },
} satisfies Partial<Buttons>;

/** Seats somebody; a sentence or a rejection if it cannot. */
async function entered(
  id: Pick<IdOf<'enter'>, 'lobby' | 'guild'>,
  press: Press,
  bot: Bot,
): Promise<Done | Rejection | string> {
  const { lobby } = id;
  const { person } = press;
  const now = await bot.tables.look(lobby);
  if (now === undefined) return reject('no-such-table');
  const why = notInServer(now.table, press) ?? (await bot.tables.servers.blockOf(id.guild, person.id));
  if (why !== undefined) return why;
  if (!(await maySit(now, id, press, bot)))
    return reject('not-in-this-channel', { channel: now.table.channel });
  const barred = await barredFromAnother(now, press, bot);
  return barred ?? bot.tables.join(commandOf(lobby, press), person.name);
}

/** A page of tables, see `tables` of ids. */
const listAt = (
  at: number | undefined,
  press: Press,
  bot: Bot,
  above: readonly string[] = [],
): Promise<Message> =>
  at === undefined ? ownTables(press, bot, above) : serverTables(press, at, bot, above);

/** Whether somebody may sit down from where they press; in a direct message, whether they see the table's channel. */
async function maySit(
  { table }: TableNow,
  { guild }: Pick<IdOf<'enter'>, 'guild'>,
  press: Press,
  bot: Bot,
): Promise<boolean> {
  if (guild === undefined) return isInReach(table, press, bot);
  try {
    const roles = await bot.discord?.rolesOf(guild, press.person.id);
    return roles !== undefined && (await bot.sight?.placeOf(table))?.sees(press.person.id, roles) === true;
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
}

/** Whether a direct message reaches somebody: they are told by one that others will come. */
async function isReached(
  { person, interaction, guild, channel, context }: Press,
  bot: Bot,
): Promise<boolean> {
  const { discord, sight, log } = bot;
  if (discord === undefined) return true;
  const server = (await sight?.placeOf({ guild, channel, home: channel, thread: undefined }))?.server ?? '';
  try {
    const message = await render(watchConfirmed({ guild, server }, context), log);
    await discord.post(await discord.direct(person.id), message, channelNonce(person.id, interaction));
    return true;
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
}
