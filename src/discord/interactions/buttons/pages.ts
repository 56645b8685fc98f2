import { notTheHost, type RejectionCode, reject } from '../../../tables/model/rejection.ts';
import { seatOf, type TableNow } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import {
  ANALYSIS_LOOK,
  HINT_LOOK,
  isTableLook,
  type Look,
  RECORD_LOOK,
  SIDES_LOOK,
} from '../../protocol/ids.ts';
import { gamePage } from '../../views/game-page.ts';
import { gatheringPage } from '../../views/gathering-page.ts';
import { happenedPage } from '../../views/happened-page.ts';
import { helpPage } from '../../views/help-page.ts';
import { hintPage } from '../../views/hint-page.ts';
import { closingPage, lobbySettings } from '../../views/lobby-settings.ts';
import { questionPage } from '../../views/page-message.ts';
import { withWayBack } from '../../views/page-way.ts';
import { piecesPage } from '../../views/pieces-page.ts';
import { GUIDE, rulesPage } from '../../views/rules-page.ts';
import { askerOf, type Button, chosenNumber, type Press, tableAt } from '../button.ts';
import { happenedLog } from '../happened-log.ts';
import { inTheirTurn, type Made } from '../in-turn.ts';
import { recordReply } from '../records.ts';
import type { Draw, PageReply, Reply } from '../reply.ts';
import { clocksOf } from '../start-times.ts';
import { analysisReply } from './analysis.ts';
import { pressed } from './gathering.ts';
import { planMessage } from './plan.ts';

/** Opens a private page. */
export const look: Button<'look'> = {
  mode: 'page',
  press: (id, press, bot) => showPage(id, 'apart', press, bot),
};

/** Draws the private page anew in which it stands. */
export const refresh: Button<'refresh'> = {
  mode: 'update',
  press: (id, press, bot) => showPage(id, 'here', press, bot),
};

/** Turns to another part of a page's answers. */
export const part: Button<'part'> = {
  mode: 'update',
  press: ({ table, place, part }, press, bot) =>
    showPage({ table, look: place, part: chosenNumber(press) ?? part }, 'here', press, bot),
};

/** Looks at another side of the table. */
export const seat: Button<'seat'> = {
  mode: 'update',
  press: ({ table, look = SIDES_LOOK }, press, bot) => {
    const seat = chosenNumber(press);
    return showPage({ table, look, ...(seat !== undefined && { seat }) }, 'here', press, bot);
  },
};

/** Which page of a table: `seat` is whose side is looked at, `part` which of its parts of answers. */
interface Looked {
  readonly table: string;
  readonly look: Look;
  readonly seat?: number;
  readonly part?: number;
}

async function showPage(looked: Looked, place: PageReply['place'], press: Press, bot: Bot): Promise<Reply> {
  const { table, look, part = 0 } = looked;
  if (look === ANALYSIS_LOOK) return analysisReply(table, part, place, press, bot);
  const now = await tableAt(table, press, bot);
  if (look === RECORD_LOOK) return recordReply(now, askerOf(press), bot, place);
  if (look === HINT_LOOK) return hintReply(now, place, press, bot);
  const page = await lookAt(now, looked, press, bot);
  if (typeof page !== 'string' && now !== undefined) {
    const own = seatOf(now.table, press.person.id);
    return { kind: 'page', draw: async () => withWayBack(await page(), now, own, press.context), place, now };
  }
  if (typeof page !== 'string') return { kind: 'page', draw: page, place };
  return page === 'not-the-host' && now !== undefined ? notTheHost(now.table) : reject(page);
}

/** Advice on what this person is asked, once it was thought about. */
async function hintReply(
  now: TableNow | undefined,
  place: PageReply['place'],
  press: Press,
  bot: Pick<Bot, 'tables' | 'shares' | 'log'>,
): Promise<Reply> {
  if (now === undefined) return reject('no-such-table');
  const { person, context } = press;
  const think = async (): Promise<Made> => {
    const hint = await bot.tables.hint(now, person.id);
    return hint.kind === 'refused' ? hint : { kind: 'page', draw: () => hintPage(hint, context), place, now };
  };
  return inTheirTurn(
    'hint',
    askerOf(press),
    { page: { of: now.table.id, kind: HINT_LOOK }, place },
    think,
    bot,
  );
}

/** A private page of a table, with a part of its answers, or why this person cannot see it. */
async function lookAt(
  now: TableNow | undefined,
  { look, seat, part = 0 }: Looked,
  press: Press,
  bot: Pick<Bot, 'tables' | 'texts' | 'clock'>,
): Promise<Draw | RejectionCode> {
  const { person, context, standpoint } = press;
  if (now === undefined) return 'no-such-table';
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
    if (look === 'gathering')
      return async () => gatheringPage(now, await clocksOf(pressed(press), bot), context);
    return () =>
      look === 'closing' ? closingPage(now, context) : lobbySettings(now, bot.texts, context, standpoint);
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
