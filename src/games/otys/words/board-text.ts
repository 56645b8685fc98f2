import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { type DescribedPart, partInLines } from '../../description.ts';
import { asSentence, lowered, packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { activeInWords, displayInWords, rowInWords, seaInWords, storeInWords } from '../board/description.ts';
import { type Placed, PRESTIGE_SOURCES, placesOf, type SeatStory } from '../board/final.ts';
import { seatStatus } from '../board/focus.ts';
import { BESIDE, COMMA, demandInWords, idleInWords, rewardInWords } from '../board/piece-words.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { contractOf, rewardOf } from '../rules/components.ts';

/** How the match stands, in a line or two for everybody: the scores, the round, whether it is the last. */
export function statusOf(scene: Scene): string {
  const { say, view } = scene;
  const scores = view.seats
    .map(({ seat, prestige }) => say('otys-status-score', { name: nameOf(scene, seat), prestige }))
    .join(BESIDE);
  if (view.result !== undefined) return say('otys-status-over', { scores });
  const line = say('otys-status', { scores, round: view.turn.round, target: view.target });
  return view.lastRound ? `${line}\n${say('otys-status-last-round')}` : line;
}

/** Discarded contracts and reward tokens: known to all, and shuffled in again one day. */
function discardLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  const contracts = view.discards.map((id) => demandInWords(say, contractOf(scene, id).demand));
  const rewards = view.spentRewards.map((id) => rewardInWords(say, rewardOf(scene, id)));
  return [
    ...(contracts.length === 0 ? [] : [say('otys-text-discards', { list: contracts.join(COMMA) })]),
    ...(rewards.length === 0 ? [] : [say('otys-text-spent', { list: rewards.join(COMMA) })]),
  ];
}

function turnLines(scene: Scene): readonly string[] {
  const { say, view } = scene;
  return [
    view.phase === 'over'
      ? say('text-ended', { round: view.turn.round })
      : `${nameOf(scene, view.turn.seat)} ${lowered(seatStatus(view, view.turn.seat, say))}.`,
    ...activeInWords(scene),
    ...(view.idle === undefined || view.active === undefined
      ? []
      : [asSentence(idleInWords(scene, view.idle, view.active.level))]),
    ...(view.lookingSeat === undefined
      ? []
      : [say('otys-text-looking', { name: nameOf(scene, view.lookingSeat) })]),
    say('text-first', { name: nameOf(scene, view.first) }),
    ...(view.variant ? [say('otys-text-variant')] : []),
  ];
}

function colonyParts(scene: Scene): readonly DescribedPart[] {
  const { say, view } = scene;
  const piles = say('otys-text-piles', {
    deck: view.deckSize,
    discards: view.discards.length,
    bag: view.bagSize,
    spent: view.spentRewards.length,
    neutral: view.neutralSupply,
  });
  return [
    { title: say('otys-text-colony'), lines: displayInWords(scene) },
    { title: say('otys-piece-store'), lines: storeInWords(scene) },
    { title: say('otys-text-contracts'), lines: [...rowInWords(scene), piles, ...discardLines(scene)] },
  ];
}

/** One seat's sea in words: purse, keys, track, technicians, its own contracts if known, surface, levels. */
export const seaLines = (scene: Scene, seat: Seat): readonly string[] =>
  seaInWords(scene, shownSide(scene, seat)).map((line) => `- ${line}`);

/** The whole position in words: the Colony, then every sea from the player who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { view } = scene;
  const order = view.seats.map((_, at) => (view.turn.seat + at) % view.seats.length);
  const colony = colonyParts(scene).flatMap(partInLines);
  return [
    ...packed([statusOf(scene), ...turnLines(scene), ...colony], LENGTHS.part),
    ...order.flatMap((seat) =>
      packed(
        partInLines({ title: nameOf(scene, seat), lines: seaInWords(scene, shownSide(scene, seat)) }),
        LENGTHS.part,
      ),
    ),
  ];
}

const rowTold = (scene: Scene, { player, place, cubes }: Placed): string =>
  scene.say('otys-ending-row', {
    name: nameOf(scene, player.seat),
    prestige: player.prestige,
    count: cubes,
    place,
  });

const STEPS = 4;

/** The rounds after which points are told, the last included; the same for everybody, for comparison. */
const toldRounds = (rounds: number): readonly number[] =>
  Array.from({ length: Math.min(STEPS, rounds) }, (_, step) => Math.ceil((rounds * (step + 1)) / STEPS));

function storyLine({ say }: Scene, { sources, curve }: SeatStory, rounds: readonly number[]): string {
  const from = PRESTIGE_SOURCES.filter((source) => sources[source] !== 0).map((source) =>
    say(`otys-ending-${source}`, { points: sources[source] }),
  );
  const grown = rounds.map((round) => say('otys-ending-grown', { round, points: curve[round] ?? 0 }));
  if (from.length === 0) return say('otys-ending-no-story');
  return say('otys-ending-story', { sources: from.join(COMMA), grown: grown.join(BESIDE) });
}

/** The final standing, or scores if ended early, for all. `stories` go by seat; empty for the standing only. */
export function endingPage(
  scene: Scene,
  stories: readonly SeatStory[],
  pictures: readonly Picture[],
): Page<never> {
  const { say, view } = scene;
  const { result } = view;
  const rows = placesOf(view);
  const page = (title: string, lines: readonly string[]): Page<never> => ({
    ...{ title, text: lines.join('\n'), pictures },
    answers: [],
  });
  if (result === undefined)
    return page(
      say('ending-early', { round: view.turn.round }),
      rows.map((row) => rowTold(scene, row)),
    );
  const best = rows.filter(({ place }) => place === 1);
  const tied = best.length < rows.filter(({ player }) => player.prestige === best[0]?.player.prestige).length;
  const rounds = Math.max(0, ...stories.map(({ curve }) => curve.length - 1));
  const lines = rows.flatMap((row) => {
    const story = stories[row.player.seat];
    const told = story === undefined || rounds === 0 ? [] : [storyLine(scene, story, toldRounds(rounds))];
    return [rowTold(scene, row), ...told];
  });
  const { winners } = result;
  const names = winners.map((seat) => nameOf(scene, seat)).join(COMMA);
  return page(say('ending-title', { count: winners.length, names }), [
    ...lines,
    ...(tied ? ['', say('otys-ending-tie')] : []),
    ...(winners.length > 1 ? ['', say('otys-ending-shared')] : []),
    ...(rounds === 0 ? [] : ['', say('otys-ending-rounds', { rounds, target: view.target })]),
  ]);
}
