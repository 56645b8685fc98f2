import { channelNonce } from '../../channel/mark.ts';
import type { Buttons } from '../button.ts';
import { awaitedTurn } from '../in-turn.ts';
import { pageHere, sentence } from '../reply.ts';
import { standingsForAll, standingsIn, standingsPage } from '../standings.ts';
import { barredFromTelling, canTell, languageTold } from '../telling.ts';

/** Posts a server's standings, until now seen by one person, to the channel: up to date, in the server's language. */
export const standingsButtons = {
  standings: {
    press: async ({ game, month }, by, bot) => {
      const { person, context, guild, channel } = by;
      const settings = await bot.tables.servers.of(guild);
      const barred = barredFromTelling(by, settings);
      if (barred !== undefined) return sentence(barred);
      const asked = { guild, game, month };
      if (!canTell(by)) return sentence(context.say('stats-untold'));
      const counted = await awaitedTurn('stats', by, () => standingsIn(asked, bot), bot);
      if (counted !== undefined && 'code' in counted) return counted;
      const say = bot.texts.in(languageTold(by, settings));
      const told = standingsForAll(asked, counted, person.name, { say, icons: context.icons });
      if (told === undefined)
        return pageHere(() => standingsPage(asked, counted, { context, canTell: true }));
      return {
        kind: 'line',
        line: told.message,
        // The same standings are not written twice within minutes, whoever wishes for them.
        nonce: channelNonce(channel, told.shown),
        draw: async (isWritten) => {
          const below = context.say(isWritten ? 'stats-told' : 'stats-untold');
          return standingsPage(asked, counted, { context, below, canTell: false });
        },
      };
    },
  },
} satisfies Partial<Buttons>;
