import { languageName } from '../../../texts/language-name.ts';
import type { Bot } from '../../channel/bot.ts';
import { placesMentioned } from '../../views/places-named.ts';
import type { Button, Press } from '../button.ts';
import { type Reply, sentence } from '../reply.ts';
import { putDirectory } from '../server-tables.ts';

/** Settles something for a server from the message that it got when the bot came: only who manages it can. */
export const settleServer: Button<'settle'> = {
  mode: 'page',
  press: async ({ what }, press, bot) => {
    const { standpoint, ground, context } = press;
    if (what === 'list') return putDirectory(standpoint.channel, { ...standpoint, ...ground, context }, bot);
    if (!standpoint.canManage) return sentence(context.say('settings-not-manager'));
    return what === 'games' ? keepGamesHere(press, bot) : chooseLanguage(press, bot);
  },
};

/** Lets tables be opened in this channel alone, or in any again. */
async function keepGamesHere({ standpoint, context: { say } }: Press, { tables }: Bot): Promise<Reply> {
  const { guild, channel, parent } = standpoint;
  const here = parent ?? channel;
  const { channels } = await tables.servers.change(guild, (known) => ({
    ...known,
    channels: known.channels.length === 1 && known.channels[0] === here ? [] : [here],
  }));
  return sentence(
    channels.length === 0
      ? say('settings-channels-all')
      : `${say('settings-channels', { channels: placesMentioned('#', channels) })}\n${say('greeting-games-more')}`,
    { changed: [] },
  );
}

async function chooseLanguage(
  { values, standpoint: { guild }, context: { say } }: Press,
  bot: Bot,
): Promise<Reply> {
  const { servers } = bot.tables;
  const language = bot.texts.locales.find((locale) => locale === values[0]);
  if (language !== undefined) await servers.change(guild, (known) => ({ ...known, language }));
  const { language: settled } = await servers.of(guild);
  const words = settled === undefined ? say('settings-language-server') : languageName(settled);
  return sentence(say('settings-server-language', { language: words }), { changed: [], directory: guild });
}
