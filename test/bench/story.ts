import { writeFileSync } from 'node:fs';
import { ComponentType } from 'discord-api-types/v10';
import { games } from '../../src/games/index.ts';
import { playedGames } from '../../src/selfplay/played-games.ts';
import type { SeenMessage } from '../discord/fake-api.ts';
import type { Size } from './size.ts';
import { playedInChannel } from './story/channel.ts';
import { fatesOf } from './story/fates.ts';
import { heightOf } from './story/heights.ts';

const GAME = 'oteres';
/** People and computers in a channel. */
const CHANNELS = [
  [5, 0],
  [2, 3],
  [1, 4],
] as const;
/** Games without a channel, and with one: the latter paint every picture. */
const GAMES = {
  usual: { series: 300, inChannel: 3, channels: CHANNELS },
  smallest: { series: 1, inChannel: 1, channels: CHANNELS.slice(-1) },
} as const;

/** What the same games took before cards carried their aims and turns ended by themselves: presses of careful players by seats. */
const PRESSES_BEFORE: Readonly<Record<number, number>> = { 3: 184.2, 4: 201.1, 5: 212.6 };
/** Pixels that a game left in its channel when each board stayed there, by people: of five players. */
const HEIGHT_BEFORE: Readonly<Record<number, number>> = { 5: 28_137, 2: 14_823, 1: 9_468 };

const shareOf = (now: number, before: number | undefined): string =>
  before === undefined ? '' : ` (${Math.round((100 * now) / before)}% of ${before} before)`;

/** What all may read of a message. */
const wordsOf = ({ components }: SeenMessage): string =>
  (components ?? [])
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : []))
    .map((part) =>
      part.type === ComponentType.TextDisplay
        ? part.content
        : part.type === ComponentType.MediaGallery
          ? '[picture]'
          : '',
    )
    .filter((words) => words !== '')
    .join('\n');

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Prints how quick a game is and what it leaves to be read: presses a turn and answers without a choice of careful players, how often
 * somebody is out early, and the messages and the height of whole games in a channel. With a path the last of these is written there.
 */
export const run = async (size: Size): Promise<void> => {
  const { series, inChannel, channels } = GAMES[size];
  const played = playedGames.find(({ name }) => name === GAME);
  const game = games.find(({ name }) => name === GAME);
  if (played === undefined || game === undefined) throw new Error(`There is no ${GAME}`);
  for (let seats = played.seats.min; seats <= played.seats.max; seats += 1) {
    const reports = Array.from({ length: series }, (_, number) =>
      played.play({ seats, seed: `story ${number}`, number, player: 'careful' }),
    );
    const total = (of: (report: (typeof reports)[number]) => number) =>
      reports.reduce((sum, report) => sum + of(report), 0);
    const { outEarly, withoutEffect } = fatesOf(seats, series);
    console.log(
      [
        `${seats} careful players, ${series} games:`,
        `${(total(({ presses }) => presses) / total(({ turns }) => turns)).toFixed(2)} presses a turn,`,
        `${(total(({ presses }) => presses) / series).toFixed(1)} a game${shareOf(total(({ presses }) => presses) / series, PRESSES_BEFORE[seats])},`,
        `${((100 * total(({ single }) => single)) / total(({ plies }) => plies)).toFixed(1)}% answers with a single option,`,
        `${(total(({ turns }) => turns) / series).toFixed(1)} turns a game,`,
        `${(100 * outEarly).toFixed(1)}% with somebody out before half of it,`,
        `${(100 * withoutEffect).toFixed(1)}% of cards without effect`,
      ].join(' '),
    );
  }
  for (const [people, computers] of channels) {
    const left = await Promise.all(
      Array.from({ length: inChannel }, (_, at) =>
        playedInChannel(game, { people, computers, seed: `story ${at}` }),
      ),
    );
    const heights = left.map(({ messages, ratios }) =>
      messages.reduce((sum, message) => sum + heightOf(message, ratios), 0),
    );
    const turns = mean(left.map((each) => each.turns));
    console.log(
      [
        `${people} people and ${computers} computers, ${inChannel} games in a channel:`,
        `${mean(left.map(({ messages }) => messages.length)).toFixed(1)} messages and ${Math.round(mean(heights))} px${shareOf(mean(heights), HEIGHT_BEFORE[people])} for ${turns.toFixed(1)} turns,`,
        `${Math.round(mean(heights) / turns)} px a turn`,
      ].join(' '),
    );
    const [, path] = process.argv.slice(2);
    if (path !== undefined && computers === 3)
      writeFileSync(path, left[0]?.messages.map(wordsOf).join('\n\n——\n') ?? '');
  }
};
