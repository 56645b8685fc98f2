import { MOST_WATCHERS, type Watcher } from '../../../tables/model/watcher.ts';
import type { Bot } from '../../channel/bot.ts';
import { channelNonce } from '../../channel/mark.ts';
import { DiscordError } from '../../discord-error.ts';
import { render } from '../../protocol/message.ts';
import { noteMessage } from '../../views/page-message.ts';
import { ANY_GAME, watchConfirmed, watchPage } from '../../views/watch-page.ts';
import type { Button, Press } from '../button.ts';
import { pageHere } from '../reply.ts';

/** Toggles whether a person is notified of a game's tables in this server; without a game only shows the choice. */
export const watch: Button<'watch'> = {
  mode: 'page',
  press: async ({ game: wished }, press, bot) => {
    const { person, standpoint, ground, context } = press;
    const { guild } = standpoint;
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
    const watcher = { since, language: ground.language, ...(game && { game }), ...(toldAt && { toldAt }) };
    await watchers.set(guild, person.id, watcher);
    return shown(watcher);
  },
};

/** Tells somebody no more of the tables of a server, from a direct message, which says so from then on. */
export const unwatch: Button<'unwatch'> = {
  mode: 'update',
  press: async ({ guild }, { person, context: { say } }, { tables }) => {
    await tables.watchers.set(guild, person.id, undefined);
    return pageHere(() => noteMessage(say('watch-stopped')), { changed: [] });
  },
};

/** Whether a direct message reaches somebody: they are told by one that others will come. */
async function isReached({ person, interaction, standpoint, context }: Press, bot: Bot): Promise<boolean> {
  const { discord, sight, log } = bot;
  if (discord === undefined) return true;
  const { guild, channel } = standpoint;
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
