import { textWidth } from '../../../canvas/fonts.ts';
import { TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { OtysView } from '../rules/view.ts';

interface Part {
  readonly x: number;
  readonly width: number;
}

/** A piece of text on that line, which may lose its end so that it never reaches the next one. */
interface TextPart extends Part {
  readonly text: string;
}

/** The line above the public contracts, from left to right: what they are, who begins each round, the round. */
export interface ContractsHeading {
  readonly contracts: TextPart;
  readonly first: TextPart;
  readonly emblem: Part;
  readonly round: TextPart;
}

const EMBLEM = { width: 32, before: 6, after: 20 } as const;
const BETWEEN = 14;

interface Ends {
  readonly left: number;
  readonly right: number;
}

const wide = (text: string, weight: 'bold' | 'plain'): number =>
  Math.ceil(textWidth(text, TYPE.phone, weight));

/** Where the parts of the heading stand. On a narrow line the deck size gets fewer words, as it matters least. */
export function contractsHeading(view: OtysView, say: Say, { left, right }: Ends): ContractsHeading {
  const round = say(view.lastRound ? 'otys-board-last-round' : 'otys-board-round', {
    round: view.turn.round,
  });
  const first = say('otys-board-first');
  const roundWidth = wide(round, 'plain');
  const firstWidth = wide(first, 'plain');
  const roundAt = right - roundWidth;
  const emblemAt = roundAt - EMBLEM.after - EMBLEM.width;
  const firstAt = emblemAt - EMBLEM.before - firstWidth;
  const room = firstAt - BETWEEN - left;
  const deck = { deck: view.deckSize };
  const full = say('otys-board-contracts-heading', deck);
  const heading = wide(full, 'bold') <= room ? full : say('otys-board-contracts-brief', deck);
  return {
    contracts: { text: heading, x: left, width: room },
    first: { text: first, x: firstAt, width: firstWidth },
    emblem: { x: emblemAt, width: EMBLEM.width },
    round: { text: round, x: roundAt, width: roundWidth },
  };
}
