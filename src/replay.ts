import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RECORD } from './bounds.ts';
import { games } from './games/index.ts';
import type { FollowedRecord } from './games/playable.ts';
import { print, printError } from './print.ts';
import { BrokenRecord } from './records/broken-record.ts';
import type { GameRecord } from './records/game-record.ts';
import { seatColour } from './records/game-record.ts';
import { problemSentence } from './records/problem-sentence.ts';
import { readRecord } from './records/read-record.ts';
import { turnText } from './records/write-record.ts';
import { framesIn } from './replays/frames.ts';
import type { Say } from './texts/say.ts';
import { readTexts } from './texts/texts.ts';

const USAGE = 'usage: npm run replay -- FILE   (replays the record of a game, and prints it turn by turn)';

const { in: language } = readTexts(fileURLToPath(new URL('../assets/texts', import.meta.url)));
const say = language('en');

const refuse = (sentence: string, code: number): void => {
  printError(sentence);
  process.exitCode = code;
};

/** The text of a file. Throws `BrokenRecord` where it is longer than any record. */
function textOf(file: string): string {
  if (statSync(file).size > RECORD.bytes) throw new BrokenRecord('too-long');
  return readFileSync(file, 'utf8');
}

/** A record turn by turn: its moves in notation, what they brought in words, and the board as text. */
function* replayLines(record: GameRecord, followed: FollowedRecord, say: Say): Generator<string> {
  const people = Array.from({ length: record.seats }, (_, seat) => ({
    name: record.names[seat] ?? seatColour(seat),
  }));
  const context = { say, people };
  const { log, stops, isCutShort } = followed;
  const recorded = record.turns.flatMap(({ entries }) => entries);
  const last = stops.at(-1);
  let from = 0;
  for (const { turn, match, ply } of framesIn(stops)) {
    const name = people[turn?.seat ?? -1]?.name ?? '';
    const heading =
      turn === undefined ? say('record-setup') : say('record-turn', { turn: turn.number, name });
    yield `${'='.repeat(LINE)}\n${heading}`;
    if (turn !== undefined) yield turnText({ ...turn, entries: recorded.slice(from, ply) });
    from = ply;
    yield '';
    const so = log.slice(0, match.ply);
    const told = match.logged(so).happened('spectator', turn?.number ?? 0, context);
    for (const { lines } of told) if (turn !== undefined) yield* lines.map(plain);
    yield* match.description('spectator', context).map((part) => `\n${plain(part)}`);
    if (last?.result !== undefined && match === last)
      yield `\n${plain(match.logged(log).ending(context).title)}`;
  }
  yield '='.repeat(LINE);
  if (isCutShort) yield say('record-cut-short');
  else yield say('record-verified', { moves: log.length, turns: record.turns.length });
}

/** Letters of the line between two turns. */
const LINE = 72;

/** Discord's Markdown without its marks, and without what sets names apart. */
const plain = (text: string): string =>
  text.replaceAll(/\*+|^-# |^#+ |[\u2066-\u2069]/gmu, '').replaceAll(/\\([*_~`|>#-])/g, '$1');

const [file, another] = process.argv.slice(2);
if (file === undefined || another !== undefined || file.startsWith('-')) refuse(USAGE, 2);
else
  try {
    const record = readRecord(textOf(file));
    const game = games.find(({ name }) => name === record.game);
    if (game === undefined) throw new BrokenRecord('game', undefined, { game: record.game });
    for (const line of replayLines(record, game.follow(record), say)) print(line);
  } catch (error) {
    if (error instanceof BrokenRecord) refuse(problemSentence(error, say), 1);
    else if (error instanceof Error && 'code' in error)
      refuse(`${file} can’t be read (${String(error.code)}).`, 2);
    else throw error;
  }
