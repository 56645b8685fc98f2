import { expect, test } from 'vitest';
import type { Picture } from '../../../../src/canvas/picture.ts';
import { TYPE } from '../../../../src/canvas/theme.ts';
import {
  cardsPicture,
  colonyPicture,
  othersPicture,
  posterPicture,
  seaPicture,
} from '../../../../src/games/otys/board/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { letteringOf, recordType } from '../../../canvas/recorded-type.ts';
import { say, texts } from '../../../texts/shipped.ts';
import { crowded, longNames, middle, sampleComponents, samples } from '../sample-views.ts';
import { walk, walkToTheEnd } from '../words/walk.ts';

recordType();

/** What is smaller than anybody should have to read, with its size. */
const tooSmall = async (
  pictures: readonly Picture[],
  least: number = TYPE.small,
): Promise<readonly string[]> => {
  const small = new Set<string>();
  for (const picture of pictures)
    for (const { text, size } of await letteringOf(picture))
      if (size < least - 0.05) small.add(`${picture.name}: ${text} ${size.toFixed(1)}`);
  return [...small];
};

test.each(Object.entries(samples))(
  'no letter of the %s is too small to read',
  async (_, { view, people }) => {
    const boards = view.seats.flatMap(({ seat }) => [
      seaPicture(view, seat, people, sampleComponents, say),
      colonyPicture(view, people, sampleComponents, say),
      othersPicture(view, seat, people, sampleComponents, say),
    ]);
    expect(await tooSmall(boards)).toEqual([]);
  },
);

test.each([2, 4])('no letter is too small whatever comes up with %d seats', async (seats) => {
  const presenter = createOtysPresenter(sampleComponents);
  const people = longNames.people.slice(0, seats);
  const boards: Picture[] = [];
  walk({ seats, sponsors: 'random', variant: 'off', seed: `type ${seats}`, plies: 400 }, (match) => {
    if (match.ply % 40 !== 0) return;
    const asked = match.decisions.filter(({ secret }) => !secret);
    boards.push(
      ...presenter.boards(
        match.view('spectator'),
        { earlier: match.earlier('spectator'), asked },
        { say, people },
      ),
    );
  });
  expect(await tooSmall(boards)).toEqual([]);
});

test.each([
  [3, 'en'],
  [4, 'en'],
  [4, 'de'],
  [4, 'fr'],
  [4, 'ru'],
] as const)(
  'what stands on the Colony and in the seas of the others at a table of %d is read on a phone in %s',
  async (seats, language) => {
    const presenter = createOtysPresenter(sampleComponents);
    const people = middle.people.slice(0, seats);
    const words = { say: texts.in(language), people };
    const boards: Picture[] = [];
    walk({ seats, sponsors: 'random', variant: 'off', seed: `phone ${seats}`, plies: 600 }, (match) => {
      if (match.ply % 60 === 0)
        boards.push(
          ...presenter
            .boards(match.view('spectator'), { earlier: match.earlier('spectator'), asked: [] }, words)
            .slice(0, -1),
        );
    });
    expect(boards.length).toBeGreaterThan(10);
    expect(await tooSmall(boards, TYPE.phone)).toEqual([]);
  },
);

test('no letter of the other pictures is too small to read', async () => {
  const presenter = createOtysPresenter(sampleComponents);
  const { people } = longNames;
  const { match, moves } = walkToTheEnd(4, 'type');
  const [player] = crowded.view.seats;
  if (player === undefined) throw new Error('Nobody is at the crowded table');
  const ids = [...sampleComponents.contracts.keys()];
  const hands = ids.map((_, at) =>
    cardsPicture('hand', ids.slice(at, at + 7), player, sampleComponents, say),
  );
  const pictures = [
    posterPicture(people, 4, say),
    posterPicture([], 4, say),
    ...presenter.ending(match.view('spectator'), moves, { say, people }).pictures,
    ...presenter.rules(say).flatMap((page) => page.pictures ?? []),
    ...hands,
  ];
  expect(await tooSmall(pictures)).toEqual([]);
});

test('no words of the rules are cut short in their pictures', async () => {
  const presenter = createOtysPresenter(sampleComponents);
  const pages = presenter.rules(say);
  const cut: string[] = [];
  for (const picture of pages.flatMap(({ pictures = [] }) => pictures))
    for (const { text } of await letteringOf(picture)) if (text.includes('…')) cut.push(text);
  expect(cut).toEqual([]);
});
