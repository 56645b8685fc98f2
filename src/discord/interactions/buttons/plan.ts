import type { Seat } from '../../../engine/seat.ts';
import type { TurnPlan } from '../../../games/playable.ts';
import { planOf } from '../../../tables/model/plans.ts';
import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { Bot } from '../../channel/bot.ts';
import type { IdOf } from '../../protocol/ids.ts';
import type { Message } from '../../protocol/message.ts';
import { noteMessage } from '../../views/components.ts';
import { planPage } from '../../views/plan-page.ts';
import { isSeated, type TableView } from '../../views/table-view.ts';
import { commandOf, viewFor } from '../actor.ts';
import type { Buttons, PressAt } from '../button.ts';
import { refusedWords } from '../replies.ts';
import { pageHere, type Reply } from '../reply.ts';

/** Why nothing is kept or cancelled any more: the turn has begun, or the plan went with it. */
const HAS_GONE_ON: ReadonlySet<Rejection['code']> = new Set(['plan-own-turn', 'no-plan']);

/** What is done with the turn that somebody plans. */
export const planButtons = {
  plan: {
    press: async ({ table, action }, press, bot) => {
      const { person, context } = press;
      const { tables } = bot;
      const view = viewFor(press.now, press);
      const line = lineOf(view, bot);
      if (action === 'undo') {
        tables.planDrafts.set(table, person.id, line.slice(0, -1));
        return pageHere(() => planMessage(view, bot));
      }
      const command = commandOf(table, press);
      const done = await (action === 'keep'
        ? tables.keepPlan(command, line, view.text)
        : tables.cancelPlan(command));
      if (action === 'cancel' || done.kind !== 'refused') tables.planDrafts.drop(table, person.id);
      if (done.kind === 'refused')
        // Said also after a press that changed something by the same id, which is else taken for that press again.
        return HAS_GONE_ON.has(done.code) ? pageHere(() => noteMessage(refusedWords(done, context))) : done;
      return pageHere(
        () =>
          action === 'keep'
            ? planMessage(viewFor(done, press), bot)
            : noteMessage(context.say('plan-cancelled')),
        { changed: [table] },
      );
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
  const view = viewFor(press.now, press);
  if (!isSeated(view)) return reject('not-seated');
  const { match, seat, text } = view;
  const line = lineOf(view, bot);
  const asked = match.planned(seat, line, text);
  // Pressed twice, or on a page that shows an earlier line: the page as it is now is the answer.
  if (asked?.answers.length === line.length && opened === line.length) {
    const together = asked.match.openTo(seat)?.answerAndEnd(notation);
    const tried = [...line, ...(together === undefined ? [notation] : [together.first, ...together.rest])];
    const longer = withSure(tried, (each) => match.planned(seat, each, text), seat);
    if (longer === undefined) return reject('not-legal');
    bot.tables.planDrafts.set(table, press.person.id, longer);
  }
  return pageHere(() => planMessage(view, bot));
}

/** A line with what a table gives by itself behind it; undefined if it cannot be planned. */
function withSure(
  line: readonly string[],
  planned: (line: readonly string[]) => TurnPlan | undefined,
  seat: Seat,
): readonly string[] | undefined {
  const plan = planned(line);
  if (plan?.answers.length !== line.length) return undefined;
  const sure = plan.end === undefined ? plan.match.openTo(seat)?.sure() : undefined;
  return sure === undefined ? line : (withSure([...line, sure], planned, seat) ?? line);
}

/** A person's line at a table, tried out or kept, up to where it can still be planned; empty if there is none. */
const lineOf = (
  { table, seat, reader = '' }: TableView,
  { tables }: Pick<Bot, 'tables'>,
): readonly string[] => {
  const kept = seat === undefined ? undefined : planOf(table, seat)?.answers;
  return tables.planDrafts.of(table.id, reader) ?? kept?.map(({ notation }) => notation) ?? [];
};

/** The page on which somebody plans their next turn, or why there is nothing to plan. */
export const planMessage = (view: TableView, bot: Pick<Bot, 'tables'>, part = 0): Message =>
  isSeated(view)
    ? planPage(view, { line: lineOf(view, bot), part })
    : noteMessage(view.say('rejected-not-seated'));
