import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';
import { cardsPicture, colonyPicture, posterPicture, seaPicture } from '../../src/games/otys/board/index.ts';
import type { Otys } from '../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../src/games/otys/presenter/index.ts';
import type { Match } from '../../src/kernel/match.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { walk, walkToTheEnd } from '../games/otys/presenter/walk.ts';
import { sampleComponents, samples } from '../games/otys/sample-views.ts';

const [directory = 'gallery'] = process.argv.slice(2);
const say = readTexts('assets/texts').in('en');
/** The box that Discord shows pictures in on a desktop. */
const BOX = { width: 550, height: 350 };

const asPng = async (bytes: Uint8Array, width: number, height: number): Promise<Buffer> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(await loadImage(bytes), 0, 0, width, height);
  return canvas.encode('png');
};

const show = async (position: string, picture: Picture): Promise<void> => {
  const bytes = await picture.paint();
  const name = picture.name.split('.')[0];
  const file = `${directory}/${position}-${name}`;
  writeFileSync(`${directory}/${position}-${picture.name}`, bytes);
  writeFileSync(`${file}.png`, await asPng(bytes, picture.width, picture.height));
  writeFileSync(`${file}-box.png`, await asPng(bytes, BOX.width, BOX.height));
  writeFileSync(`${file}.txt`, `${picture.alt}\n`);
};

mkdirSync(directory, { recursive: true });
for (const [position, { view, people }] of Object.entries(samples)) {
  const { seat } = view.turn;
  await show(position, seaPicture(view, seat, people, sampleComponents, say));
  await show(position, colonyPicture(view, seat, people, sampleComponents, say));
}
const presenter = createOtysPresenter(sampleComponents);
const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name }));

/** The boards of a match in play: what has changed is marked, what is asked for is lit. */
const playedBoards = (match: Match<Otys>): readonly Picture[] =>
  presenter.boards(
    match.view('spectator'),
    { earlier: match.earlier('spectator'), asked: match.decisions.filter(({ secret }) => !secret) },
    { say, people },
  );

/** From this ply on there is something of everything. */
const WELL_ON = 160;

for (const seats of [2, 4]) {
  const asked = new Map<string, readonly Picture[]>();
  walk({ seats, sponsors: 'random', variant: 'off', seed: 'gallery', plies: 500 }, (match) => {
    const about = match.decisions[0]?.about.kind ?? 'over';
    if (match.ply >= WELL_ON && !asked.has(about)) asked.set(about, playedBoards(match));
  });
  for (const [about, pictures] of asked)
    for (const picture of pictures) await show(`asked-${seats}-${about}`, picture);
}
for (const seats of [2, 4]) {
  const { match, moves } = walkToTheEnd(seats, 'gallery');
  const end = presenter.ending(match.view('spectator'), moves, { say, people });
  for (const picture of end.pictures) await show(`ending-${seats}`, picture);
}
for (const seated of [1, 3]) await show(`lobby-${seated}`, posterPicture(people.slice(0, seated), 4, say));
for (const { pictures = [] } of presenter.rules(say))
  for (const picture of pictures) await show('rules', picture);
const [player] = samples['middle']?.view.seats ?? [];
const ids = [...sampleComponents.contracts.keys()];
if (player !== undefined) {
  await show(
    'cards',
    cardsPicture(
      'looking',
      [3, 9, 18, 30].flatMap((at) => ids[at] ?? []),
      player,
      sampleComponents,
      say,
    ),
  );
  await show(
    'cards',
    cardsPicture(
      'hand',
      [1, 25, 28, 31, 14, 17, 20].flatMap((at) => ids[at] ?? []),
      player,
      sampleComponents,
      say,
    ),
  );
  await show('cards-one', cardsPicture('hand', ids.slice(0, 1), player, sampleComponents, say));
}
console.log(`The pictures are in ${directory}.`);
