import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence, capital } from '../../fitting.ts';
import type { Person } from '../../person.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import type { Components } from '../rules/components.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { changesWords } from './changes-alt.ts';
import { activeInWords, sponsorInWords } from './colony-description.ts';
import { shortNames } from './names-alt.ts';
import { levelsInWords, seaInWords } from './sea-description.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { seatStatus } from './status.ts';

/** A player's sea in words, each level, with sponsors as room allows. At most 1,024 characters. */
export const seaAlt = (
  view: OtysView,
  player: SeatView,
  people: readonly Person[],
  components: Components,
  say: Say,
  { changes, focus, asked }: Shown = UNMARKED,
): string => {
  const told = { view, people, components, say };
  const { contracts: _, ...open } = player;
  const levels = levelsInWords(told, player);
  const status = asSentence(seatStatus(view, player.seat, say, focus));
  const head = [
    say('label-value', { label: shortNames(people)[player.seat] ?? '', value: status }),
    ...asked.map((prompt) => say('otys-board-alt-asked', { prompt })),
    ...(view.turn.seat === player.seat ? activeInWords(told) : []),
  ].map(asSentence);
  const body = levels.map((level, at) =>
    [level, capital(say('otys-effect-sponsor', { effect: sponsorInWords(told, at + 1) }))]
      .map(asSentence)
      .join(' '),
  );
  // A picture may be shown to others than it was painted for.
  const rest = seaInWords(told, open).filter((line) => !levels.includes(line));
  return altText([
    ...head,
    ...changesWords(changes, view, [{ seat: player.seat }], roomForChanges([...head, ...body]), say),
    ...body,
    ...rest.map(asSentence),
  ]);
};
