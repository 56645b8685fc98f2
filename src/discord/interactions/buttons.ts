import { LEVELS } from '../../games/level.ts';
import type { Act, Done } from '../../tables/model/change.ts';
import { HINTS } from '../../tables/model/hints.ts';
import { PACES } from '../../tables/model/pace.ts';
import { type Refused, refused } from '../../tables/model/rejection.ts';
import { guestOf, type Person, peopleAt, seatOf, type TableNow } from '../../tables/model/table.ts';
import { forgetPerson } from '../../tables/service/erasure.ts';
import type { KeyFrom, PlainKey } from '../../texts/say.ts';
import type { Bot } from '../channel/bot.ts';
import type { Id, LobbyAction, Place } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import { closingPage, hostNote, lobbySettings, removingPage } from '../views/lobby-settings.ts';
import type { Voice } from '../views/message-context.ts';
import { asidesPage, handPage, noteMessage, questionPage, readyNote } from '../views/page-message.ts';
import { rulesPage } from '../views/rules-page.ts';
import { tellingsOf } from '../views/telling.ts';
import { backPage } from './going-back.ts';
import { looked } from './looking.ts';
import { barredFrom, barredFromSitting, type Standpoint } from './opening.ts';
import { changeOwn } from './own-settings.ts';
import { outcomeOf } from './vote-outcome.ts';

/** Somebody pressed something, and we know what it asks for. */
export interface Press {
  readonly interaction: string;
  readonly person: Person;
  /** What was chosen, where a menu was used. */
  readonly values: readonly string[];
  /** Whether the message is for this person alone. */
  readonly alone: boolean;
  readonly standpoint: Standpoint;
  readonly voice: Voice;
}

/** What a press led to, before anybody is told. */
export type Outcome =
  /** The table has changed; the pressed message of the channel shows how it stands. `asks` is what this asks of them in private, `tells` what they can do since. */
  | {
      readonly kind: 'board';
      readonly table: string;
      readonly asks?: () => Promise<Message>;
      readonly tells?: Message;
    }
  /** The table has changed, from a private page, which becomes this; the channel hears of it besides, and so do those of other `tables`. */
  | {
      readonly kind: 'page changed';
      readonly draw: () => Promise<Message>;
      readonly tables?: readonly string[];
      readonly tells?: Message;
    }
  /** Another table has changed, whose channel hears of it, and the pressed message has not; `tells` is for this person alone. */
  | { readonly kind: 'elsewhere'; readonly table: string; readonly tells?: Message }
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
      return undone(id.table, id.ply, press, bot);
    case 'look':
      return looked(id.table, id.look, undefined, false, press, bot);
    case 'refresh':
      return looked(id.table, id.look, id.seat, press.alone, press, bot);
    case 'part':
      return looked(id.table, id.place, undefined, press.alone, press, bot, id.part);
    case 'seat':
      return looked(id.table, 'closer', Number(press.values[0]), press.alone, press, bot);
    case 'guess':
      return guessed(id.table, Number(press.values[0]), press, bot);
    case 'lobby': {
      const page = await hostPage(id.table, id.action, press, bot);
      if (page !== undefined) return { kind: 'page', inPlace: press.alone, draw: async () => page };
      const barred = id.action === 'join' ? await barredFromMore(id.table, press, bot) : undefined;
      if (barred !== undefined) return barred;
      return settled(await LOBBY[id.action](id.table, press, bot), press, bot);
    }
    case 'fill':
      return settled(await bot.tables.startBeside(actOf(id.table, press), id.count), press, bot);
    case 'option': {
      const [value = ''] = press.values;
      return settled(await bot.tables.setOption(actOf(id.table, press), id.option, value), press, bot);
    }
    case 'remove': {
      const { table, guest = press.values[0] ?? '' } = id;
      // Whoever is a person is not sent away by a slip of the finger.
      if (id.guest === undefined && press.alone && !guest.startsWith('computer-')) {
        const now = await bot.tables.look(table);
        const isThere = now?.table.seats.some((seated) => guestOf(seated) === guest);
        if (now?.table.phase === 'lobby' && now.table.host === press.person.id && isThere === true)
          return { kind: 'page', inPlace: true, draw: async () => removingPage(now, guest, press.voice) };
      }
      return settled(await bot.tables.remove(actOf(table, press), guest), press, bot);
    }
    case 'language': {
      const language = bot.texts.locales.find((each) => each === press.values[0]);
      if (language === undefined) return refused('unknown option');
      return settled(await bot.tables.setLanguage(actOf(id.table, press), language), press, bot);
    }
    case 'end': {
      const act = actOf(id.table, press);
      if (id.action === 'now') return changed(await bot.tables.end(act), press, 'done-ended');
      return asked(await bot.tables.propose(act, { kind: 'end' }), press);
    }
    case 'motion': {
      const act = actOf(id.table, press);
      return asked(
        await (id.action === 'agree' ? bot.tables.agree(act, id.motion) : bot.tables.decline(act, id.motion)),
        press,
      );
    }
    case 'back':
      return asked(await bot.tables.proposeUndo(actOf(id.table, press), id.ply, id.to), press);
    case 'leave': {
      const how = id.action === 'concede' ? 'concede' : 'hand on';
      return changed(await bot.tables.depart(actOf(id.table, press), how), press, `done-${id.action}`);
    }
    case 'take': {
      const barred = await barredFromMore(id.table, press, bot);
      if (barred !== undefined) return barred;
      return changed(
        await bot.tables.takeSeat(actOf(id.table, press), id.seat, press.person.name),
        press,
        'done-answer',
      );
    }
    case 'return':
      return changed(
        await bot.tables.takeBack(actOf(id.table, press), press.person.name),
        press,
        'done-answer',
      );
    case 'revive':
      return changed(await bot.tables.takeUp(actOf(id.table, press)), press, 'done-answer');
    case 'again':
      return playedAgain(id.table, press, bot);
    case 'depute': {
      const { seat } = id;
      return asked(await bot.tables.propose(actOf(id.table, press), { kind: 'computer', seat }), press);
    }
    case 'late': {
      const { seat, offer, action } = id;
      const done = await bot.tables.late(actOf(id.table, press), { seat, offer, action });
      return changed(done, press, 'done-answer');
    }
    case 'level': {
      const level = LEVELS.find((each) => each === press.values[0]);
      if (level === undefined) return refused('unknown option');
      return settled(await bot.tables.addComputer(actOf(id.table, press), level), press, bot);
    }
    case 'pace': {
      const pace = PACES.find((each) => each === press.values[0]);
      if (pace === undefined) return refused('unknown option');
      return settled(await bot.tables.setPace(actOf(id.table, press), pace), press, bot);
    }
    case 'hints': {
      const hints = HINTS.find((each) => each === press.values[0]);
      if (hints === undefined) return refused('unknown option');
      return settled(await bot.tables.setHints(actOf(id.table, press), hints), press, bot);
    }
    case 'setting':
      return changeOwn(id.setting, id.value ?? press.values[0] ?? '', press, bot);
    case 'forget': {
      const { tables, left } = await forgetPerson(bot.tables, press.person.id, press.interaction);
      return {
        kind: 'page changed',
        tables,
        draw: async () =>
          noteMessage(
            left === 0
              ? press.voice.say('done-forgotten', { name: press.voice.say('player-unknown') })
              : press.voice.say('done-forgotten-but', {
                  count: left,
                  name: press.voice.say('player-unknown'),
                }),
          ),
      };
    }
    case 'rules': {
      const game = bot.games.find(({ name }) => name === id.game);
      if (game === undefined) return refused('no such table');
      return {
        kind: 'page',
        inPlace: press.alone,
        draw: async () => rulesPage(game, press.values[0], press.voice, id.from),
      };
    }
  }
}

