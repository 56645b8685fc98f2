import type { APIButtonComponent } from 'discord-api-types/v10';
import { LEVELS } from '../../../games/level.ts';
import { optionsForAnother } from '../../../tables/model/first-player.ts';
import { closesWithout } from '../../../tables/model/lobby.ts';
import { PACES } from '../../../tables/model/pace.ts';
import { notTheHost, type Rejection, reject } from '../../../tables/model/rejection.ts';
import { SEATINGS } from '../../../tables/model/series.ts';
import { guestOf, HINTS, isComputerGuest } from '../../../tables/model/table.ts';
import type { Done, TableCommand } from '../../../tables/service/kept-tables.ts';
import { NAMELESS, shownName } from '../../../texts/shown-text.ts';
import type { Bot } from '../../channel/bot.ts';
import { liveOf } from '../../channel/next.ts';
import { asListed } from '../../channel/notices.ts';
import type { LobbyAction } from '../../protocol/ids.ts';
import type { Message } from '../../protocol/message.ts';
import { joinedNote, leftNote } from '../../views/lobby-message.ts';
import {
  closingPage,
  gatheringPage,
  hostNote,
  lobbySettings,
  nameForm,
  removingPage,
} from '../../views/lobby-settings.ts';
import type { TableView } from '../../views/table-view.ts';
import type { ListedTable } from '../../views/table-words.ts';
import { commandOf, viewFor } from '../actor.ts';
import { type Buttons, type Press, type PressAt, shownChange } from '../button.ts';
import { lessonOffer } from '../lessons.ts';
import { barredFromAnother } from '../opening.ts';
import { slowedNote } from '../own-place.ts';
import { type Draw, pageHere, type Reply, sentence } from '../reply.ts';
import { clocksOf, startOf } from '../start-times.ts';

/** A menu of values: the chosen one, if it is one of them, is set in the lobby. */
const chosen = <V extends string>(
  values: readonly V[],
  set: (tables: Bot['tables'], by: TableCommand, value: V) => Promise<Done | Rejection>,
) => ({
  press: async ({ table }: { readonly table: string }, press: PressAt, bot: Bot): Promise<Reply> => {
    const wished = values.find((each) => each === press.values[0]);
    return wished === undefined
      ? reject('unknown-option')
      : shownLobby(await set(bot.tables, commandOf(table, press), wished), press, bot);
  },
});

