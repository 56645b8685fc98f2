import { deflateRawSync } from 'node:zlib';
import type { Picture } from '../canvas/picture.ts';
import type { FollowedRecord, PlayableGame, PlayableMatch } from '../games/playable.ts';
import { BrokenRecord } from '../records/broken-record.ts';
import type { GameRecord } from '../records/game-record.ts';
import { readRecord } from '../records/read-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { pageOf } from '../replay-page/page.ts';
import type { Texts } from '../texts/texts.ts';
import { filmOf } from './film.ts';
import { framesIn } from './frames.ts';
import { peopleOfRecord } from './people.ts';
import type {
  BroughtWanted,
  PaintedPicture,
  RecordedTable,
  Replay,
  ReplayOfText,
  Replays,
  WrittenRecord,
} from './replays.ts';
import { stopAt } from './stop.ts';

/** What is done with records, by the rules of these games and in these languages. */
export const replaysBy = (games: readonly PlayableGame[], texts: Texts): Replays => ({
  record: async (table) => recordOf(gameNamed(games, table.game), table),
  ofTable: async (table) => replayOf(gameNamed(games, table.game), table),
  ofText: broughtBy(games, texts),
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
    return filmOf(
      framesIn(stops).map(({ match }) => match),
      log,
      { say: texts.in(language), people },
    );
  },
});

/**
 * The record with its list of components, as a page looks nothing up: where it brings none, that of today.
 *
 * @throws BrokenRecord where it was played with another one
 */
function withList(game: PlayableGame, record: GameRecord): GameRecord {
  const { components: played, seats, options } = record;
  if (played === undefined || played.list !== undefined) return record;
  const components = game.begin({ seats, options, seed: 'any' }).record([], 'spectator', [])?.components;
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
  const record = game.resume(snapshot).record(log, viewer, names);
  return (
    record && {
      file: writeRecord(record, { withList: true }),
      text: writeRecord(record, { withList: false }),
    }
  );
}

function replayOf(game: PlayableGame, { snapshot, log, names }: RecordedTable): Replay | undefined {
  const match = game.resume(snapshot);
  const stops = match.asItWent(log);
  return stops && replay(match, names, { stops, log, isCutShort: false });
}

/** A record that was followed, so that its other frames need not follow it anew. */
interface FollowedText {
  readonly text: string;
  readonly game: PlayableGame;
  readonly record: GameRecord;
  readonly followed: FollowedRecord;
  readonly frames: ReturnType<typeof framesIn>;
}

/** Shows frames of records that people have brought. The one that was asked for last is held, and no other. */
function broughtBy(games: readonly PlayableGame[], texts: Texts): Replays['ofText'] {
  let latest: FollowedText | undefined;
  return async (wanted) => {
    try {
      if (latest?.text !== wanted.text) {
        // The former one is let go first: there is room for one.
        latest = undefined;
        latest = followText(games, wanted.text);
      }
      return (
        (await shownFrame(latest, wanted, texts)) ?? {
          ...{ kind: 'broken', problem: 'hidden', args: {}, place: undefined },
        }
      );
    } catch (error) {
      if (!(error instanceof BrokenRecord)) throw error;
      const { problem, args, place } = error;
      return { kind: 'broken', problem, args, place };
    }
  };
}

function followText(games: readonly PlayableGame[], text: string): FollowedText {
  const record = readRecord(text);
  const game = gameNamed(games, record.game);
  const followed = game.follow(record);
  return { text, game, record, followed, frames: framesIn(followed.stops) };
}

async function shownFrame(
  { game, record, followed, frames }: FollowedText,
  { language, reads, ...wanted }: BroughtWanted,
  texts: Texts,
): Promise<ReplayOfText | undefined> {
  const [first] = frames;
  if (first === undefined) return undefined;
  const { log, isCutShort } = followed;
  const { seats } = first.match;
  const people = peopleOfRecord({ seats, names: record.names }, texts.in(language));
  const stop = stopAt(
    { frames, matchAt: (at) => frames[at]?.match ?? first.match, log, viewer: 'spectator', people },
    wanted,
  );
  return (
    stop && {
      kind: 'replay',
      brought: {
        ...{ game: game.name, seats, names: record.names, isCutShort },
        isOver: record.result !== undefined,
        ...{ moves: log.length, turns: record.turns.length },
      },
      stop: { ...stop, pictures: await Promise.all(stop.pictures.map((each) => painted(each, reads))) },
    }
  );
}

async function painted({ paint, ...picture }: Picture, reads: boolean): Promise<PaintedPicture> {
  return { ...picture, file: reads ? new Uint8Array() : await paint() };
}

const replay = (
  { game, seats }: PlayableMatch,
  names: readonly (string | undefined)[],
  { stops, log, isCutShort }: FollowedRecord,
): Replay => ({
  ...{ game: game.name, seats, names, log, isCutShort },
  frames: framesIn(stops).map(({ match, ...frame }) => ({
    ...frame,
    packed: deflateRawSync(match.snapshot(), { level: 1 }),
  })),
});
