import type { Say } from '../../../texts/say.ts';
import { drawDiver, drawPermanent, drawReward, drawSponsor, type LegendEntry } from '../board/index.ts';
import { backInWords, diverExplained, diverName, frontInWords, sponsorEffect } from '../board/piece-words.ts';
import type { Reward, RewardBack } from '../rules/components.ts';
import type { DiverView } from '../rules/view.ts';
import type { SponsorNumber, SponsorSide } from '../rules/vocabulary.ts';

const DIVER = 221;
const SPONSOR = 192;
const TOKEN = 66;
const PERMANENT = 50;
const TILE = 80;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A side of a diver, with what it does, `free` of cost or not; its name stands on the tile. */
export const diverEntry = (say: Say, diver: DiverView, free = false): LegendEntry => ({
  words: say('otys-legend-side', {
    name: diverName(say, diver.diver, diver.upgraded),
    effect: diverExplained(say, diver, free),
  }),
  beside: diverExplained(say, diver, free),
  width: DIVER,
  draw: (pen, x, y, height) =>
    drawDiver(pen, diver, { x, y: y + (height - TILE) / 2, width: DIVER, height: TILE }, say, free),
});

/** A side of a sponsor, with what it does. */
export const sponsorEntry = (
  say: Say,
  tile: { readonly sponsor: SponsorNumber; readonly side: SponsorSide },
): LegendEntry => ({
  words: sentence(sponsorEffect(say, tile.sponsor, tile.side)),
  width: SPONSOR,
  draw: (pen, x, y, height) => drawSponsor(pen, tile, { x, y, width: SPONSOR, height }, { say, lines: 2 }),
});

/** A reward token as it is drawn from, with what its front does. */
export const frontEntry = (say: Say, reward: Reward): LegendEntry => ({
  words: say('otys-legend-front', { front: frontInWords(say, reward.front) }),
  width: TOKEN,
  draw: (pen, x, y, height) => drawReward(pen, reward, x + TOKEN / 2, y + height / 2, TOKEN),
});

/** A reward token as it lies at a level, with what its back brings. */
export const backEntry = (say: Say, back: RewardBack): LegendEntry => ({
  words: say('otys-legend-back', { back: backInWords(say, { back }) }),
  width: TOKEN,
  draw: (pen, x, y, height) =>
    drawPermanent(pen, back, { x, y: y + (height - PERMANENT) / 2, width: TOKEN, height: PERMANENT }),
});
