import { planOf } from '../../../tables/model/plans.ts';
import { reject } from '../../../tables/model/rejection.ts';
import { seatOf, type TableNow } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import type { IdOf } from '../../protocol/ids.ts';
import type { Message } from '../../protocol/message.ts';
import { textContextsOf } from '../../views/message-context.ts';
import { noteMessage } from '../../views/page-message.ts';
import { planPage } from '../../views/plan-page.ts';
import { commandOf, type PageReader } from '../actor.ts';
import type { Buttons, PressAt } from '../button.ts';
import { pageHere, type Reply } from '../reply.ts';

/** What is done with the turn that somebody plans. */
export const planButtons = {
  plan: {
    press: async ({ table, action }, press, bot) => {
      const { now, person, context } = press;
      const { planDrafts } = bot.tables;
      const line = lineOf(now, person.id, bot) ?? [];
      switch (action) {
        case 'undo':
          planDrafts.set(table, person.id, line.slice(0, -1));
          return pageHere(() => planMessage(now, press, bot));
        case 'keep': {
          const { text } = textContextsOf(now.table, context);
          const kept = await bot.tables.keepPlan(commandOf(table, press), line, text);
          if (kept.kind === 'refused') return kept.code === 'plan-own-turn' ? anew(kept.code, press) : kept;
          planDrafts.drop(table, person.id);
          return pageHere(() => planMessage(kept, press, bot), { changed: [table] });
        }
        case 'cancel': {
          const cancelled = await bot.tables.cancelPlan(commandOf(table, press));
          planDrafts.drop(table, person.id);
          if (cancelled.kind !== 'refused')
            return pageHere(() => noteMessage(context.say('plan-cancelled')), { changed: [table] });
          // It was played meanwhile, or went with its turn: the page says what came of it.
          return cancelled.code === 'no-plan' ? pageHere(() => planMessage(now, press, bot)) : cancelled;
        }
      }
    },
  },
} satisfies Partial<Buttons>;

/** An answer on the board on which a turn is planned: nothing of it is given. */
export async function planAnswer(
  { table, opened }: Pick<IdOf<'answer'>, 'table' | 'opened'>,
  notation: string,
  press: PressAt,
  bot: Bot,
): Promise<Reply> {
  const { now } = press;
  const seat = seatOf(now.table, press.person.id);
  if (seat === undefined) return reject('not-seated');
  const line = lineOf(now, press.person.id, bot) ?? [];
  const { text } = textContextsOf(now.table, press.context);
  const asked = now.match?.planned(seat, line, text);
  // Pressed twice, or on a page that shows an earlier line: the page as it is now is the answer.
  if (asked?.answers.length === line.length && opened === line.length) {
    const together = asked.match.openTo(seat)?.answerAndEnd(notation);
    const longer = [...line, ...(together === undefined ? [notation] : [together.first, ...together.rest])];
    if (now.match?.planned(seat, longer, text)?.answers.length !== longer.length) return reject('not-legal');
    bot.tables.planDrafts.set(table, press.person.id, longer);
  }
  return pageHere(() => planMessage(now, press, bot));
}

/** A person's line at a table, tried out or kept, up to where it can still be planned; undefined if there is none. */
function lineOf(
  now: TableNow,
  person: string,
  { tables }: Pick<Bot, 'tables'>,
): readonly string[] | undefined {
  const seat = seatOf(now.table, person);
  const kept =
    seat === undefined ? undefined : planOf(now.table, seat)?.answers.map(({ notation }) => notation);
  return tables.planDrafts.of(now.table.id, person) ?? kept;
}

/** The page on which somebody plans their next turn, or why there is nothing to plan. */
export function planMessage(
  now: TableNow,
  { person, context }: PageReader,
  bot: Pick<Bot, 'tables'>,
  part = 0,
): Message {
  const seat = seatOf(now.table, person.id);
  if (now.match === undefined || seat === undefined) return noteMessage(context.say('rejected-not-seated'));
  return planPage(now, now.match, { seat, line: lineOf(now, person.id, bot) ?? [], part }, context);
}

const anew = (code: 'plan-own-turn', { context }: PageReader): Reply =>
  pageHere(() => noteMessage(context.say(`rejected-${code}`)));