/** Why somebody may sit at no other table than their own ones, told to them alone; nothing where they may, or sit there already. */
async function barredFromMore(
  table: string,
  { standpoint, voice, person }: Press,
  bot: Bot,
): Promise<Outcome | undefined> {
  const now = await bot.tables.look(table);
  if (now === undefined || seatOf(now.table, person.id) !== undefined) return undefined;
  const barred = await barredFromSitting({ ...standpoint, person, voice }, bot);
  return barred === undefined
    ? undefined
    : { kind: 'page', inPlace: false, draw: async () => noteMessage(barred) };
}

/** Plays a match again: at the table where somebody wants to already, or at a new one where the server lets one be opened. */
async function playedAgain(table: string, press: Press, bot: Bot): Promise<Outcome> {
  const { standpoint, voice, person } = press;
  return bot.tables.servers.inTurn<Outcome>(standpoint.guild, async () => {
    const now = await bot.tables.look(table);
    const begun = now && (await bot.tables.rematchOf(now));
    const joins = begun?.table.phase === 'lobby';
    const home = now?.table.home ?? standpoint.channel;
    const asking = { ...standpoint, home, person, voice };
    const barred = await (joins ? barredFromSitting(asking, bot) : barredFrom(asking, bot));
    if (barred !== undefined) return { kind: 'page', inPlace: false, draw: async () => noteMessage(barred) };
    const done = await bot.tables.playAgain(actOf(table, press), person.name);
    if (done.kind === 'refused') return done;
    // Whoever opens it has the new message before them.
    const tells = joins ? { tells: noteMessage(voice.say('done-again')) } : {};
    return { kind: 'elsewhere', table: done.table.id, ...tells };
  });
}

/**
 * What a host is shown who presses what everybody sees in a lobby: to join, though they sit there, leads to what is theirs; to leave, with
 * nobody else there, closes it, so they are asked first.
 */
async function hostPage(
  table: string,
  action: LobbyAction,
  { person, voice }: Press,
  bot: Bot,
): Promise<Message | undefined> {
  if (action !== 'join' && action !== 'leave') return undefined;
  const now = await bot.tables.look(table);
  if (now?.table.phase !== 'lobby' || now.table.host !== person.id) return undefined;
  if (action === 'join') return hostNote(now, 'refused-already-seated', voice);
  return peopleAt(now.table).length === 1 ? closingPage(now, voice) : undefined;
}

