import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';
import { cardsPicture, colonyPicture, seaPicture } from '../../src/games/otys/board/index.ts';
import { createOtysPresenter } from '../../src/games/otys/presenter/index.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { walk } from '../games/otys/presenter/walk.ts';
import { crowded, middle, opening, type Sample, sampleComponents } from '../games/otys/sample-views.ts';

const say = readTexts('assets/texts').in('en');
const ROUNDS = 60;

const picturesOf = ({ view, people }: Sample): readonly Picture[] => [
  seaPicture(view, view.turn.seat, people, sampleComponents, say),
  colonyPicture(view, view.turn.seat, people, sampleComponents, say),
];

/** A match in play while a Trader asks: with all that is new and all that is lit. */
const asked = (): readonly Picture[] => {
  let boards: readonly Picture[] = [];
  walk({ seats: 4, sponsors: 'random', variant: 'off', seed: 'gallery', plies: 500 }, (match) => {
    if (match.ply < 160 || match.decisions[0]?.about.kind !== 'trader') return;
    const moment = { earlier: match.earlier('spectator'), asked: match.decisions };
    boards = createOtysPresenter(sampleComponents).boards(match.view('spectator'), moment, {
      say,
      people: middle.people,
    });
  });
  return boards;
};

const cards = (): Picture => {
  const [player] = middle.view.seats;
  if (player === undefined) throw new Error('The middle has nobody at the table');
  return cardsPicture(
    'hand',
    [...sampleComponents.contracts.keys()].slice(0, 6),
    player,
    sampleComponents,
    say,
  );
};

const cpu = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1).padStart(7);

const measure = async (label: string, make: () => Picture): Promise<void> => {
  const cold = process.cpuUsage();
  let bytes = (await make().paint()).length;
  const first = cpu(cold);
  const spent: number[] = [];
  const walls: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    const start = performance.now();
    bytes = (await make().paint()).length;
    walls.push(performance.now() - start);
    spent.push(cpu(before));
  }
  spent.sort((a, b) => a - b);
  walls.sort((a, b) => a - b);
  console.log(
    `${label.padEnd(20)} cold ${first.toFixed(1).padStart(7)} ms CPU | warm median ${at(spent, 0.5)} p95 ${at(spent, 0.95)} ms CPU, ` +
      `median ${at(walls, 0.5)} ms passed | ${(bytes / 1000).toFixed(0).padStart(4)} KB`,
  );
};

const compareEncoders = async (): Promise<void> => {
  const bytes = await picturesOf(middle)[1]?.paint();
  if (bytes === undefined) return;
  const { loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(1100, 700);
  canvas.getContext('2d').drawImage(await loadImage(bytes), 0, 0);
  const tries: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['png', () => canvas.encode('png')],
    ...[75, 82, 90, 95, 100].map(
      (quality) => [`webp ${quality}`, () => canvas.encode('webp', quality)] as const,
    ),
    ['jpeg 92', () => canvas.encode('jpeg', 92)],
  ];
  for (const [label, encode] of tries) {
    const before = process.cpuUsage();
    const { length } = await encode();
    console.log(
      `encoder ${label.padEnd(9)} ${cpu(before).toFixed(0).padStart(4)} ms CPU ${(length / 1000).toFixed(0).padStart(5)} KB`,
    );
  }
};

/** Prints what each picture costs, cold and warm, and what other encoders would make of one. */
export const run = async (): Promise<void> => {
  for (const [name, sample] of Object.entries({ opening, middle, crowded }))
    for (const index of [0, 1])
      await measure(`${name} ${index === 0 ? 'sea' : 'colony'}`, () => {
        const picture = picturesOf(sample)[index];
        if (picture === undefined) throw new Error('There is no such picture');
        return picture;
      });
  for (const [index, picture] of asked().entries())
    await measure(`asked ${index === 0 ? 'sea' : 'colony'}`, () => picture);
  await measure('hand', cards);
  await compareEncoders();
  console.log(`resident memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
};
