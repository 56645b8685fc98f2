import { LEVELS } from '../../../games/level.ts';
import { optionsForAnother } from '../../../tables/model/first-player.ts';
import { closesWithout } from '../../../tables/model/lobby.ts';
import { PACES } from '../../../tables/model/pace.ts';
import { type Rejection, reject } from '../../../tables/model/rejection.ts';
import { SEATINGS } from '../../../tables/model/series.ts';
import { guestOf, HINTS, isComputerGuest, type TableNow } from '../../../tables/model/table.ts';
import type { Done } from '../../../tables/service/kept-tables.ts';
import type { Bot } from '../../channel/bot.ts';
import { liveOf } from '../../channel/next.ts';
import { asListed } from '../../channel/notices.ts';
import type { LobbyAction } from '../../protocol/ids.ts';
import type { Message } from '../../protocol/message.ts';
import { closingPage, hostNote, lobbySettings, removingPage } from '../../views/lobby-settings.ts';
import { joinedNote, type ListWay, leftNote } from '../../views/seat-notes.ts';
import type { ListedTable } from '../../views/table-words.ts';
import { type Button, commandOf, type Press, shownChange, tableAt } from '../button.ts';
import { lessonOffer } from '../lesson-offer.ts';
import { barredFromAnother } from '../opening.ts';
import { slowedNote } from '../press-troubles.ts';
import { type Draw, pageHere, type Reply, sentence } from '../reply.ts';

/** What everybody may do in a lobby, and its host. */
export const lobby: Button<'lobby'> = {
  mode: 'update',
  takesSeat: ({ action }) => action === 'join',
  press: async ({ table, action }, press, bot) => {
    const now = action === 'join' || action === 'leave' ? await tableAt(table, press, bot) : undefined;
    const page = hostPage(now, action, press);
    if (page !== undefined) return pageHere(() => page);
    const barred = action === 'join' ? await barredFromAnother(now, press, bot) : undefined;
    if (barred !== undefined) return sentence(barred);
    const done = await LOBBY_ACTS[action](table, press, bot);
    if (action === 'leave' && press.isAlone && done.kind === 'done')
      return pageHere(() => leftNote(listedOf(done), action, press.person.id, press.context), {
        ...{ now: done, changed: [table] },
      });
    const shown = shownLobby(done, press, bot);
    if (done.kind === 'refused' || shown.kind !== 'board') return shown;
    const { also = [] } = shown;
    return { ...shown, also: [...also, ...(await toldAfter(action, done, press, bot))] };
  },
};

/** What a person is told alone after what they did in a lobby. Who sits down sees that in the lobby. */
async function toldAfter(action: LobbyAction, done: Done, press: Press, bot: Bot): Promise<readonly Draw[]> {
  if (action === 'join') {
    const { note, slowed, isOffered } = await toldNewcomer(press, done, bot);
    return [...(isOffered ? [() => note] : []), ...slowed];
  }
  if (done.table.phase !== 'lobby' || (action !== 'leave' && action !== 'decline')) return [];
  return [() => leftNote(listedOf(done), action, press.person.id, press.context)];
}

/** What a person is told on joining: where they sit, with the lesson of a game if that is offered; and of slow mode. */
export async function toldNewcomer(press: Press, done: Done, bot: Bot, list?: ListWay) {
  const offer = await lessonOffer(press, done.game, bot);
  const note = joinedNote(listedOf(done), press.person.id, press.context, offer, list);
  return { note, slowed: slowedNote(press.ground, press.context), isOffered: offer.length > 0 };
}

/** A table after a change, as a list shows it. */
export const listedOf = ({ table, game, opened }: Done): ListedTable =>
  asListed({ table, game, board: liveOf(opened) });

/** Seats so many computers in the lobby, and starts. */
export const fillPress: Button<'fill'> = {
  mode: 'update',
  press: async ({ table, count }, press, bot) =>
    shownLobby(await bot.tables.startBeside(commandOf(table, press), count), press, bot),
};

/** Sets an option of the game. */
export const option: Button<'option'> = {
  mode: 'update',
  press: async ({ table, option }, press, bot) =>
    shownLobby(
      await bot.tables.setOption(commandOf(table, press), option, press.values[0] ?? ''),
      press,
      bot,
    ),
};

