import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import { frameTo, REPLAY_WAYS, type ReplayWay } from '../../records/ways.ts';
import type { ReplayStop } from '../../replays/replays.ts';
import { type Id, REPLAY_LOOK, type ShownAs } from '../protocol/ids.ts';
import { galleries, type Message, row, text } from '../protocol/message.ts';
import { button, privatePage, rows } from './components.ts';
import type { MessageContext } from './message-context.ts';
import { shownButtons } from './shown-record.ts';

/** A game that is gone through, at one of its frames. */
export interface Replayed {
  readonly game: PlayableGame;
  readonly stop: ReplayStop;
  /** It goes no further, as the record hides what its reader may not know. */
  readonly isCutShort: boolean;
  /** A sentence above it all. */
  readonly note?: string;
  /** The page of the same game that another press leads to. */
  readonly idOf: (at: number, way: ReplayWay) => Id;
  /** To the same game as a page or a film; absent where it is not over. */
  readonly showId?: (as: ShownAs) => Id;
  /** What tells the page from those about other games. */
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

/** To another turn; it cannot be pressed where there is none. */
function wayButton(
  { stop: { at, frames }, idOf }: Replayed,
  way: ReplayWay,
  { say, icons }: MessageContext,
): APIButtonComponent {
  const isThere = frameTo(at, way, frames) === at;
  const look = way === 'on' ? 'main' : 'plain';
  return { ...button({ id: idOf(at, way), label: say(`replay-${way}`), look }, icons), disabled: isThere };
}
