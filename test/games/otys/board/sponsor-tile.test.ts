import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawSponsor } from '../../../../src/games/otys/board/diver-tile.ts';
import { SPONSOR_SIDES, SPONSORS } from '../../../../src/games/otys/rules/vocabulary.ts';
import { measureTexts } from '../../../canvas/written-texts.ts';
import { texts } from '../../../texts/shipped.ts';

const written = measureTexts();

test.each(texts.locales)(
  'what a sponsor does is read behind the veil in %s, whether or not it was used (rulebook, "Sponsor Tiles")',
  (language) => {
    const pen = createCanvas(220, 90).getContext('2d');
    const box = { x: 10, y: 10, width: 190, height: 71 };
    const from = written.length;
    for (const spent of [false, true])
      for (const sponsor of SPONSORS)
        for (const side of SPONSOR_SIDES) drawSponsor(pen, { sponsor, side }, box, texts.in(language), spent);
    const own = written.slice(from);
    expect(own.length).toBeGreaterThan(2 * 10);
    expect(own.filter(({ dimmed }) => dimmed < 4.5).map(({ text, dimmed }) => [text, dimmed])).toEqual([]);
  },
);
