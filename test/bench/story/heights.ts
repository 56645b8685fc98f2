import { createCanvas } from '@napi-rs/canvas';
import { type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import type { StandingMessage } from '../../../src/discord/protocol/standing-message.ts';

/** Pixels of the page at 1280 × 800, see `src/playground/web/look`: how wide words and pictures of a message are, and how high its parts. */
const WIDTH = 516;
const LINE = 22;
const SMALL_LINE = 18;
const TITLE_LINE = 28;
const BUTTONS = 40;
const GAP = 8;
/** A message's author, the edge of its container, and the space to the next one. */
const AROUND = 24 + 30 + 16;

const pen = createCanvas(1, 1).getContext('2d');

/** How high pictures are for their width, by the name of the file. */
export type Ratios = ReadonlyMap<string, number>;

/** About how many pixels high a message stands in the channel. */
export function heightOf({ components }: StandingMessage, ratios: Ratios): number {
  const parts = (components ?? []).flatMap((part) =>
    part.type === ComponentType.Container ? part.components : [],
  );
  return Math.round(AROUND + parts.reduce((sum, part) => sum + GAP + partHeight(part, ratios), 0));
}

function partHeight(part: APIComponentInContainer, ratios: Ratios): number {
  switch (part.type) {
    case ComponentType.TextDisplay:
      return part.content.split('\n').reduce((sum, line) => sum + lineHeight(line), 0);
    case ComponentType.MediaGallery: {
      const widths = part.items.length > 1 ? WIDTH / 2 : WIDTH;
      const rows = Math.ceil(part.items.length / 2);
      const [first] = part.items;
      const name = first?.media.url.split('?')[0]?.split('/').at(-1) ?? '';
      return rows * widths * (ratios.get(name) ?? 0);
    }
    case ComponentType.ActionRow:
    case ComponentType.Section:
      return BUTTONS;
    default:
      return GAP;
  }
}

function lineHeight(line: string): number {
  const small = line.startsWith('-# ');
  const title = line.startsWith('#');
  pen.font = `${small ? 13 : title ? 20 : 16}px "Noto Sans"`;
  const plain = line.replaceAll(/[*#]|<@!?\d+>|<a?:\w+:\d+>/g, '');
  const lines = Math.max(1, Math.ceil(pen.measureText(plain).width / WIDTH));
  return lines * (small ? SMALL_LINE : title ? TITLE_LINE : LINE);
}
