import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import { frameTo, REPLAY_WAYS, type ReplayWay } from '../../records/ways.ts';
import type { ReplayStop, WrittenRecord } from '../../replays/replays.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { type Id, RECORD_LOOK, REPLAY_LOOK, SHOWN_AS, type ShownAs } from '../protocol/ids.ts';
import { file, galleries, gallery, type Message, row, text } from '../protocol/message.ts';
import { button, controlsAt, framed, privatePage, rows } from './components.ts';
import type { MessageContext } from './message-context.ts';
import { titleOf } from './table-words.ts';

/** A game that is gone through, at one of its frames. */
export interface Replayed {
  readonly game: PlayableGame;
  readonly stop: ReplayStop;
  /** It goes no further, as the record hides what its reader may not know. */
  readonly isCutShort: boolean;
  readonly note?: string;
  /** The page of the same game that another press leads to. */
  readonly idOf: (at: number, way: ReplayWay) => Id;
  /** To the same game as a page or a film; absent where it is not over. */
  readonly showId?: (as: ShownAs) => Id;
  readonly of: string;
}

/** A game at one of its turns: what the turn brought and the boards after it, with the ways to the other turns. */
export function replayPage(replayed: Replayed, context: MessageContext): Message {
  const { game, stop, isCutShort, note, of, showId } = replayed;
  const { say } = context;
  const { at, frames, turn, lines, pictures } = stop;
  const told =
    turn === undefined
      ? say('record-setup')
      : `${say('record-turn', { turn: turn.number, name: turn.name })} · ${say('replay-round', { round: turn.round })}`;
  const place = say('replay-place', { at, count: frames - 1 });
  return privatePage(
    { of, kind: REPLAY_LOOK },
    [
      text([note, `### ${game.title(say)} · ${told}`, lines.map((line) => `- ${line}`)]),
      galleries(pictures),
      text([`-# ${place}`, at === frames - 1 && isCutShort && say('record-cut-short')]),
      row(REPLAY_WAYS.map((way) => wayButton(replayed, way, context))),
      rows(showId && shownButtons(showId, context)),
    ],
    pictures,
  );
}

function wayButton(
  { stop: { at, frames }, idOf }: Replayed,
  way: ReplayWay,
  { say, icons }: MessageContext,
): APIButtonComponent {
  const isThere = frameTo(at, way, frames) === at;
  const look = way === 'on' ? 'main' : 'plain';
  return { ...button({ id: idOf(at, way), label: say(`replay-${way}`), look }, icons), disabled: isThere };
}

const ROOM = 3_000;

/** *Record*: a match as a file, and as text if it fits. `isOver`: its rules have ended it, so it hides nothing. */
export function recordPage(
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  written: WrittenRecord,
  isOver: boolean,
  context: MessageContext,
): Message {
  const { say, off } = context;
  const { press } = controlsAt({ table, game }, context);
  const name = `${game.name}-record.txt`;
  const fits = written.text.length <= ROOM;
  const page = privatePage({ of: table.id, kind: RECORD_LOOK }, [
    text([
      `### ${say('record-title', { game: titleOf({ table, game }, say) })}`,
      say(isOver ? 'record-about' : table.phase === 'ended' ? 'record-about-stopped' : 'record-about-so-far'),
      `-# ${say('record-names')}`,
    ]),
    fits && text(`\`\`\`\n${written.text}\`\`\``),
    file(name),
    rows([
      // Goes through the match turn by turn.
      off?.has('replay') !== true &&
        press({ kind: 'replay', at: 0, way: 'first' }, say('button-replay'), 'happened'),
      isOver && shownButtons((as) => ({ kind: 'show', table: table.id, as }), context),
    ]),
  ]);
  return { ...page, files: [{ name, data: Buffer.from(written.file) }] };
}

/** To what a game that is over can be had as, or to some of it, as far as the host allows it. */
export const shownButtons = (
  idOf: (as: ShownAs) => Id,
  { say, icons, off }: MessageContext,
  which: readonly ShownAs[] = SHOWN_AS,
): readonly APIButtonComponent[] =>
  which
    .filter((as) => off?.has(as) !== true)
    .map((as) => button({ id: idOf(as), label: say(`button-${as}`) }, icons));

/** A game as a page that can be kept and handed on. */
export function pageMessage({ name }: PlayableGame, html: string, { say }: MessageContext): Message {
  const called = `${name}-replay.html`;
  return framed('private', [text(say('page-ready')), file(called)], [], {
    files: [{ name: called, data: Buffer.from(html) }],
  });
}

/** A game as a film. */
export function filmMessage(
  game: PlayableGame,
  bytes: Uint8Array,
  names: readonly string[],
  { say }: MessageContext,
): Message {
  const people = names.join(', ');
  const film = {
    name: `${game.name}-film.webp`,
    alt: say('film-alt', { game: game.title(say), people }),
    ...{ width: 0, height: 0 },
    paint: async () => bytes,
  };
  return framed('private', [text(say('film-ready')), gallery(film)], [film]);
}