/** What everybody may do in a lobby, and its host. */
export const lobbyButtons = {
  pace: chosen(PACES, (tables, by, pace) => tables.setPace(by, pace)),
  hints: chosen(HINTS, (tables, by, whom) => tables.setHints(by, whom)),
  seating: chosen(SEATINGS, (tables, by, seating) => tables.setSeating(by, seating)),
  level: chosen(LEVELS, (tables, by, level) => tables.addComputer(by, level)),
  language: {
    press: (id, press, bot) =>
      chosen(bot.texts.locales, (tables, by, language) => tables.setLanguage(by, language)).press(
        id,
        press,
        bot,
      ),
  },
  option: {
    press: async ({ table, option }, press, bot) => {
      const [value = ''] = press.values;
      return shownLobby(await bot.tables.setOption(commandOf(table, press), option, value), press, bot);
    },
  },
  fill: {
    press: async ({ table, count }, press, bot) =>
      shownLobby(await bot.tables.startBeside(commandOf(table, press), count), press, bot),
  },
  lobby: {
    takesSeat: ({ action }) => action === 'join',
    press: async ({ table, action }, press, bot) => {
      const page = hostPage(action, press);
      if (page !== undefined) return pageHere(() => page);
      const barred = action === 'join' ? await barredFromAnother(press.now, press, bot) : undefined;
      if (barred !== undefined) return sentence(barred);
      const done = await LOBBY_ACTS[action](bot.tables, commandOf(table, press), press);
      if (action === 'leave' && press.isAlone && done.kind === 'done')
        return pageHere(() => leftNote(listedOf(done), action, press.person.id, press.context), {
          ...{ now: done, changed: [table] },
        });
      const shown = shownLobby(done, press, bot);
      if (done.kind === 'refused' || shown.kind !== 'board') return shown;
      const { also = [] } = shown;
      return { ...shown, also: [...also, ...(await toldAfter(action, done, press, bot))] };
    },
  },
  name: {
    press: async ({ table, action }, press, bot) => {
      const { now, person, values } = press;
      if (now.table.phase !== 'lobby') return reject('not-in-the-lobby');
      if (now.table.host !== person.id) return notTheHost(now.table);
      if (action === 'write') return { kind: 'form', form: nameForm(viewFor(now, press)) };
      const name = shownName(values[0] ?? '');
      return name === NAMELESS
        ? reject('unknown-option')
        : shownLobby(await bot.tables.rename(commandOf(table, press), name), press, bot);
    },
  },
  remove: {
    press: async (id, press, bot) => {
      const { table, guest = press.values[0] ?? '' } = id;
      const { now, person } = press;
      // A person is not sent away by a slip of the finger.
      if (id.guest === undefined && press.isAlone && !isComputerGuest(guest)) {
        const isThere = now.table.seats.some((seated) => guestOf(seated) === guest);
        if (now.table.phase === 'lobby' && now.table.host === person.id && isThere)
          return pageHere(() => removingPage(viewFor(now, press), guest));
      }
      return shownLobby(await bot.tables.remove(commandOf(table, press), guest), press, bot);
    },
  },
  invite: {
    press: async ({ table }, press, bot) =>
      shownGathering(await bot.tables.invite(commandOf(table, press), { invite: press.values }), press, bot),
  },
  terms: {
    press: async ({ table, of }, press, bot) => {
      const [value = ''] = press.values;
      const { say } = press.context;
      const start = of === 'start' && startOf(value, await clocksOf(press, bot), { say, texts: bot.texts });
      if (typeof start === 'object') return sentence(start.why);
      const wish = start === false ? { isPrivate: value === 'invited' } : { start };
      return shownGathering(await bot.tables.setTerms(commandOf(table, press), wish), press, bot);
    },
  },
  /** Keeps how a lobby's game is played for the tables that are opened in its server from now on. */
  template: {
    mode: 'page',
    press: async (_, { now, guild, canManage, context: { say } }, bot) => {
      if (now.table.phase !== 'lobby') return reject('not-in-the-lobby');
      if (!canManage) return sentence(say('settings-not-manager'));
      const { game, pace } = now.table;
      const options = optionsForAnother(now.table);
      await bot.tables.servers.change(guild, (known) => ({
        ...known,
        pace,
        options: { ...known.options, [game]: options },
      }));
      return sentence(say('lobby-template-kept', { game: now.game.title(say) }));
    },
  },
} satisfies Partial<Buttons>;

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
export async function toldNewcomer(press: Press, done: Done, bot: Bot, back?: APIButtonComponent) {
  const offer = await lessonOffer(press, done.game, bot);
  const note = joinedNote(listedOf(done), press.person.id, press.context, offer, back);
  return { note, slowed: slowedNote(press), isOffered: offer.length > 0 };
}

/** A table after a change, as a list shows it. */
export const listedOf = ({ table, game, opened }: Done): ListedTable =>
  asListed({ table, game, board: liveOf(opened) });

const LOBBY_ACTS: Readonly<
  Record<LobbyAction, (tables: Bot['tables'], by: TableCommand, press: Press) => Promise<Done | Rejection>>
> = {
  join: (tables, by, { person }) => tables.join(by, person.name),
  leave: (tables, by) => tables.leave(by),
  computer: (tables, by) => tables.addComputer(by),
  start: (tables, by) => tables.start(by),
  close: (tables, by) => tables.close(by),
  decline: (tables, by) => tables.sitOut(by),
};

/**
 * What a host is shown who presses a public lobby button: *join*, though they are in, leads to their own page;
 * *leave*, if nobody else is there, closes the lobby, so they are asked first.
 */
function hostPage(action: LobbyAction, press: PressAt): Message | undefined {
  const { now, person } = press;
  if (now.table.phase !== 'lobby' || now.table.host !== person.id) return undefined;
  const view = viewFor(now, press);
  if (action === 'join') return hostNote(view, 'rejected-already-seated');
  return action === 'leave' && closesWithout(now.table, person.id) ? closingPage(view) : undefined;
}

const shownLobby = (done: Done | Rejection, press: Press, { texts }: Pick<Bot, 'texts'>): Reply =>
  shownOnPage(done, press, (view) => lobbySettings(view, texts, press, press.opened?.now));

async function shownGathering(done: Done | Rejection, press: Press, bot: Bot): Promise<Reply> {
  const clocks = await clocksOf(press, bot);
  return shownOnPage(done, press, (view) => gatheringPage(view, clocks, press.opened?.now));
}

function shownOnPage(done: Done | Rejection, press: Press, draw: (view: TableView) => Message): Reply {
  if (done.kind === 'refused' || !press.isAlone || done.table.phase !== 'lobby')
    return shownChange(done, press);
  return pageHere(() => draw(viewFor(done, press)), { now: done, changed: [done.table.id] });
}
