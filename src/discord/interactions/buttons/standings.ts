import { NONCE } from '../../protocol/limits.ts';
import type { Button } from '../button.ts';
import { pageHere, sentence } from '../reply.ts';
import { standingsForAll, standingsPage } from '../standings.ts';
import { barredFromTelling, canTell, languageTold } from '../telling.ts';

/** Shows the channel the table of its server that somebody sees alone: as it is by now, in the language of the server. */
export const standings: Button<'standings'> = {
  kind: 'standings',
  mode: 'update',
  press: async ({ game, month }, { person, context, ground, standpoint }, bot) => {
    const { guild } = standpoint;
    const settings = await bot.tables.servers.of(guild);
    const barred = barredFromTelling({ context, standpoint }, settings);
    if (barred !== undefined) return sentence(barred);
    const asked = { guild, game, month };
    const own = (below?: string) =>
      standingsPage(
        asked,
        { context, canTell: below === undefined, ...(below === undefined ? {} : { below }) },
        bot,
      );
    if (!canTell(ground)) return sentence(context.say('stats-untold'));
    const say = bot.texts.in(languageTold(ground, settings));
    const shown = await standingsForAll(asked, person.name, { say, icons: context.icons }, bot);
    if (shown === undefined) return pageHere(() => own());
    return {
      kind: 'line',
      line: shown.message,
      // The same table is not written twice within minutes, whoever wishes for it.
      nonce: `${shown.games}-${month}-${game}`.slice(0, NONCE),
      draw: (isWritten) => own(context.say(isWritten ? 'stats-told' : 'stats-untold')),
    };
  },
};