const actOf = (table: string, { person, interaction }: Press): Act => ({
  table,
  person: person.id,
  interaction,
  ...(person.avatar === undefined ? {} : { avatar: person.avatar }),
});

const LOBBY: Readonly<
  Record<LobbyAction, (table: string, press: Press, bot: Bot) => Promise<Done | Refused>>
> = {
  join: (table, press, bot) => bot.tables.join(actOf(table, press), press.person.name),
  leave: (table, press, bot) => bot.tables.leave(actOf(table, press)),
  computer: (table, press, bot) => bot.tables.addComputer(actOf(table, press)),
  start: (table, press, bot) => bot.tables.start(actOf(table, press)),
  close: (table, press, bot) => bot.tables.close(actOf(table, press)),
};

/** Takes a move back; where that takes the others' agreement, asks in private whether they are to be asked. */
async function undone(table: string, ply: number, press: Press, bot: Bot): Promise<Outcome> {
  const done = await bot.tables.undo(actOf(table, press), ply);
  if (done.kind !== 'refused')
    return press.alone
      ? { kind: 'page changed', draw: async () => pageAfter(done, 'question', press) }
      : seenByAll(done, press);
  const page = await backPage(table, done.why, press, bot);
  return page === undefined ? done : { kind: 'page', inPlace: press.alone, draw: async () => page };
}

/** Something that the table is asked to agree to, or has agreed to by this press; until then nothing else is asked by it. */
function asked(done: Done | Refused, press: Press): Outcome {
  if (done.kind === 'refused') return done;
  if (!press.alone && done.table.motion !== undefined) return { kind: 'board', table: done.table.id };
  return changed(done, press, outcomeOf(done));
}

/** A change pressed in the channel is seen there; one pressed on a private page is confirmed there. */
function changed(done: Done | Refused, press: Press, words: KeyFrom<'done-'> & PlainKey): Outcome {
  if (done.kind === 'refused') return done;
  if (!press.alone) return seenByAll(done, press);
  return { kind: 'page changed', draw: async () => noteMessage(press.voice.say(words)) };
}

/** A change of a lobby; pressed on the host's page of settings, that shows it. */
function settled(done: Done | Refused, press: Press, bot: Pick<Bot, 'texts'>): Outcome {
  if (done.kind === 'refused' || !press.alone || done.table.phase !== 'lobby')
    return changed(done, press, 'done-answer');
  return { kind: 'page changed', draw: async () => lobbySettings(done, bot.texts, press.voice) };
}

/** A change that the channel sees; whoever is asked something in private by their own press is asked at once. */
function seenByAll(done: Done, { person, voice }: Press): Outcome {
  const { id: table } = done.table;
  const { match } = done;
  const own = seatOf(done.table, person.id);
  const asked = match?.decisions.find(({ seat }) => seat === own);
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
  if (done.kind === 'refused') return (await pageAnew(done, table, place, press, bot)) ?? done;
  const tells = readySince(done, press);
  const told = tells === undefined ? {} : { tells };
  if (!press.alone) return { ...seenByAll(done, press), ...told };
  return { kind: 'page changed', draw: async () => pageAfter(done, place, press), ...told };
}

/** A guess is seen by nobody else, so the page on which it was made shows it. */
async function guessed(table: string, winner: number, press: Press, bot: Bot): Promise<Outcome> {
  const done = await bot.tables.guess(actOf(table, press), winner);
  if (done.kind === 'refused') return done;
  return { kind: 'page', inPlace: press.alone, draw: async () => pageAfter(done, 'hand', press) };
}

/** A private page whose question is over becomes the present one, in place of a refusal; nothing where no page can say more than that. */
async function pageAnew(
  { why }: Refused,
  table: string,
  place: Place,
  press: Press,
  bot: Bot,
): Promise<Outcome | undefined> {
  if (!press.alone || (why !== 'stale' && why !== 'not asked')) return undefined;
  const now = await bot.tables.look(table);
  if (now?.match === undefined || now.table.phase !== 'playing') return undefined;
  return { kind: 'page', inPlace: true, draw: async () => pageAfter(now, place, press) };
}

/** What came to be there for whoever answered by their very answer, of which only they may know; nothing where nothing did. */
function readySince(done: Done, { person, voice }: Press): Message | undefined {
  const { before, match, table } = done;
  const seat = seatOf(table, person.id);
  if (before === undefined || match === undefined || seat === undefined) return undefined;
  const { text } = tellingsOf(table, voice);
  const known = new Set(before.ready(seat, text).map(({ key }) => key));
  const words = match.ready(seat, text).flatMap((each) => (known.has(each.key) ? [] : [each.words]));
  return words.length === 0 ? undefined : readyNote(done, match, seat, words, voice);
}

/** The private page in which an answer was given, as it is afterwards. */
function pageAfter(now: TableNow, place: Place, { person, voice }: Press): Message {
  const seat = seatOf(now.table, person.id);
  if (now.table.phase === 'ended') return noteMessage(voice.say('done-ended'));
  if (now.match === undefined || seat === undefined) return noteMessage(voice.say('done-answer'));
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
