import type { Viewer } from '../engine/seat.ts';
import { asOf } from '../games/logged-match.ts';
import type { TurnSummary } from '../games/turn-summary.ts';
import { frameTo, type WantedFrame } from '../records/ways.ts';
import { endingAt, type FrameWithMatch, toldAt } from './frames.ts';
import type { ReplayedPeople } from './people.ts';
import type { ReplayStop } from './replays.ts';

/** Letters of what happened in a turn that a page has room for. */
const ROOM = 2_400;

/** A game that is gone through, for one viewer. */
export interface GoneThrough {
  readonly frames: readonly FrameWithMatch[];
  readonly log: readonly string[];
  readonly viewer: Viewer;
  readonly people: ReplayedPeople;
}

/** A page at a frame: what the turn brought and the boards after it, or the ending; undefined without such a frame. */
export function stopAt(game: GoneThrough, { at: from, way }: WantedFrame): ReplayStop | undefined {
  const { frames, people } = game;
  const at = frameTo(from, way, frames.length);
  const frame = frames[at];
  if (frame === undefined) return undefined;
  const isLast = at === frames.length - 1;
  const told = toldAt(game, frame, game.viewer, people.text);
  const { turn, match } = frame;
  const ending = endingAt(game, frame, people.label);
  return {
    ...{ at, frames: frames.length, lines: linesOf(told) },
    ...(turn && {
      turn: {
        ...{ number: turn.number, round: turn.round },
        name: (told[0]?.people ?? people.text.people)[turn.seat]?.name ?? '',
      },
    }),
    pictures:
      ending.length > 0
        ? ending
        : match.boards(isLast ? people.label : asOf(people.label, frame.ply - 1), turn?.seat),
  };
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
