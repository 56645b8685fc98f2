import type { Picture } from '../canvas/picture.ts';
import type { PlayableGame } from '../games/playable.ts';
import { BrokenRecord } from '../records/broken-record.ts';
import type { GameRecord } from '../records/game-record.ts';
import { readRecord } from '../records/read-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { pageOf } from '../replay-page/page.ts';
import type { Texts } from '../texts/texts.ts';
import { filmOf } from './film.ts';
import { type FrameWithMatch, framesIn } from './frames.ts';
import { peopleOfRecord, receivedPeople } from './people.ts';
import type {
  PaintedPicture,
  PaintedStop,
  RecordedTable,
  ReplayOfText,
  Replays,
  ShownFrame,
  TableWanted,
  WrittenRecord,
} from './replays.ts';
import { type GoneThrough, stopAt } from './stop.ts';

/** What is done with records, by the rules of these games and in these languages. */
export function replaysBy(games: readonly PlayableGame[], texts: Texts): Replays {
  const followed = holdingOne();
  return {
    record: async (table) => recordOf(gameNamed(games, table.game), table),
    ofTable: tablesBy(games, texts, followed),
    ofText: textsBy(games, texts, followed),
    page: async ({ text, names, language }) => {
      const record = readRecord(text);
      const game = gameNamed(games, record.game);
      const say = texts.in(language);
      const title = say('record-title', { game: game.title(say) });
      return pageOf({ record: withList(game, record), title, names, language, say });
    },
    film: async ({ text, names, language }) => {
      const record = readRecord(text);
      const { stops, log } = gameNamed(games, record.game).follow(record);
      const people = names.map((name) => ({ name }));
      return filmOf(framesIn(stops), log, { say: texts.in(language), people });
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

function gameNamed(games: readonly PlayableGame[], name: string): PlayableGame {
  const game = games.find((each) => each.name === name);
  if (game === undefined) throw new BrokenRecord('game', undefined, { game: name });
  return game;
}

function recordOf(
  game: PlayableGame,
  { snapshot, log, viewer, names }: RecordedTable,
): WrittenRecord | undefined {
  const record = game.resume(snapshot).logged(log).record(viewer, names);
  return (
    record && {
      file: writeRecord(record, { withList: true }),
      text: writeRecord(record, { withList: false }),
    }
  );
}

/** A game that was followed, so that its other frames need not be followed anew. */
interface Followed {
  readonly game: PlayableGame;
  readonly frames: readonly FrameWithMatch[];
  readonly log: readonly string[];
  /** What was followed, if it is a record, and whether that goes no further. */
  readonly record?: GameRecord;
  readonly isCutShort: boolean;
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

function followTable(game: PlayableGame, { snapshot, log }: TableWanted['table']): Followed | undefined {
  const stops = game.resume(snapshot).logged(log).asItWent();
  return stops && { game, log, frames: framesIn(stops), isCutShort: false };
}

function followText(games: readonly PlayableGame[], text: string): Followed {
  const record = readRecord(text);
  const game = gameNamed(games, record.game);
  const { stops, log, isCutShort } = game.follow(record);
  return { game, log, frames: framesIn(stops), record, isCutShort };
}

const tablesBy =
  (games: readonly PlayableGame[], texts: Texts, followed: Follow): Replays['ofTable'] =>
  async ({ table, people, ...wanted }) => {
    const game = gameNamed(games, table.game);
    const { viewer, snapshot, log } = table;
    // A match has a seed of its own: no other has this snapshot.
    const found = followed(`table ${log.length} ${snapshot}`, () => followTable(game, table));
    if (found === undefined) return undefined;
    const say = texts.in(wanted.language);
    return paintedStop({ ...found, viewer, people: await receivedPeople(people, say) }, wanted);
  };

const textsBy =
  (games: readonly PlayableGame[], texts: Texts, followed: Follow): Replays['ofText'] =>
  async ({ text, ...wanted }) => {
    try {
      const found = followed(`record ${text}`, () => followText(games, text));
      return (
        (found && (await shownRecord(found, wanted, texts))) ?? {
          ...{ kind: 'broken', problem: 'hidden', args: {}, place: undefined },
        }
      );
    } catch (error) {
      if (!(error instanceof BrokenRecord)) throw error;
      const { problem, args, place } = error;
      return { kind: 'broken', problem, args, place };
    }
  };

async function shownRecord(
  found: Followed,
  wanted: ShownFrame,
  texts: Texts,
): Promise<ReplayOfText | undefined> {
  const { game, frames, log, record, isCutShort } = found;
  const [first] = frames;
  if (first === undefined || record === undefined) return undefined;
  const { names, result, turns } = record;
  const { seats } = first.match;
  const people = peopleOfRecord({ seats, names }, texts.in(wanted.language));
  const stop = await paintedStop({ ...found, viewer: 'spectator', people }, wanted);
  return (
    stop && {
      kind: 'replay',
      brought: {
        ...{ game: game.name, seats, names, isCutShort, isOver: result !== undefined },
        ...{ moves: log.length, turns: turns.length },
      },
      stop,
    }
  );
}

async function paintedStop(game: GoneThrough, wanted: ShownFrame): Promise<PaintedStop | undefined> {
  const stop = stopAt(game, wanted);
  return stop && { ...stop, pictures: await Promise.all(stop.pictures.map((each) => painted(each, wanted))) };
}

const painted = async (
  { paint, ...picture }: Picture,
  { reads }: Pick<ShownFrame, 'reads'>,
): Promise<PaintedPicture> => ({ ...picture, file: reads ? new Uint8Array() : await paint() });
