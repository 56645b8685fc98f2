import type { Reason, Refused } from '../../tables/refusal.ts';
import { refused } from '../../tables/refusal.ts';
import { type Person, seatOf, type TableNow } from '../../tables/table.ts';
import type { Act, Done } from '../../tables/tables.ts';
import type { Bot } from '../bot.ts';
import type { Message } from '../messages/message.ts';
import {
  asidesPage,
  closerPage,
  handPage,
  happenedPage,
  noteMessage,
  questionPage,
  rulesPage,
} from '../messages/page-message.ts';
import type { Voice } from '../messages/voice.ts';
import type { EndAction, Id, LobbyAction, Look, Place } from './ids.ts';

/** Somebody pressed something, and we know what it asks for. */
export interface Press {
  readonly interaction: string;
  readonly person: Person;
  /** What was chosen, where a menu was used. */
  readonly values: readonly string[];
  /** Whether the message is for this person alone. */
  readonly alone: boolean;
  readonly voice: Voice;
}

/** What a press led to, before anybody is told. */
export type Outcome =
  /** The table has changed; the pressed message of the channel shows how it stands. `asks` is what this asks of them in private. */
  | { readonly kind: 'board'; readonly table: string; readonly asks?: () => Promise<Message> }
  /** The table has changed, from a private page, which becomes this; the channel hears of it besides. */
  | { readonly kind: 'page changed'; readonly draw: () => Promise<Message> }
  /** Something to look at: on a page of its own, or in place of the pressed one, which is then one of theirs alone. */
  | { readonly kind: 'page'; readonly draw: () => Promise<Message>; readonly inPlace: boolean }
  | Refused;

/** Does what an id asks for, as far as the table allows. */
export async function act(id: Id, press: Press, bot: Bot): Promise<Outcome> {
  switch (id.kind) {
    case 'answer':
      return answered(id.table, id.opened, id.notation, id.place, press, bot);
    case 'choose': {
      const [notation] = press.values;
      if (notation === undefined) return refused('not legal');
      return answered(id.table, id.opened, notation, id.place, press, bot);
    }
    case 'undo':
      return changed(await bot.tables.undo(actOf(id.table, press), id.ply), press, 'done-answer');
    case 'look':
      return looked(id.table, id.look, undefined, false, press, bot);
    case 'refresh':
      return looked(id.table, id.look, id.seat, press.alone, press, bot);
    case 'seat':
      return looked(id.table, 'closer', Number(press.values[0]), press.alone, press, bot);
    case 'lobby':
      return changed(await LOBBY[id.action](id.table, press, bot), press, 'done-answer');
    case 'option': {
      const [value = ''] = press.values;
      const done = await bot.tables.setOption(actOf(id.table, press), id.option, value);
      return changed(done, press, 'done-answer');
    }
    case 'remove': {
      const [other = ''] = press.values;
      return changed(await bot.tables.remove(actOf(id.table, press), other), press, 'done-answer');
    }
    case 'end': {
      const done = await bot.tables.end(actOf(id.table, press), HOW_TO_END[id.action]);
      const ended = done.kind !== 'refused' && done.table.phase === 'ended';
      return changed(done, press, ended ? 'done-ended' : DONE_WITH_ENDING[id.action]);
    }
    case 'rules': {
      const game = bot.games.find(({ name }) => name === id.game);
      if (game === undefined) return refused('no such table');
      return {
        kind: 'page',
        inPlace: press.alone,
        draw: async () => rulesPage(game, press.values[0], press.voice),
      };
    }
  }
}

const actOf = (table: string, { person, interaction }: Press): Act => ({
  table,
  person: person.id,
  interaction,
  ...(person.avatar === undefined ? {} : { avatar: person.avatar }),
});

/** What a wish about the end brings while the game goes on. */
const DONE_WITH_ENDING: Readonly<Record<EndAction, string>> = {
  now: 'done-answer',
  vote: 'done-vote',
  withdraw: 'done-withdraw',
};

const LOBBY: Readonly<
  Record<LobbyAction, (table: string, press: Press, bot: Bot) => Promise<Done | Refused>>
