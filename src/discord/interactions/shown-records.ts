import type { PlayableGame } from '../../games/playable.ts';
import type { ShownRecord } from '../../replays/replays.ts';
import { reject } from '../../tables/model/rejection.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Bot } from '../channel/bot.ts';
import { aboutError } from '../log.ts';
import type { ShownAs } from '../protocol/ids.ts';
import { textContextsOf } from '../views/message-context.ts';
import { noteMessage } from '../views/page-message.ts';
import { peopleOfRecord } from '../views/replay-page.ts';
import { filmMessage, pageMessage } from '../views/shown-record.ts';
import { type Asker, recordedTable } from './records.ts';
import { type Draw, type Reply, sentence } from './reply.ts';

/** What of the bot it takes to show a record. */
type Showing = Pick<Bot, 'replays' | 'texts' | 'log'>;

/** A page or a film of a table's match that is over, for the person who asks alone: a note first, in whose place it comes. */
export async function tableShown(
  now: TableNow | undefined,
  as: ShownAs,
  asker: Asker,
  bot: Showing & Pick<Bot, 'tables'>,
): Promise<Reply> {
  if (now === undefined) return reject('no-such-table');
  const { table, game, match } = now;
  if (match === undefined) return reject('not-playing');
  if (match.result === undefined) return reject('not-over');
  const { say } = asker.context;
  const recorded = await recordedTable(now, match, 'spectator', say, bot);
  const written = await bot.replays.write(recorded);
  if (written === undefined) return reject('no-replay');
  // A film is for those who were there; a page may be handed on, and names those alone who wish it.
  const people =
    as === 'film'
      ? textContextsOf(table, asker.context)
      : peopleOfRecord({ ...recorded, seats: match.seats }, say);
  return shown(
    as,
    { text: written.file, ...spoken(people.label.people, say, bot) },
    game,
    table.id,
    asker,
    bot,
  );
}

/** The same of a record that the person has brought. */
export function keptShown(key: string, as: ShownAs, asker: Asker, bot: Showing & Pick<Bot, 'games'>): Reply {
  const { say } = asker.context;
  const kept = bot.replays.kept(key, asker.person.id);
  const game = bot.games.find(({ name }) => name === kept?.replay.game);
  if (kept === undefined || game === undefined) return sentence(say('replay-gone'));
  if (kept.replay.isCutShort || kept.record.result === undefined) return reject('not-over');
  const { people } = peopleOfRecord(kept.replay, say).label;
  return shown(as, { text: kept.text, ...spoken(people, say, bot) }, game, key, asker, bot);
}

/** How the players are called, and in which language. */
const spoken = (
  people: readonly { readonly name: string }[],
  say: Say,
  { texts }: { readonly texts: Texts },
): Omit<ShownRecord, 'text'> => ({
  names: people.map(({ name }) => name),
  language: texts.locales.find((locale) => texts.in(locale) === say) ?? 'en',
});

function shown(
  as: ShownAs,
  record: ShownRecord,
  game: PlayableGame,
  of: string,
  { context, interaction }: Asker & { readonly interaction: string },
  { replays, log }: Showing,
): Reply {
  const { say } = context;
  const page = { of, kind: as } as const;
  const made = async (): Promise<Draw> => {
    try {
      const message =
        as === 'page'
          ? pageMessage(game, await replays.page(record), context)
          : filmMessage(game, await replays.film(record), record.names, context);
      return () => ({ ...message, page });
    } catch (error) {
      log.error({ interaction, ...aboutError(error) }, 'a page or a film could not be made');
      return () => ({ ...noteMessage(say('shown-failed')), page });
    }
  };
  const draw = () => ({ ...noteMessage(say(`${as}-under-way`)), page });
  return { kind: 'page', draw, place: 'apart', later: made(), wantsPictures: true };
}
