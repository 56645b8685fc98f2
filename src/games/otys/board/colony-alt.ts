import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { briefSentences } from '../../description.ts';
import type { Person } from '../../person.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import type { Components } from '../rules/components.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { changesWords } from './changes-alt.ts';
import { describeColony } from './colony-description.ts';
import { shortNames } from './names-alt.ts';
import { describeSeaAfar } from './sea-description.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { seatStatus } from './status.ts';
import { listWords } from './words.ts';

const nameIn = (names: readonly string[], seat: number): string => names[seat] ?? '';

/** The others in words, each with what is held, and then level by level as far as there is room. At most 1,024 characters. */
export const othersAlt = (
  view: OtysView,
  others: readonly SeatView[],
  people: readonly Person[],
  components: Components,
  say: Say,
  { changes }: Pick<Shown, 'changes'> = UNMARKED,
): string => {
  const names = shortNames(people);
  const seas = others.map((player) =>
    describeSeaAfar({ view, components, say }, player, nameIn(names, player.seat)),
  );
  const body = seas.flatMap(({ holdings, levels }) => briefSentences([holdings, levels]));
  const named = others.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  return altText([
    say('otys-board-alt-others'),
    ...changesWords(changes, view, named, roomForChanges([...body]), say),
    ...body,
  ]);
};

/**
 * The Colony in words: who is up, the scores, what is new, contracts with who could complete them where, Store, display, and
 * the others that have no picture of their own, as far as there is room. At most 1,024 characters.
 */
export const colonyAlt = (
  view: OtysView,
  people: readonly Person[],
  components: Components,
  say: Say,
  { changes, focus }: Pick<Shown, 'changes' | 'focus'> = UNMARKED,
): string => {
  const names = shortNames(people);
  const { row, store, levels: displayed } = describeColony({ view, people, components, say });
  const { seat: up } = view.turn;
  const head = [
    say('otys-board-alt-colony', {
      name: nameIn(names, up),
      status: seatStatus(view, up, say, focus),
      round: view.turn.round,
      last: view.lastRound ? 'yes' : 'no',
    }),
    say('otys-board-alt-scores', {
      scores: listWords(
        view.seats.map(({ seat, prestige }) => `${nameIn(names, seat)} ${prestige}`),
        say,
      ),
      target: view.target,
    }),
  ];
  const body = briefSentences([row, store]);
  const named = view.seats.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  return altText([
    ...head,
    ...changesWords(changes, view, named, roomForChanges([...head, ...body]), say),
    ...body,
    ...briefSentences([displayed]),
    say('otys-board-alt-first', { name: nameIn(names, view.first), deck: view.deckSize }),
  ]);
};
