import { computerFace } from '../../canvas/avatar.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { computerName } from '../../tables/model/computer-name.ts';
import type { Seated } from '../../tables/model/seated.ts';
import { seatOf, type Table, type TableNow } from '../../tables/model/table.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import type { Message, Parts } from '../protocol/message.ts';
import type { PageKind, PageState } from '../protocol/page-mark.ts';
import { type Content, controlsAt, privatePage } from './components.ts';
import { type Looker, type MessageContext, seatName } from './message-context.ts';
import { titleOf } from './table-words.ts';

/** The people of a table by the two ways of writing a name. */
export interface TextContexts {
  /** For texts, where Discord reads markup: names are escaped. */
  readonly text: TextContext;
  /** For labels, menus and pictures, where nothing is read as markup; with avatars. */
  readonly label: TextContext;
}

/** A table as a message shows it: what its words, buttons and menus are made with, once for each message. */
export interface TableView extends TableNow, MessageContext, TextContexts, ReturnType<typeof controlsAt> {
  readonly now: TableNow;
  /** The id of the person it is for; absent if it is for everybody. */
  readonly reader: string | undefined;
  readonly seat: number | undefined;
  readonly viewer: Looker;
  readonly title: string;
  /** The people when telling what happened: computers by bare names. */
  readonly story: TextContexts;
  /** A private page of the table, in the place of an earlier one. */
  readonly page: (kind: PageKind, content: Parts<Content>, state?: PageState) => Message;
}

/** The same while there is a match. */
export interface MatchView extends TableView {
  readonly match: PlayableMatch;
}

/** The same for somebody who has a seat in it. */
export interface SeatedView extends MatchView {
  readonly seat: number;
}

/** A table for the person with an id, or for everybody. */
export function tableView(now: TableNow, context: MessageContext, reader?: string): TableView {
  const { table, game } = now;
  const { say, icons, avatars, reads, off } = context;
  const seat = reader === undefined ? undefined : seatOf(table, reader);
  let people: TextContexts | undefined;
  let bare: TextContexts | undefined;
  const marked = (): TextContexts => {
    people ??= textContextsOf(table, context, 'marked');
    return people;
  };
  return {
    ...{ say, icons, avatars, ...(reads !== undefined && { reads }), ...(off !== undefined && { off }) },
    ...{ now, table, game, match: now.match, ...controlsAt(now, context) },
    ...{ reader, seat, viewer: seat ?? 'spectator' },
    get title() {
      return titleOf(now, say);
    },
    get text() {
      return marked().text;
    },
    get label() {
      return marked().label;
    },
    get story() {
      bare ??= textContextsOf(table, context, 'bare');
      return bare;
    },
    page: (kind, content, state) => privatePage({ of: table.id, kind, ...(state && { state }) }, content),
  };
}

/** Whether there is a match to be shown. */
export const hasMatch = (view: TableView): view is MatchView => view.match !== undefined;

/** Whether it is for somebody who has a seat in a match. */
export const isSeated = (view: TableView): view is SeatedView => hasMatch(view) && view.seat !== undefined;

/** How a table's people are told of in one language; computers are marked as such, or have bare names. */
function textContextsOf(
  table: Table,
  { say, avatars }: MessageContext,
  computers: 'marked' | 'bare',
): TextContexts {
  const { seats } = table;
  const nameOf = (seated: Seated): string =>
    seated.kind === 'computer' && computers === 'bare'
      ? computerName(table, seated.number)
      : seatName(seated, table, say);
  const faceOf = (seated: Seated) =>
    seated.kind === 'computer' ? computerFace() : avatars((seated.kind === 'person' && seated.avatar) || '');
  const shown = (seated: Seated) => {
    const avatar = faceOf(seated);
    return { name: labelName(nameOf(seated)), ...(avatar && { avatar }) };
  };
  const told = (seated: Seated) => ({ name: plainName(nameOf(seated)) });
  const before = seatsBefore(table);
  const as = (person: (seated: Seated) => TextContext['people'][number]): TextContext => ({
    say,
    people: seats.map(person),
    ...(before.length > 0 && {
      before: before.map(({ until, seats: then }) => ({ until, people: then.map(person) })),
    }),
  });
  return { text: as(told), label: as(shown) };
}

/** Who sat at a table up to each ply at which a seat of it changed hands, oldest first. */
const seatsBefore = ({ seats, handovers }: Table) =>
  [...new Set(handovers.map(({ until }) => until))]
    .toSorted((one, other) => one - other)
    .map((until) => ({
      until,
      seats: seats.map(
        (seated, seat) =>
          handovers.find((each) => each.seat === seat && each.until >= until)?.holder ?? seated,
      ),
    }));