> = {
  join: (table, press, bot) => bot.tables.join(actOf(table, press), press.person.name),
  leave: (table, press, bot) => bot.tables.leave(actOf(table, press)),
  start: (table, press, bot) => bot.tables.start(actOf(table, press)),
  close: (table, press, bot) => bot.tables.close(actOf(table, press)),
};

const HOW_TO_END = { now: 'at once', vote: 'vote', withdraw: 'withdraw' } as const satisfies Record<
  EndAction,
  string
>;

/** A change pressed in the channel is seen there; one pressed on a private page is confirmed there. */
function changed(done: Done | Refused, press: Press, words: string): Outcome {
  if (done.kind === 'refused') return done;
  if (!press.alone) return seenByAll(done, press);
  return { kind: 'page changed', draw: async () => noteMessage(press.voice.say(words)) };
}

/** A change that the channel sees; whoever is asked something in private by their own press is asked at once. */
function seenByAll(done: Done, { person, voice }: Press): Outcome {
  const { id: table, seats } = done.table;
  const { match } = done;
  const asked = match?.decisions.find(({ seat }) => seats[seat]?.id === person.id);
  // What was done before, by the same interaction, has asked already.
  if (match === undefined || asked?.secret !== true || done.sayings.length === 0)
    return { kind: 'board', table };
  return { kind: 'board', table, asks: async () => questionPage(done, match, asked.seat, voice) };
}

async function answered(
  table: string,
  opened: number,
  notation: string,
  place: Place,
  press: Press,
  bot: Bot,
): Promise<Outcome> {
  const done = await bot.tables.answer(actOf(table, press), opened, notation);
  if (done.kind === 'refused') return done;
  if (!press.alone) return seenByAll(done, press);
  return { kind: 'page changed', draw: async () => pageAfter(done, place, press) };
}

/** The private page in which an answer was given, as it is afterwards. */
function pageAfter(now: TableNow, place: Place, { person, voice }: Press): Message {
  const seat = seatOf(now.table, person.id);
  if (now.match === undefined || seat === undefined || now.table.phase !== 'playing')
    return noteMessage(voice.say('done-answer'));
  const asked = now.match.decisions.some((decision) => decision.seat === seat && decision.secret);
  if (asked) return questionPage(now, now.match, seat, voice);
  switch (place) {
    case 'board':
    case 'question':
      return questionPage(now, now.match, seat, voice);
    case 'asides':
      return asidesPage(now, now.match, seat, voice);
    case 'hand':
      return handPage(now, now.match, seat, voice);
  }
}

async function looked(
  table: string,
  look: Look,
  seat: number | undefined,
  inPlace: boolean,
  { person, voice }: Press,
  bot: Bot,
): Promise<Outcome> {
  const now = await bot.tables.look(table);
  const page = await lookAt(now, look, seat, person, voice, bot);
  return typeof page === 'string' ? refused(page) : { kind: 'page', draw: page, inPlace };
}

/** A private page of a table, or why this person cannot see it. */
export async function lookAt(
  now: TableNow | undefined,
  look: Look,
  seat: number | undefined,
  person: Person,
  voice: Voice,
  bot: Pick<Bot, 'tables'>,
): Promise<(() => Promise<Message>) | Reason> {
  if (now === undefined) return 'no such table';
  const { table, match } = now;
  if (match === undefined) return 'not playing';
  const own = seatOf(table, person.id);
  switch (look) {
    case 'closer': {
      const wanted = seat ?? own ?? match.turn.seat;
      if (!Number.isInteger(wanted) || wanted < 0 || wanted >= match.seats) return 'not at the table';
      return async () => closerPage(now, match, own ?? 'spectator', wanted, voice);
    }
    case 'happened':
      return async () => {
        const all = await bot.tables.log(table.id, 0);
        const news = own === undefined ? [] : await bot.tables.log(table.id, table.newsFrom[own] ?? 0);
        return happenedPage(now, match, own ?? 'spectator', { news, all }, voice);
      };
    case 'hand':
      return own === undefined ? 'not seated' : async () => handPage(now, match, own, voice);
    case 'asides':
      return own === undefined ? 'not seated' : async () => asidesPage(now, match, own, voice);
    case 'question': {
      if (own === undefined) return 'not seated';
      const asked = match.decisions.some((decision) => decision.seat === own && decision.secret);
      return asked ? async () => questionPage(now, match, own, voice) : 'not asked';
    }
  }
}
