import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { TableIcon } from '../../games/table-icons.ts';
import { absencesShown } from '../../tables/model/absence.ts';
import type { Table, TableNow } from '../../tables/model/table.ts';
import {
  dueAt,
  gracesAt,
  LATE_ACTIONS,
  type LateAction,
  neededFor,
  type Offer,
  othersThan,
  type Wait,
} from '../../tables/model/turn-clock.ts';
import { text } from '../protocol/message.ts';
import { button, rows } from './components.ts';
import { lastDay, mention, mentions, momentOf, sharedIcon, type Voice } from './telling.ts';

const ICONS = { wait: 'wait', skip: 'skip', free: 'leave', computer: 'computer' } as const satisfies Record<
  LateAction,
  TableIcon
>;

type Late = Wait & { readonly offer: Offer };

const lateAt = ({ waits }: Table): readonly Late[] =>
  waits.flatMap((wait) => (wait.offer === undefined ? [] : [{ ...wait, offer: wait.offer }]));

/** Who is away, when whoever is up has to have played, and what the others can do about whoever is late: of several the first, one after the other. */
export function latePart(
  { table, game }: TableNow,
  { say, icons }: Voice,
): readonly APIComponentInContainer[] {
  const away = absencesShown(table).map(({ person, until }) =>
    say('late-away', { who: mention(person, say), until: lastDay(until) }),
  );
  const due = table.waits.flatMap((wait) => {
    const until = dueAt(table, wait);
    return until === undefined
      ? []
      : [say('late-until', { who: mention(wait.person, say), until: momentOf(until) })];
  });
  const absent =
    away.length + due.length === 0 ? [] : [text([...away, ...due].map((line) => `-# ${line}`).join('\n'))];
  const [late] = lateAt(table);
  if (late === undefined) return absent;
  const { seat, person, offer } = late;
  const others = othersThan(table, person);
  const needed = neededFor(table, person, table.changedAt);
  const voices = offer.voices.map((voice) =>
    say('late-voice', { who: mention(voice.person, say), choice: say(`late-button-${voice.action}`) }),
  );
  // Discord pings nobody whom a message does not name.
  const over = say('late-over', { who: mention(person, say), others: mentions(others, say), needed });
  const grace = gracesAt(table).find((known) => known.seat === seat);
  const who = mention(person, say);
  const alone = needed === 1 ? [say('late-alone', { who })] : [];
  const handed = grace === undefined ? alone : [say('late-grace', { who, until: momentOf(grace.until) })];
  const lines = [over, ...[say('late-about'), ...voices, ...handed].map((line) => `-# ${line}`)];
  const choices = LATE_ACTIONS.map((action) =>
    button(
      {
        id: { kind: 'late', table: table.id, seat, offer: offer.revision, action },
        label: say(`late-button-${action}`),
        icon: sharedIcon(game.name, ICONS[action]),
      },
      icons,
    ),
  );
  return [...absent, text(lines.join('\n')), ...rows(choices)];
}
