import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { container, row, section, shortTexts, text } from '../../../src/discord/protocol/message.ts';
import {
  hasButtons,
  namesTable,
  offersSame,
  withoutButtons,
} from '../../../src/discord/protocol/standing-message.ts';

const buttonTo = (notation: string): APIButtonComponent => ({
  type: ComponentType.Button,
  style: ButtonStyle.Secondary,
  label: notation,
  custom_id: `h1:answer:abcdefghijkl:3:board:${notation}`,
});

/** A board whose question has its answers in lines. */
const asked = (notations: readonly string[]) => ({
  components: [
    container('playing', [
      text('Which?'),
      ...notations.map((each) => section(`Does ${each}`, buttonTo(each))),
    ]),
  ],
  attachments: [],
});

describe('A message with answers in lines', () => {
  test('is known by the buttons beside these', () => {
    const board = asked(['a', 'b']);
    expect(hasButtons(board)).toBe(true);
    expect([namesTable(board, 'abcdefghijkl'), namesTable(board, 't1')]).toEqual([true, false]);
    expect(offersSame(board, { ...asked(['b', 'a']), pictures: [] })).toBe(true);
    expect(offersSame(board, { ...asked(['a']), pictures: [] })).toBe(false);
  });

  test('keeps their words and loses the buttons, without which no section may be, when it is switched off', () => {
    const off = withoutButtons(asked(['a', 'b']), [row([buttonTo('more')])]);
    expect(off.components).toEqual([
      expect.objectContaining({
        components: [text('Which?'), text('Does a'), text('Does b'), row([buttonTo('more')])],
      }),
    ]);
    const { components } = withoutButtons(asked(['a']));
    expect(hasButtons({ components: [...components], attachments: [] })).toBe(false);
  });

  test('has lines of which some is left where there is room for few letters', () => {
    const [first, ...lines] = shortTexts([text('x'.repeat(90)), section('y'.repeat(90), buttonTo('a'))], 20);
    expect(first).toEqual(text(`${'x'.repeat(9)}…`));
    expect(lines).toEqual([section(`${'y'.repeat(9)}…`, buttonTo('a'))]);
  });
});
