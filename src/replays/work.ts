import type { Picture } from '../canvas/picture.ts';
import type { Viewer } from '../engine/seat.ts';
import { asOf } from '../games/logged-match.ts';
import type { PlayableGame } from '../games/playable.ts';
import type { TurnSummary } from '../games/turn-summary.ts';
import { BrokenRecord } from '../records/broken-record.ts';
import type { GameRecord } from '../records/game-record.ts';
import { readRecord } from '../records/read-record.ts';
import { frameTo, type WantedFrame } from '../records/ways.ts';
import { writeRecord } from '../records/write-record.ts';
import { pageOf } from '../replay-page/page.ts';
import type { Texts } from '../texts/texts.ts';
import { filmOf } from './film.ts';
import { endingAt, type FramedGame, framesIn, toldAt } from './frames.ts';
import { peopleOfRecord, type ReplayedPeople, receivedPeople } from './people.ts';
import type {
  BroughtGame,
  PaintedPicture,
  PaintedStop,
  ReplayOfText,
  ReplayStop,
  Replays,
  ShownFrame,
} from './replays.ts';

/** What is done with records, by the rules of these games and in these languages. */
export function replaysBy(games: readonly PlayableGame[], texts: Texts): Replays {
  const followed = holdingOne();
  const gameNamed = (name: string): PlayableGame => {
    const game = games.find((each) => each.name === name);
    if (game === undefined) throw new BrokenRecord('game', undefined, { game: name });
    return game;
  };
  return {
    record: async ({ game, snapshot, log, viewer, names }) => {
      const record = gameNamed(game).resume(snapshot).logged(log).record(viewer, names);
      return (
        record && {
          file: writeRecord(record, { withList: true }),
          text: writeRecord(record, { withList: false }),
        }
      );
    },
    ofTable: async ({ table: { game, snapshot, log, viewer }, people, ...wanted }) => {
      // A match has a seed of its own: no other has this snapshot.
      const found = followed(`table ${log.length} ${snapshot}`, () => {
        const stops = gameNamed(game).resume(snapshot).logged(log).asItWent();
        return stops && { log, frames: framesIn(stops) };
      });
      if (found === undefined) return undefined;
      const known = await receivedPeople(people, texts.in(wanted.language));
      return paintedStop({ ...found, viewer, people: known }, wanted);
    },
    ofText: async ({ text, ...wanted }): Promise<ReplayOfText> => {
      try {
        const found = followed(`record ${text}`, () => followText(text, gameNamed));
        const { brought } = found ?? {};
        if (found === undefined || brought === undefined) throw new BrokenRecord('hidden');
        const people = peopleOfRecord(brought, texts.in(wanted.language));
        const stop = await paintedStop({ ...found, viewer: 'spectator', people }, wanted);
        if (stop === undefined) throw new BrokenRecord('hidden');
        return { kind: 'replay', brought, stop };
      } catch (error) {
        if (!(error instanceof BrokenRecord)) throw error;
        const { problem, args, place } = error;
        return { kind: 'broken', problem, args, place };
      }
    },
    page: async ({ text, names, language }) => {
      const record = readRecord(text);
      const game = gameNamed(record.game);
      const say = texts.in(language);
      const title = say('record-title', { game: game.title(say) });
      return pageOf({ record: withList(game, record), title, names, language, say });
    },
    film: async ({ text, names, language }) => {
      const people = names.map((name) => ({ name }));
      return filmOf(followText(text, gameNamed), { say: texts.in(language), people });
    },
  };
}

/** The record with its component list, or today's. Throws `BrokenRecord` if it was played with another one. */
function withList(game: PlayableGame, record: GameRecord): GameRecord {
  const { components: played, seats, options } = record;
  if (played === undefined || played.list !== undefined) return record;
  const components = game
    .begin({ seats, options, seed: 'any' })
    .logged([])
    .record('spectator', [])?.components;
  if (components?.fingerprint !== played.fingerprint) throw new BrokenRecord('components');
  return { ...record, components };
}

/** A game that was followed, so that its other frames need not be followed anew. */
interface Followed extends FramedGame {
  /** What it was followed from, if that is a record. */
  readonly brought?: BroughtGame;
}

type Follow = (key: string, follow: () => Followed | undefined) => Followed | undefined;

/** Holds only the game followed last: it is freed before the next one is followed, as there is room for one. */
function holdingOne(): Follow {
  let held: { readonly key: string; readonly game: Followed | undefined } | undefined;
  return (key, follow) => {
    if (held?.key !== key) {
      held = undefined;
      held = { key, game: follow() };
    }
    return held.game;
  };
}

function followText(text: string, gameNamed: (name: string) => PlayableGame): Followed {
  const record = readRecord(text);
  const { stops, log, isCutShort } = gameNamed(record.game).follow(record);
  const { game, seats, names, result, turns } = record;
  const brought = {
    ...{ game, seats, names, isCutShort, isOver: result !== undefined },
    ...{ moves: log.length, turns: turns.length },
  };
  return { log, frames: framesIn(stops), brought };
}

async function paintedStop(game: GoneThrough, wanted: ShownFrame): Promise<PaintedStop | undefined> {
  const stop = stopAt(game, wanted);
  return stop && { ...stop, pictures: await Promise.all(stop.pictures.map((each) => painted(each, wanted))) };
}

const painted = async (
  { paint, told, ...picture }: Picture,
  { reads }: Pick<ShownFrame, 'reads'>,
): Promise<PaintedPicture> => ({
  ...{ ...picture, sentences: reads ? told?.() : undefined },
  file: reads ? new Uint8Array() : await paint(),
});

/** Letters of what happened in a turn that a page has room for. */
const ROOM = 2_400;

/** A game that is gone through, for one viewer. */
interface GoneThrough extends FramedGame {
  readonly viewer: Viewer;
  readonly people: ReplayedPeople;
}

/** A page at a frame: what the turn brought and the boards after it, or the ending; undefined without such a frame. */
function stopAt(game: GoneThrough, { at: from, way }: WantedFrame): ReplayStop | undefined {
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

function linesOf(turns: readonly TurnSummary[]): readonly string[] {
  let room = ROOM;
  return turns
    .flatMap(({ lines }) => lines)
    .filter((line) => {
      room -= line.length + 3;
      return room >= 0;
    });
}
