import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import { frameTo, REPLAY_WAYS } from '../../records/ways.ts';
import type { ReplayStop, WrittenRecord } from '../../replays/replays.ts';
import { type Id, RECORD_LOOK, REPLAY_LOOK, SHOWN_AS, type ShownAs } from '../protocol/ids.ts';
import { file, type Message, row, text } from '../protocol/message.ts';
import { button, framed, privatePage } from './components.ts';
import type { MessageContext } from './message-context.ts';
import type { MatchView } from './table-view.ts';

/** A game that is gone through, at one of its frames. */
export interface Replayed {
  readonly game: PlayableGame;
  readonly stop: ReplayStop;
  /** It goes no further, as the record hides what its reader may not know. */
  readonly isCutShort: boolean;
  readonly isOver: boolean;
  readonly note?: string;
  readonly from: ReplaySource;
}

/** What a game is gone through of: a table, or a record that its reader has brought. */
type ReplaySource = { readonly table: string } | { readonly record: string };

/** A game at one of its turns: what the turn brought and the boards after it, with the ways to the other turns. */
export function replayPage(replayed: Replayed, context: MessageContext): Message {
  const { game, stop, isCutShort, isOver, note, from } = replayed;
  const { say, icons } = context;
  const { at, frames, turn, lines, pictures } = stop;
  const told =
    turn === undefined
      ? say('record-setup')
      : `${say('record-turn', { turn: turn.number, name: turn.name })} · ${say('replay-round', { round: turn.round })}`;
  const ways = REPLAY_WAYS.map((way) => {
    const id: Id =
      'table' in from ? { kind: 'replay', ...from, at, way } : { kind: 'reread', ...from, at, way };
    const look = way === 'on' ? 'main' : 'plain';
    return {
      ...button({ id, label: say(`replay-${way}`), look }, icons),
      disabled: frameTo(at, way, frames) === at,
    };
  });
  return privatePage({ of: 'table' in from ? from.table : from.record, kind: REPLAY_LOOK }, [
    text([note, `### ${game.title(say)} · ${told}`, lines.map((line) => `- ${line}`)]),
    pictures,
    `-# ${say('replay-place', { at, count: frames - 1 })}`,
    at === frames - 1 && isCutShort && say('record-cut-short'),
    row(ways),
    isOver && shownButtons(from, context),
  ]);
}

const ROOM = 3_000;

/** *Record*: a match as a file, and as text if it fits. Once its rules have ended it, it hides nothing. */
export function recordPage(view: MatchView, { text: written, file: data }: WrittenRecord): Message {
  const { table, game, match, title, say, off, press } = view;
  const name = `${game.name}-record.txt`;
  const isOver = match.result !== undefined;
  const page = view.page(RECORD_LOOK, [
    text([
      `### ${say('record-title', { game: title })}`,
      say(isOver ? 'record-about' : table.phase === 'ended' ? 'record-about-stopped' : 'record-about-so-far'),
      `-# ${say('record-names')}`,
    ]),
    written.length <= ROOM && text(`\`\`\`\n${written}\`\`\``),
    file(name),
    // Goes through the match turn by turn.
    off?.has('replay') !== true &&
      press({ kind: 'replay', at: 0, way: 'first' }, say('button-replay'), 'happened'),
    isOver && shownButtons({ table: table.id }, view),
  ]);
  return { ...page, files: [{ name, data: Buffer.from(data) }] };
}

/** To what a game that is over can be had as, or to some of it, as far as the host allows it. */
export const shownButtons = (
  from: ReplaySource,
  { say, icons, off }: MessageContext,
  which: readonly ShownAs[] = SHOWN_AS,
): readonly APIButtonComponent[] =>
  which
    .filter((as) => off?.has(as) !== true)
    .map((as) => {
      const id: Id = 'table' in from ? { kind: 'show', ...from, as } : { kind: 'reshow', ...from, as };
      return button({ id, label: say(`button-${as}`) }, icons);
    });

/** A game as a page that can be kept and handed on. */
export function pageMessage(game: PlayableGame, html: string, { say }: MessageContext): Message {
  const name = `${game.name}-replay.html`;
  return framed('private', [say('page-ready'), file(name)], { files: [{ name, data: Buffer.from(html) }] });
}

/** A game as a film. */
export const filmMessage = (
  game: PlayableGame,
  bytes: Uint8Array,
  names: readonly string[],
  { say }: MessageContext,
): Message =>
  framed('private', [
    say('film-ready'),
    {
      name: `${game.name}-film.webp`,
      alt: say('film-alt', { game: game.title(say), people: names.join(', ') }),
      ...{ width: 0, height: 0 },
      paint: async () => bytes,
    },
  ]);