/** Takes somebody out of the lobby. */
export const removePress: Button<'remove'> = {
  mode: 'update',
  press: async (id, press, bot) => {
    const { table, guest = press.values[0] ?? '' } = id;
    // A person is not sent away by a slip of the finger.
    if (id.guest === undefined && press.isAlone && !isComputerGuest(guest)) {
      const now = await tableAt(table, press, bot);
      const isThere = now?.table.seats.some((seated) => guestOf(seated) === guest);
      if (now?.table.phase === 'lobby' && now.table.host === press.person.id && isThere === true)
        return pageHere(() => removingPage(now, guest, press.context));
    }
    return shownLobby(await bot.tables.remove(commandOf(table, press), guest), press, bot);
  },
};

/** Has another language spoken in the table's channel. */
export const languagePress: Button<'language'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const wished = bot.texts.locales.find((each) => each === press.values[0]);
    if (wished === undefined) return reject('unknown-option');
    return shownLobby(await bot.tables.setLanguage(commandOf(table, press), wished), press, bot);
  },
};

/** Adds a computer of a level. */
export const level: Button<'level'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const wished = LEVELS.find((each) => each === press.values[0]);
    if (wished === undefined) return reject('unknown-option');
    return shownLobby(await bot.tables.addComputer(commandOf(table, press), wished), press, bot);
  },
};

/** Sets how long the table waits for the person who is up. */
export const pacePress: Button<'pace'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const wished = PACES.find((each) => each === press.values[0]);
    if (wished === undefined) return reject('unknown-option');
    return shownLobby(await bot.tables.setPace(commandOf(table, press), wished), press, bot);
  },
};

/** Sets whom the table allows hints. */
export const hints: Button<'hints'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const wished = HINTS.find((each) => each === press.values[0]);
    if (wished === undefined) return reject('unknown-option');
    return shownLobby(await bot.tables.setHints(commandOf(table, press), wished), press, bot);
  },
};

/** Keeps how a lobby's game is played for the tables that are opened in its server from now on. */
export const template: Button<'template'> = {
  mode: 'page',
  press: async ({ table }, press, bot) => {
    const { standpoint, context } = press;
    const now = await tableAt(table, press, bot);
    if (now?.table.phase !== 'lobby') return reject('not-in-the-lobby');
    if (!standpoint.canManage) return sentence(context.say('settings-not-manager'));
    const { game, pace } = now.table;
    const options = optionsForAnother(now.table);
    await bot.tables.servers.change(standpoint.guild, (known) => ({
      ...known,
      pace,
      options: { ...known.options, [game]: options },
    }));
    return sentence(context.say('lobby-template-kept', { game: now.game.title(context.say) }));
  },
};

/** Sets how seats are given in a match that is played again. */
export const seating: Button<'seating'> = {
  mode: 'update',
  press: async ({ table }, press, bot) => {
    const wished = SEATINGS.find((each) => each === press.values[0]);
    if (wished === undefined) return reject('unknown-option');
    return shownLobby(await bot.tables.setSeating(commandOf(table, press), wished), press, bot);
  },
};

const LOBBY_ACTS: Readonly<
  Record<LobbyAction, (table: string, press: Press, bot: Bot) => Promise<Done | Rejection>>
> = {
  join: (table, press, bot) => bot.tables.join(commandOf(table, press), press.person.name),
  leave: (table, press, bot) => bot.tables.leave(commandOf(table, press)),
  computer: (table, press, bot) => bot.tables.addComputer(commandOf(table, press)),
  start: (table, press, bot) => bot.tables.start(commandOf(table, press)),
  close: (table, press, bot) => bot.tables.close(commandOf(table, press)),
  decline: (table, press, bot) => bot.tables.sitOut(commandOf(table, press)),
};

/**
 * What a host is shown who presses a public lobby button: *join*, though they are in, leads to their own page;
 * *leave*, if nobody else is there, closes the lobby, so they are asked first.
 */
function hostPage(
  now: TableNow | undefined,
  action: LobbyAction,
  { person, context }: Press,
): Message | undefined {
  if (now?.table.phase !== 'lobby' || now.table.host !== person.id) return undefined;
  if (action === 'join') return hostNote(now, 'rejected-already-seated', context);
  return action === 'leave' && closesWithout(now.table, person.id) ? closingPage(now, context) : undefined;
}

/** A change of a lobby; pressed on the host's page of settings, that shows it. */
function shownLobby(done: Done | Rejection, press: Press, { texts }: Pick<Bot, 'texts'>): Reply {
  if (done.kind === 'refused' || !press.isAlone || done.table.phase !== 'lobby')
    return shownChange(done, press, 'done-answer');
  return pageHere(() => lobbySettings(done, texts, press.context, press.standpoint, press.opened?.now), {
    now: done,
    changed: [done.table.id],
  });
}
