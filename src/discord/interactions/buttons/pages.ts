import { ownPageOf } from '../../../games/pages.ts';
import type { PlayableMatch } from '../../../games/playable.ts';
import type { Analysed } from '../../../tables/model/analysis.ts';
import { notTheHost, type RejectionCode, reject } from '../../../tables/model/rejection.ts';
import { type Table, TOLD_AT_ONCE } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import { ANALYSIS_LOOK, HINT_LOOK, type Look, RECORD_LOOK, SIDES_LOOK } from '../../protocol/ids.ts';
import type { Message } from '../../protocol/message.ts';
import { analysisPage } from '../../views/analysis-page.ts';
import { gamePage, pageAfter, piecesPage } from '../../views/game-page.ts';
import { happenedPage, type Logs, PARTS_OF_SPAN } from '../../views/happened.ts';
import { helpPage, hintPage, withHint } from '../../views/help-page.ts';
import { GUIDE, rulesPage } from '../../views/learning-pages.ts';
import { closingPage, gatheringPage, lobbySettings } from '../../views/lobby-settings.ts';
import { questionPage } from '../../views/page-message.ts';
import { withWayBack } from '../../views/page-way.ts';
import { noteForm, notePage } from '../../views/plan-page.ts';
import { hasMatch, isSeated, type TableView } from '../../views/table-view.ts';
import { commandOf, viewFor } from '../actor.ts';
import { type Buttons, chosenNumber, type Press, type PressAt } from '../button.ts';
import { inTheirTurn } from '../in-turn.ts';
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
    press: ({ menu }, press) => {
      const { now, values } = press;
      const view = viewFor(now, press);
      const page = hasMatch(view) ? piecesPage(view, { [menu]: values[0] }) : undefined;
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
      return pageHere(() => pageAfter(viewFor(done, press), place), { changed: [table] });
    },
  },
  note: {
    press: async ({ table, action }, press, bot) => {
      if (action === 'write') {
        const view = viewFor(press.now, press);
        return view.seat === undefined ? reject('not-seated') : { kind: 'form', form: noteForm(view) };
      }
      const words = action === 'save' ? (press.values[0] ?? '') : '';
      const done = await bot.tables.writeNote(commandOf(table, press), words);
      if (done.kind === 'refused') return done;
      return pageHere(() => notePage(viewFor(done, press)), { changed: [table] });
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
  const page = await lookAt(looked, press, bot);
  if (typeof page === 'string') return page === 'not-the-host' ? notTheHost(now.table) : reject(page);
  const view = viewFor(now, press);
  const message = withWayBack(await hinted(page, view, bot), view);
  return { kind: 'page', draw: () => message, place, now };
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
  if (found.kind === 'refused') return found;
  const drawn = (made: Analysed): Message => analysisPage(viewFor(made.now, press), made.analysis, part);
  if (found.kind === 'analysed') return { kind: 'page', draw: () => drawn(found), place, now };
  const analyse = async () => {
    const made = await found.analyse();
    return made.kind === 'refused' ? made : drawn(made);
  };
  const page = { of: now.table.id, kind: ANALYSIS_LOOK };
  return inTheirTurn('analysis', press, { page, place, now }, analyse, bot);
}

function hintReply(
  place: PageReply['place'],
  press: PressAt,
  bot: Pick<Bot, 'tables' | 'shares' | 'log'>,
): Promise<Reply> {
  const { now } = press;
  const think = async () => {
    const hint = await bot.tables.hint(now, press.person.id);
    if (hint.kind === 'refused') return hint;
    const view = viewFor(hint.now, press);
    return isSeated(view) ? hintPage(view, hint) : reject('not-seated');
  };
  return inTheirTurn('hint', press, { page: { of: now.table.id, kind: HINT_LOOK }, place, now }, think, bot);
}

async function lookAt(
  { look, seat, part = 0 }: Looked,
  press: PressAt,
  bot: Pick<Bot, 'tables' | 'texts' | 'clock'>,
): Promise<Message | RejectionCode> {
  const view = viewFor(press.now, press);
  const { table, game } = view;
  if (look === 'guide') return rulesPage(game, GUIDE, view);
  if (look === 'settings' || look === 'closing' || look === 'gathering') {
    if (table.phase !== 'lobby') return 'not-in-the-lobby';
    if (table.host !== view.reader) return 'not-the-host';
    if (look === 'gathering') return gatheringPage(view, await clocksOf(press, bot));
    return look === 'closing' ? closingPage(view) : lobbySettings(view, bot.texts, press);
  }
  if (!hasMatch(view)) return 'not-playing';
  switch (look) {
    case 'help':
      return helpPage(view);
    case 'pieces':
      return piecesPage(view) ?? rulesPage(game, GUIDE, view);
    case 'happened':
      return happenedPage(view, await happenedLog(table, view.match, view.seat, part, bot), part);
    case 'plan':
      if (!isSeated(view)) return 'not-seated';
      return table.phase === 'playing' ? planMessage(view, bot, part) : 'over';
    case 'question':
      if (!isSeated(view)) return 'not-seated';
      // A person who is not asked gets the same page with what they know: a note of its own for each press would stay.
      return table.phase === 'playing' ? questionPage(view, part) : 'not-asked';
    default:
      return gamePage(view, { look, seat, part });
  }
}

/** The page of its reader's question, with what is left of the hint that they had; any other page as it is. */
export async function hinted(
  message: Message,
  view: TableView,
  { tables }: Pick<Bot, 'tables'>,
): Promise<Message> {
  const { now, game, reader = '' } = view;
  const { page } = message;
  const isOfQuestion =
    page?.kind === 'question' || game.pages.some(({ name, isOwn }) => isOwn && name === page?.kind);
  if (!isOfQuestion || !isSeated(view)) return message;
  const hint = await tables.hintRest(now, reader);
  return hint === undefined ? message : withHint(message, view, hint);
}

/** What is left of the hint that somebody had open as they answered on the board; undefined if nothing is. */
export async function hintAfter(
  view: TableView,
  { hasOpen }: Pick<Press, 'hasOpen'>,
  { tables }: Pick<Bot, 'tables'>,
): Promise<readonly Draw[] | undefined> {
  const { now, table, reader = '' } = view;
  const isOpen = [HINT_LOOK, 'question'].some((kind) => hasOpen?.(table.id, kind) === true);
  if (!isOpen || !isSeated(view)) return undefined;
  const hint = await tables.hintRest(now, reader);
  return hint && [() => withHint(questionPage(view), view, hint)];
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
