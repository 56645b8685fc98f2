import type { APIButtonComponent } from 'discord-api-types/v10';
import { seatLook } from '../../canvas/theme.ts';
import { asOf } from '../../games/match-story.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';
import { matchAt } from '../../replays/frames.ts';
import type { Replay, ReplayFrame } from '../../replays/replays.ts';
import type { Say } from '../../texts/say.ts';
import { labelName, plainName } from '../../texts/shown-text.ts';
import { type Id, REPLAY_LOOK, REPLAY_WAYS, type ReplayWay, type ShownAs } from '../protocol/ids.ts';
import { container, galleries, type Message, row, text } from '../protocol/message.ts';
import { button } from './components.ts';
import type { Looker } from './looker.ts';
import type { MessageContext, TextContexts } from './message-context.ts';
import { shownButtons } from './shown-record.ts';

/** Letters of what happened in a turn that the page has room for. */
const ROOM = 2_400;

/** Which game is gone through, and who looks. */
export interface Replayed {
  readonly game: PlayableGame;
  readonly replay: Replay;
  readonly viewer: Looker;
  readonly people: TextContexts;
  /** A sentence above it all. */
  readonly note?: string;
  /** The page of the same game that another press leads to. */
  readonly idOf: (at: number, way: ReplayWay) => Id;
  /** To the same game as a page or a film; absent where it is not over. */
  readonly showId?: (as: ShownAs) => Id;
  /** What tells the page from those about other games. */
  readonly of: string;
}

/** The frame to which a press leads from one frame. */
export function frameTo(at: number, way: ReplayWay, frames: number): number {
  const last = Math.max(0, frames - 1);
  const to = { first: 0, back: at - 1, on: at + 1, last }[way];
  return Math.min(last, Math.max(0, to));
}

/** A game at one of its turns: what the turn brought and the boards after it, with the ways to the other turns. */
export function replayPage(replayed: Replayed, at: number, context: MessageContext): Message {
  const { game, replay, people, note, of, showId } = replayed;
  const { say } = context;
  const { frames, isCutShort } = replay;
  const frame = frames[Math.min(at, frames.length - 1)];
  if (frame === undefined)
    return { components: [container('private', [text(say('replay-gone'))])], pictures: [] };
  const match = matchAt(game, frame);
  const isLast = frame === frames.at(-1);
  const told = toldIn(replayed, frame, match);
  const name = (told[0]?.people ?? people.text.people)[frame.turn?.seat ?? -1]?.name ?? '';
  const turn =
    frame.turn === undefined
      ? say('record-setup')
      : `${say('record-turn', { turn: frame.turn.number, name })} · ${say('replay-round', { round: frame.turn.round })}`;
  const words = [
    ...(note === undefined ? [] : [note]),
    `### ${game.title(say)} · ${turn}`,
    ...linesOf(told).map((line) => `- ${line}`),
  ].join('\n');
  const ending = isLast && match.result !== undefined ? match.ending(replay.log, people.label) : undefined;
  const pictures =
    ending === undefined || ending.pictures.length === 0
      ? match.boards(isLast ? people.label : asOf(people.label, frame.ply - 1))
      : ending.pictures;
  const place = say('replay-place', { at, count: frames.length - 1 });
  const hidden = isLast && isCutShort ? `\n${say('record-cut-short')}` : '';
  return {
    components: [
      container('private', [
        text(words),
        ...galleries(pictures),
        text(`-# ${place}${hidden}`),
        row(REPLAY_WAYS.map((way) => wayButton(replayed, at, way, context))),
        ...(showId === undefined ? [] : [row(shownButtons(showId, context))]),
      ]),
    ],
    pictures,
    page: { of, kind: REPLAY_LOOK },
  };
}

/** What a turn brought, as the viewer may know it; once the rules have come to their end, with what was secret in it. */
function toldIn(
  { game, replay, viewer, people }: Replayed,
  { turn, ply }: ReplayFrame,
  match: PlayableMatch,
): readonly TurnSummary[] {
  if (turn === undefined) return [];
  const log = replay.log.slice(0, ply);
  const end = replay.frames.at(-1);
  const revealed = end && matchAt(game, end).revealed(log, people.text);
  const turns = revealed ?? match.happened(log, viewer, turn.number, people.text);
  return turns.filter((told) => told.turn === turn.number);
}

/** As many of their lines as there is room for. */
function linesOf(turns: readonly TurnSummary[]): readonly string[] {
  let room = ROOM;
  return turns
    .flatMap(({ lines }) => lines)
    .filter((line) => {
      room -= line.length + 3;
      return room >= 0;
    });
}

/** The people of a record: those who are named by their names, and the others by the emblems of their seats. */
export function peopleOfRecord({ seats, names }: Pick<Replay, 'seats' | 'names'>, say: Say): TextContexts {
  const called = Array.from(
    { length: seats },
    (_, seat) => names[seat] ?? say(`emblem-${seatLook(seat).emblem}`),
  );
  return {
    text: { say, people: called.map((name) => ({ name: plainName(name) })) },
    label: { say, people: called.map((name) => ({ name: labelName(name) })) },
  };
}

/** To another turn; it cannot be pressed where there is none. */
function wayButton(
  { replay, idOf }: Replayed,
  at: number,
  way: ReplayWay,
  { say, icons }: MessageContext,
): APIButtonComponent {
  const isThere = frameTo(at, way, replay.frames.length) === at;
  const look = way === 'on' ? 'main' : 'plain';
  return { ...button({ id: idOf(at, way), label: say(`replay-${way}`), look }, icons), disabled: isThere };
}
