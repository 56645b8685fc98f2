import { ownPageOf } from '../../../games/pages.ts';
import type { PlayableMatch } from '../../../games/playable.ts';
import type { Analysed } from '../../../tables/model/analysis.ts';
import { notTheHost, type Rejection, type RejectionCode, reject } from '../../../tables/model/rejection.ts';
import { seatOf, type Table, TOLD_AT_ONCE } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import {
  ANALYSIS_LOOK,
  HINT_LOOK,
  isTableLook,
  type Look,
  RECORD_LOOK,
  SIDES_LOOK,
} from '../../protocol/ids.ts';
import { analysisPage } from '../../views/analysis-page.ts';
import { gamePage, pageAfter, piecesPage } from '../../views/game-page.ts';
import { happenedPage, type Logs, PARTS_OF_SPAN } from '../../views/happened-page.ts';
import { helpPage, hintPage } from '../../views/help-page.ts';
import { closingPage, gatheringPage, lobbySettings } from '../../views/lobby-settings.ts';
import { noteForm, notePage } from '../../views/note-page.ts';
import { questionPage } from '../../views/page-message.ts';
import { withWayBack } from '../../views/page-way.ts';
import { GUIDE, rulesPage } from '../../views/rules-page.ts';
import { commandOf } from '../actor.ts';
import { type Buttons, chosenNumber, type PressAt } from '../button.ts';
import { hinted } from '../hinted.ts';
import { inTheirTurn, type Made } from '../in-turn.ts';
import { recordReply } from '../records.ts';
import { type Draw, type PageReply, pageHere, type Reply } from '../reply.ts';
import { clocksOf } from '../start-times.ts';
import { planMessage } from './plan.ts';

/** Private pages of a table, and what is chosen on them. */
export const pageButtons = {
  look: { mode: 'page', press: (id, press, bot) => showPage(id, 'apart', press, bot) },
  refresh: { press: (id, press, bot) => showPage(id, 'here', press, bot) },
  part: {
    press: ({ place, part }, press, bot) =>
      showPage({ look: place, part: chosenNumber(press) ?? part }, 'here', press, bot),
  },
  seat: {
    press: ({ look = SIDES_LOOK }, press, bot) => {
      const seat = chosenNumber(press);
      return showPage({ look, ...(seat !== undefined && { seat }) }, 'here', press, bot);
    },
  },
  piece: {
    press: ({ menu }, { now, person, values, context }) => {
      const viewer = seatOf(now.table, person.id) ?? 'spectator';
      const page = now.match && piecesPage(now, now.match, viewer, { [menu]: values[0] }, context);
      return page === undefined ? reject('not-playing') : pageHere(() => page, { now });
    },
  },
  rules: {
    press: (id, { values, context }, { games }) => {
      const game = games.find(({ name }) => name === id.game);
      if (game === undefined) return reject('no-such-table');
      return pageHere(() => rulesPage(game, values[0], context, id.from));
    },
  },
  /** Nobody else sees it, so the page on which it was made shows it. */
  guess: {
    press: async ({ table }, press, bot) => {
      const winner = chosenNumber(press);
      if (winner === undefined) return reject('not-legal');
      const done = await bot.tables.guess(commandOf(table, press), winner);
      if (done.kind === 'refused') return done;
      const place = ownPageOf(done.game.pages)?.name ?? 'question';
      return pageHere(() => pageAfter(done, place, press), { changed: [table] });
    },
  },
  note: {
    press: async ({ table, action }, press, bot) => {
      const { now, person, context, values } = press;
      if (action === 'write')
        return seatOf(now.table, person.id) === undefined
          ? reject('not-seated')
          : { kind: 'form', form: noteForm(now, person.id, context.say) };
      const words = action === 'save' ? (values[0] ?? '') : '';
      const done = await bot.tables.writeNote(commandOf(table, press), words);
      if (done.kind === 'refused') return done;
      return pageHere(() => notePage(done, person.id, context), { changed: [table] });
    },
  },
} satisfies Partial<Buttons>;

/** Which page of a table: `seat` is whose side is looked at, `part` which of its parts of answers. */
interface Looked {
  readonly look: Look;
  readonly seat?: number;
  readonly part?: number;
}

async function showPage(looked: Looked, place: PageReply['place'], press: PressAt, bot: Bot): Promise<Reply> {
  const { look, part = 0 } = looked;
  const { now } = press;
  if (look === ANALYSIS_LOOK) return analysisReply(part, place, press, bot);
  if (look === RECORD_LOOK) return recordReply(now, press, bot, place);
  if (look === HINT_LOOK) return hintReply(place, press, bot);
  const page = lookAt(looked, press, bot);
  if (typeof page === 'string') return page === 'not-the-host' ? notTheHost(now.table) : reject(page);
  const own = seatOf(now.table, press.person.id);
  const draw = async () => withWayBack(await hinted(await page(), now, press, bot), now, own, press.context);
  return { kind: 'page', draw, place, now };
}

