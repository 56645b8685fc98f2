import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '../../../../src/canvas/picture.ts';
import { TYPE } from '../../../../src/canvas/theme.ts';
import {
  cardsPicture,
  colonyPicture,
  posterPicture,
  seaPicture,
} from '../../../../src/games/otys/board/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/presenter/index.ts';
import { measureTexts, type WrittenText } from '../../../canvas/written-texts.ts';
import { say } from '../presenter/telling.ts';
import { walk, walkToTheEnd } from '../presenter/walk.ts';
import { sampleComponents, samples } from '../sample-views.ts';

const presenter = createOtysPresenter(sampleComponents);
const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name }));

/** Pictures of every kind, in positions that have something of everything. */
function* pictures(): Generator<Picture> {
  for (const { view, people: named } of Object.values(samples)) {
    for (const { seat } of view.seats) yield seaPicture(view, seat, named, sampleComponents, say);
    yield colonyPicture(view, view.turn.seat, named, sampleComponents, say);
  }
  const [player] = samples['middle']?.view.seats ?? [];
  const ids = [...sampleComponents.contracts.keys()];
  if (player !== undefined) {
    yield cardsPicture('looking', ids.slice(0, 4), player, sampleComponents, say);
    yield cardsPicture('hand', ids.slice(20, 28), player, sampleComponents, say);
    yield cardsPicture('hand', [], player, sampleComponents, say);
  }
  yield posterPicture(people.slice(0, 3), 4, say);
  for (const { pictures: legends = [] } of presenter.rules(say)) yield* legends;
  const { match, moves } = walkToTheEnd(4, 'texts');
  yield* presenter.ending(match.view('spectator'), moves, { say, people }).pictures;
  const boards: Picture[] = [];
  walk({ seats: 4, sponsors: 'random', variant: 'on', seed: 'texts', plies: 300 }, (now) => {
    if (now.ply % 60 !== 7) return;
    const asked = now.decisions.filter(({ secret }) => !secret);
    boards.push(
      ...presenter.boards(
        now.view('spectator'),
        { earlier: now.earlier('spectator'), asked },
        { say, people },
      ),
    );
  });
  yield* boards;
}

/** Of a text that is written over itself, for its shade or its shine, what is read best. */
const uppermost = (written: readonly WrittenText[]): readonly WrittenText[] =>
  written.filter(
    (one, at) =>
      ![written[at - 1], written[at + 1]].some(
        (beside) =>
          beside?.text === one.text &&
          beside.size === one.size &&
          beside.contrast > one.contrast &&
          one.size > TYPE.level,
      ),
  );

const texts: { readonly picture: string; readonly written: WrittenText }[] = [];

beforeAll(async () => {
  const written = measureTexts();
  for (const picture of pictures()) {
    const from = written.length;
    await picture.paint();
    texts.push(...uppermost(written.slice(from)).map((one) => ({ picture: picture.name, written: one })));
  }
}, 120_000);

const listed = (failing: (text: WrittenText) => boolean, among = texts): readonly string[] => [
  ...new Set(
    among
      .filter(({ written }) => failing(written))
      .map(({ picture, written: { text, size, paint, contrast, dimmed } }) =>
        [picture, text, `${Math.round(size)} px`, paint, contrast.toFixed(2), dimmed.toFixed(2)].join(' | '),
      ),
  ),
];

test('every text of every picture is at least 22 pixels high', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(listed(({ size }) => size < TYPE.small - 0.01)).toEqual([]);
});

test('every text stands out by 4.5 to 1 from what it was written upon', () => {
  expect(listed(({ contrast }) => contrast < 4.5)).toEqual([]);
});

test('what steps back behind the veil still stands out by 3.5 to 1', () => {
  const boards = texts.filter(({ picture }) => /sea|colony/.test(picture));
  expect(boards.length).toBeGreaterThan(1_000);
  expect(listed(({ dimmed }) => dimmed < 3.5, boards)).toEqual([]);
});

test('no text is written upon nothing, where something darker could come beneath it', () => {
  expect(listed(({ floats }) => floats)).toEqual([]);
});
