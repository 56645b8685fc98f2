import { expect, test } from 'vitest';
import type { Picture } from '../../../../src/canvas/picture.ts';
import { TYPE } from '../../../../src/canvas/theme.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { letteringOf, recordType } from '../../../canvas/recorded-type.ts';
import { texts } from '../../../texts/shipped.ts';
import { walk } from '../position.ts';
import { middle } from '../sample-views.ts';

recordType();

test.each([
  [3, 'en'],
  [4, 'en'],
  [4, 'de'],
  [4, 'fr'],
  [4, 'ru'],
] as const)(
  'what stands on the Colony and in the seas of the others at a table of %d is read on a phone in %s',
  async (seats, language) => {
    const presenter = createOtysPresenter(components);
    const people = middle.people.slice(0, seats);
    const words = { say: texts.in(language), people };
    const small = new Set<string>();
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
    for (const board of boards)
      for (const { text, size } of await letteringOf(board))
        if (size < TYPE.phone - 0.05) small.add(`${board.name}: ${text} ${size.toFixed(1)}`);
    expect([...small]).toEqual([]);
  },
);