/** The analysis of a finished match: at once if ready, else after a note. `part`: a turning point, from 1. */
export async function analysisReply(
  part: number,
  place: PageReply['place'],
  press: PressAt,
  bot: Pick<Bot, 'tables' | 'shares' | 'log'>,
): Promise<Reply> {
  const { now } = press;
  const found = bot.tables.analysis(now);
  const context = { ...press.context, reader: press.person.id };
  const shown = (made: Analysed | Rejection): Made =>
    made.kind === 'refused'
      ? made
      : { kind: 'page', draw: () => analysisPage(made, part, context), place, now };
  if (found.kind !== 'not analysed') return shown(found);
  const page = { of: now.table.id, kind: ANALYSIS_LOOK };
  return inTheirTurn('analysis', press, { page, place }, async () => shown(await found.analyse()), bot);
}

function hintReply(
  place: PageReply['place'],
  press: PressAt,
  bot: Pick<Bot, 'tables' | 'shares' | 'log'>,
): Promise<Reply> {
  const { now, person, context } = press;
  const think = async (): Promise<Made> => {
    const hint = await bot.tables.hint(now, person.id);
    return hint.kind === 'refused' ? hint : { kind: 'page', draw: () => hintPage(hint, context), place, now };
  };
  return inTheirTurn('hint', press, { page: { of: now.table.id, kind: HINT_LOOK }, place }, think, bot);
}

function lookAt(
  { look, seat, part = 0 }: Looked,
  press: PressAt,
  bot: Pick<Bot, 'tables' | 'texts' | 'clock'>,
): Draw | RejectionCode {
  const { now, person, context } = press;
  const { table, match, game } = now;
  if (!isTableLook(look)) {
    if (match === undefined) return 'not-playing';
    const viewer = seatOf(table, person.id) ?? 'spectator';
    const page = gamePage(now, match, viewer, { look, seat, part }, context);
    return typeof page === 'string' ? page : () => page;
  }
  if (look === 'guide') return () => rulesPage(game, GUIDE, context);
  if (look === 'settings' || look === 'closing' || look === 'gathering') {
    if (table.phase !== 'lobby') return 'not-in-the-lobby';
    if (table.host !== person.id) return 'not-the-host';
    if (look === 'gathering') return async () => gatheringPage(now, await clocksOf(press, bot), context);
    return () =>
      look === 'closing' ? closingPage(now, context) : lobbySettings(now, bot.texts, context, press);
  }
  if (match === undefined) return 'not-playing';
  const own = seatOf(table, person.id);
  switch (look) {
    case 'help': {
      const page = helpPage(now, match, own ?? 'spectator', context);
      return typeof page === 'string' ? page : () => page;
    }
    case 'pieces': {
      const page = piecesPage(now, match, own ?? 'spectator', {}, context) ?? rulesPage(game, GUIDE, context);
      return () => page;
    }
    case 'happened':
      return async () => {
        const logs = await happenedLog(table, match, own, part, bot);
        return happenedPage(now, match, own ?? 'spectator', logs, context, part);
      };
    case 'plan':
      if (own === undefined) return 'not-seated';
      return table.phase === 'playing' ? () => planMessage(now, { person, context }, bot, part) : 'over';
    case 'question': {
      if (own === undefined) return 'not-seated';
      // A person who is not asked gets the same page with what they know: a note of its own for each press would stay.
      return table.phase === 'playing' ? () => questionPage(now, match, own, context, part) : 'not-asked';
    }
  }
}

/** Entries that are read behind a span, as they may take back something in it. */
const BEHIND = 200;

/**
 * What one page of *Log* reads of a match's log: all of it if short, or else one span, the latest while the match
 * goes on. `part` is the wanted part of the page.
 */
export async function happenedLog(
  { id, unreadFromPly }: Pick<Table, 'id' | 'unreadFromPly'>,
  match: PlayableMatch,
  seat: number | undefined,
  part: number,
  { tables }: { readonly tables: Pick<Bot['tables'], 'log'> },
): Promise<Logs> {
  const { ply } = match;
  const from = seat === undefined ? ply : (unreadFromPly[seat] ?? 0);
  const spans = match.result === undefined ? 1 : Math.max(1, Math.ceil(ply / TOLD_AT_ONCE));
  const span = Math.min(spans - 1, Math.max(0, Math.floor(part / PARTS_OF_SPAN)));
  const until = ply - span * TOLD_AT_ONCE;
  const first = Math.max(0, until - TOLD_AT_ONCE);
  const all = await tables.log(id, first, Math.min(ply, until + BEHIND));
  const isNews = match.result === undefined && from < ply;
  return {
    from,
    all,
    before: isNews ? await match.logged(all).asItWas(from) : undefined,
    until,
    span,
    spans,
  };
}
