import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from '../../src/canvas/picture.ts';
import { games } from '../../src/games/index.ts';
import { namedPictures, PEOPLE, playedPictures } from '../games/played-pictures.ts';
import { samplesFor } from '../games/samples.ts';
import { texts } from '../texts/shipped.ts';
import { face } from './face.ts';

/** Where the pictures go, and the language of those that are not about languages. */
const [directory = 'gallery', language = 'en'] = process.argv.slice(2);
const say = texts.in(language);
/** Names that no layout likes, and names in scripts that the main font lacks. */
const NAMES = {
  'long-names': [
    'Wilhelmina Featherstonehaugh-Cholmondeley of the Deep',
    'أميرة البحار السبعة',
    '深海に潜る者たち',
  ],
  'greek-to-emoji': ['Ελένη Παπαδοπούλου', 'สมชาย น้ำใส', 'प्रिया शर्मा', '🦦🌊'],
  'korean-to-fancy': ['김민수', 'გიორგი', 'Նարեկ', '𝓐𝓷𝓪 𝔹𝕠𝕓'],
} as const;
/** How wide Discord shows pictures on a desktop. */
const BOX = { width: 550 };

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
  writeFileSync(
    `${file}-box.png`,
    await asPng(bytes, BOX.width, Math.round((BOX.width * picture.height) / picture.width)),
  );
  writeFileSync(`${file}.txt`, `${picture.alt}\n`);
};

mkdirSync(directory, { recursive: true });
for (const game of games) {
  for (const [position, picture] of playedPictures(game, say)) await show(`played-${position}`, picture);
  for (const [position, picture] of namedPictures(samplesFor(game), say)) await show(position, picture);
  for (const [names, called] of Object.entries(NAMES)) {
    const people = await Promise.all(called.map(async (name, seat) => ({ name, avatar: await face(seat) })));
    for (const [position, picture] of playedPictures(game, say, 1, [...people, ...PEOPLE]))
      await show(`${names}-${position}`, picture);
  }
  for (const locale of texts.locales.filter((other) => other !== language))
    for (const [position, picture] of playedPictures(game, texts.in(locale), 2))
      await show(`language-${locale}-${position}`, picture);
}
console.log(`The pictures are in ${directory}.`);
