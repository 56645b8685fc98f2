import type { PlayableMatch } from '../../../games/playable.ts';
import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { HINT_LOOK, type IdOf, PLAN_LOOK, READY_LOOK } from '../../protocol/ids.ts';
import { pageAfter } from '../../views/game-page.ts';
import { leavingPage, readyPage } from '../../views/page-message.ts';
import { isSeated } from '../../views/table-view.ts';
import { commandOf, viewFor } from '../actor.ts';
import { type Buttons, type Press, type PressAt, shownToAll } from '../button.ts';
import { type Draw, pageHere, type Reply } from '../reply.ts';
import { hintAfter, hinted } from './pages.ts';
import { planAnswer } from './plan.ts';

/** An answer to a question, on a button or in a menu. */
export const answerButtons = {
  answer: { press: (id, press, bot) => giveAnswer(id, id.notation, press, bot) },
  choose: {
    press: (id, press, bot) => {
      const [notation] = press.values;
      return notation === undefined ? reject('not-legal') : giveAnswer(id, notation, press, bot);
    },
  },
} satisfies Partial<Buttons>;

type AnsweredAt = Pick<IdOf<'answer'>, 'table' | 'opened' | 'place'>;

async function giveAnswer(id: AnsweredAt, notation: string, press: PressAt, bot: Bot): Promise<Reply> {
  if (id.place === PLAN_LOOK) return planAnswer(id, notation, press, bot);
  // Who presses on the page of what is ready, or has it open, knows.
  const knows = () => id.place === READY_LOOK || press.hasOpen?.(id.table, READY_LOOK) === true;
  const leaving = leavingOf(id, notation, press);
  if (leaving !== undefined && !knows()) return leaving;
  const done = await bot.tables.answer(commandOf(id.table, press), id.opened, notation);
  if (done.kind === 'refused') return (await pageAnew(done, id, press, bot)) ?? done;
  const view = viewFor(done, press);
  if (press.isAlone) {
    const page = () => hinted(pageAfter(view, id.place, doneInWords(done, press)), view, bot);
    return pageHere(page, {
      now: done,
      changed: [id.table],
      // Of a match that is over the result is what is read last.
      ...(done.table.phase === 'ended' ? {} : { below: done.opened }),
    });
  }
  const board = shownToAll(done, press);
  if (board.also !== undefined)
    return { ...board, also: board.also.map((draw) => async () => hinted(await draw(), view, bot)) };
  // Beside a question of their own what is ready stands on its page.
  return { ...board, also: (await hintAfter(view, press, bot)) ?? readySince(done, press) };
}

/** Asks for confirmation if an answer would leave behind what lies ready for its player; undefined if nothing does. */
function leavingOf({ opened }: AnsweredAt, notation: string, press: PressAt): Reply | undefined {
  const { now } = press;
  const view = viewFor(now, press);
  if (!isSeated(view) || now.table.phase !== 'playing') return undefined;
  const asked = view.match.openTo(view.seat);
  if (asked?.opened !== opened) return undefined;
  const ready = asked.leftBehind(notation, view.text);
  if (ready.length === 0) return undefined;
  const { first } = asked.answerAndEnd(notation) ?? {};
  return pageHere(() => leavingPage(view, { notation, ready, first }), { now });
}

/** What an answer has brought the person who gave it, as far as their next question does not show it, in sentences. */
function doneInWords(done: Done, press: Press): readonly string[] {
  const { match, seat, text } = viewFor(done, press);
  if (match === undefined || match.turn.seat !== seat) return [];
  const log = done.opened.entries.map(({ body }) => body);
  const words = match.logged(log).justDone(text);
  return words === undefined ? [] : [words];
}

/** Updates a private page whose question is over, in place of a refusal; undefined if no page can say more. */
async function pageAnew(
  { code }: Rejection,
  { table, place }: AnsweredAt,
  press: Press,
  bot: Bot,
): Promise<Reply | undefined> {
  if (!press.isAlone || (code !== 'stale' && code !== 'not-asked')) return undefined;
  const said = place === HINT_LOOK ? [press.context.say('hint-stale')] : [];
  // As it is by now: what the press brought may be what it is refused for.
  const now = await bot.tables.look(table);
  if (now?.match === undefined || now.table.phase !== 'playing') return undefined;
  return pageHere(() => pageAfter(viewFor(now, press), place, said));
}

/** What an answer has made possible for the person who gave it, and only they may know; empty if nothing. */
function readySince(done: Done, press: Press): readonly Draw[] {
  const view = viewFor(done, press);
  if (done.before === undefined || !isSeated(view)) return [];
  const readyIn = (match: PlayableMatch) => match.openTo(view.seat)?.ready(view.text) ?? [];
  const known = new Set(readyIn(done.before).map(({ key }) => key));
  const ready = readyIn(view.match).filter(({ key }) => !known.has(key));
  return ready.length === 0 ? [] : [() => readyPage(view, ready)];
}
