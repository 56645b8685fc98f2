import type { Picture } from '../../../src/canvas/picture.ts';
import { cardsPicture } from '../../../src/games/otys/board/cards.ts';
import { colonyPicture } from '../../../src/games/otys/board/colony.ts';
import { othersPicture } from '../../../src/games/otys/board/others.ts';
import { posterPicture } from '../../../src/games/otys/board/poster.ts';
import { seaPicture } from '../../../src/games/otys/board/sea.ts';
import { components } from '../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../src/games/otys/words/index.ts';
import type { Say } from '../../../src/texts/say.ts';
import { face } from '../../gallery/face.ts';
import { boardsOf } from '../boards-of.ts';
import { type Shot, shots } from '../samples-of.ts';
import { longNames, middle, samples } from './sample-views.ts';
import { walk, walkToTheEnd } from './words/walk.ts';

const presenter = createOtysPresenter(components);
const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name }));

/** Pictures of every kind that Otys has, in positions that have something of everything. */
export function* otysPictures(say: Say): Generator<Shot> {
  for (const [position, { view }] of Object.entries(samples)) {
    const scene = { view, people, components, say };
    for (const { seat } of view.seats) yield [`${position}-${seat}`, seaPicture(scene, seat)];
    yield [position, colonyPicture(scene)];
    yield [position, othersPicture(scene, view.turn.seat)];
  }
  const ids = [...components.contracts.keys()];
  const [player] = samples['middle']?.view.seats ?? [];
  if (player !== undefined) {
    yield ['looking', cardsPicture('looking', ids.slice(0, 4), player, components, say)];
    yield ['hand', cardsPicture('hand', ids.slice(20, 28), player, components, say)];
    yield ['hand-one', cardsPicture('hand', ids.slice(0, 1), player, components, say)];
    yield ['hand-none', cardsPicture('hand', [], player, components, say)];
  }
  for (const seated of [1, 3]) yield [`lobby-${seated}`, posterPicture(people.slice(0, seated), 4, say)];
  for (const { pictures = [] } of presenter.rules(say)) yield* shots('rules', pictures);
  for (const seats of [2, 4]) {
    const { match, moves } = walkToTheEnd(seats, 'languages');
    const end = presenter.ending(match.view('spectator'), moves, { say, people });
    yield* shots(`ending-${seats}`, end.pictures);
  }
  for (const sponsors of ['basic', 'advanced'] as const) {
    const boards: Shot[] = [];
    walk({ seats: 4, sponsors, variant: 'on', seed: 'languages', plies: 200 }, (now) => {
      if (now.ply % 40 === 7)
        boards.push(...shots(`${sponsors}-${now.ply}`, boardsOf(presenter, now, { say, people })));
    });
    yield* boards;
  }
}

/** Names that no layout likes, and names in scripts that the main font lacks. */
const NAMES = {
  'long-names': longNames.people.map(({ name }) => name),
  'greek-to-emoji': ['Ελένη Παπαδοπούλου', 'สมชาย น้ำใส', 'प्रिया शर्मा', '🦦🌊'],
  'korean-to-fancy': ['김민수', 'გიორგი', 'Նարեկ', '𝓐𝓷𝓪 𝔹𝕠𝕓'],
} as const;

/** From this ply on there is something of everything. */
const WELL_ON = 160;

/** More of them, for eyes alone: names of all scripts with avatars, and the boards of every kind of question. */
export async function* otysGallery(say: Say): AsyncGenerator<Shot> {
  for (const [position, names] of Object.entries(NAMES)) {
    const crowd = await Promise.all(names.map(async (name, seat) => ({ name, avatar: await face(seat) })));
    const scene = { view: middle.view, people: crowd, components, say };
    for (const { seat } of middle.view.seats) yield [position, seaPicture(scene, seat)];
    yield* shots(position, [colonyPicture(scene), othersPicture(scene, 0)]);
    yield [position, posterPicture(crowd, 4, say)];
  }
  for (const seats of [2, 4]) {
    const asked = new Map<string, readonly Picture[]>();
    walk({ seats, sponsors: 'random', variant: 'off', seed: 'gallery', plies: 500 }, (match) => {
      const about = match.decisions[0]?.about.kind ?? 'over';
      if (match.ply >= WELL_ON && !asked.has(about))
        asked.set(about, boardsOf(presenter, match, { say, people }));
    });
    for (const [about, pictures] of asked) yield* shots(`asked-${seats}-${about}`, pictures);
  }
  const { match, moves } = walkToTheEnd(4, 'gallery');
  const crowd = NAMES['long-names'].map((name) => ({ name }));
  yield* shots(
    'ending-long-names',
    presenter.ending(match.view('spectator'), moves, { say, people: crowd }).pictures,
  );
}
