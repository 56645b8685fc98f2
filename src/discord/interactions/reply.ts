import type { Rejection } from '../../tables/model/rejection.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { OpenedTable } from '../../tables/service/kept-tables.ts';
import type { Form } from '../protocol/form.ts';
import type { Message, Parts } from '../protocol/message.ts';
import { noteMessage } from '../views/components.ts';

/** Makes a message when it is its turn to be shown. */
export type Draw = () => Message | Promise<Message>;

/** How a press or a command is answered. Nothing in it says how Discord is asked for it; see {@link Replies}. */
export type Reply =
  | BoardReply
  | PageReply
  /** Nothing is shown of it where it was pressed: the channels of the tables that have `changed` hear of it. */
  | { readonly kind: 'elsewhere'; readonly changed: readonly string[]; readonly also?: readonly Draw[] }
  | LineReply
  | { readonly kind: 'form'; readonly form: Form }
  | Rejection;

/** A table's board: it replaces the pressed message; a command posts it anew. `also`: private pages after it. */
export interface BoardReply {
  readonly kind: 'board';
  readonly opened: OpenedTable;
  readonly also?: readonly Draw[];
  /** It was wished to be seen, and nothing else was done. */
  readonly isShown?: true;
  /** The command by which it was wished, if another table may have been meant, and the way to those. */
  readonly others?: { readonly open: OpenOrder; readonly way: Message['components'][number] };
}

/** Where a board stands that was wished for, and the way to others that may have been meant. */
export function boardNote(words: string, { others }: Pick<BoardReply, 'others'>): Message {
  const note = noteMessage(words);
  return others === undefined ? note : { ...note, components: [...note.components, others.way] };
}

/** A public message in the channel that the person who pressed asked for. Then their page tells the result. */
export interface LineReply {
  readonly kind: 'line';
  readonly line: Message;
  /** Within minutes Discord takes no second line of the same. */
  readonly nonce: string;
  readonly draw: (isWritten: boolean) => Promise<Message>;
  /** The tables changed by the same press, whose channels are updated. */
  readonly changed?: readonly string[];
}

/** A command that may be about several tables, while its person is asked which one they mean. */
export interface OpenOrder {
  readonly interaction: string;
  readonly person: string;
  readonly offered: readonly string[];
  readonly asks: Message;
  /** Carries it out at a table, under the id of the interaction by which that was chosen. */
  readonly run: (now: TableNow, interaction: string) => Promise<Reply>;
}

/** A page for one person alone. */
export interface PageReply {
  readonly kind: 'page';
  readonly draw: Draw;
  /** The table that it is about, as the page shows it; absent if it is about none. */
  readonly now?: TableNow;
  /** `here` replaces the pressed private page; `apart` is a page of its own, as after any press in the channel. */
  readonly place: 'here' | 'apart';
  /** The tables changed by this, whose channels are updated; absent if nothing has changed, nor any profile. */
  readonly changed?: readonly string[];
  readonly also?: readonly Draw[];
  /** The table after this change: if that brings a new message, the page comes below it, and the pressed one goes. */
  readonly below?: OpenedTable;
  /** What takes its place as soon as it is there, or why nothing does. Nothing waits for it, and it never fails. */
  readonly later?: Promise<Made>;
  /** Its pictures were asked for, also by somebody who would rather read. */
  readonly wantsPictures?: boolean;
  readonly open?: OpenOrder;
  /** The server whose directory is another by this. */
  readonly directory?: string;
}

/** What work that takes a while comes to. */
export type Made = PageReply | LineReply | Rejection;

type Besides = Pick<PageReply, 'now' | 'changed' | 'also' | 'wantsPictures' | 'below' | 'open' | 'directory'>;

/** A page of its own. */
export const page = (message: Message, besides: Besides = {}): PageReply => ({
  kind: 'page',
  draw: () => message,
  place: 'apart',
  ...besides,
});

/** A private sentence, on a page of its own. */
export const sentence = (words: Parts<string>, besides: Besides = {}): PageReply =>
  page(noteMessage(words), besides);

/** A page in the place of the private one that was pressed. */
export const pageHere = (draw: Draw, besides: Besides = {}): PageReply => ({
  kind: 'page',
  draw,
  place: 'here',
  ...besides,
});
