import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { standInOf } from '../../tables/model/computer-seat.ts';
import { peopleAt, type TableNow } from '../../tables/model/table.ts';
import { plainName } from '../../texts/shown-text.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button, rows } from './components.ts';
import { type MessageContext, mentions, nameOf, sharedIcon, textContextsOf } from './message-context.ts';

/**
 * The seats that somebody left: anyone may take one, or the table lets the computer play the one that it waits for. Whom a computer stands
 * in for takes theirs back.
 */
export function freeSeats(
  { table, game }: TableNow,
  match: PlayableMatch,
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const { say, icons } = context;
  const { text: spoken, label } = textContextsOf(table, context);
  const free = table.seats.flatMap((seated, seat) => (seated.kind === 'free' ? [{ ...seated, seat }] : []));
  const standIns = table.seats.flatMap((seated) => {
    const standIn = standInOf(seated);
    if (standIn === undefined) return [];
    return [
      say('seat-stand-in', {
        name: plainName(standIn.person.name),
        computer: plainName(nameOf(seated, table, say)),
      }),
    ];
  });
  const back = button(
    {
      id: { kind: 'return', table: table.id },
      label: say('button-return'),
      icon: sharedIcon(game.name, 'take'),
    },
    icons,
  );
  const [first] = free;
  if (first === undefined) return standIns.length === 0 ? [] : [text(standIns.join('\n')), row([back])];
  const asked = match.decisions.find(({ seat }) => table.seats[seat]?.kind === 'free')?.seat;
  const lines = free.map(({ seat, why }) => {
    const name = spoken.people[seat]?.name ?? '';
    return seat === asked ? say(`seat-${why}-asked`, { name }) : say(`seat-${why}`, { name });
  });
  // Discord pings nobody whom a message does not name.
  const people = mentions(
    peopleAt(table).map(({ id }) => id),
    say,
  );
  const awaited = asked === undefined ? [] : [say('seat-awaited', { people })];
  const take = ({ seat }: { readonly seat: number }): APIButtonComponent =>
    button(
      {
        id: { kind: 'take', table: table.id, seat },
        label: say('button-take', { name: label.people[seat]?.name ?? '' }),
        icon: sharedIcon(game.name, 'take'),
        look: 'good',
      },
      icons,
    );
  const depute = button(
    {
      id: { kind: 'depute', table: table.id, seat: asked ?? first.seat },
      label: say('button-depute', { name: label.people[asked ?? first.seat]?.name ?? '' }),
      icon: sharedIcon(game.name, 'computer'),
    },
    icons,
  );
  return [
    text([...lines, ...awaited, ...standIns].join('\n')),
    ...rows([...free.map(take), depute, ...(standIns.length === 0 ? [] : [back])]),
  ];
}

/** What whoever left reads, with the way back while their seat is free. */
export function leftMessage(
  { table, game }: TableNow,
  person: string,
  words: string,
  { say, icons }: MessageContext,
): Message {
  const seat = table.seats.findIndex((seated) => seated.kind === 'free' && seated.left.id === person);
  const back = button(
    {
      id: { kind: 'take', table: table.id, seat },
      label: say('button-return'),
      icon: sharedIcon(game.name, 'take'),
    },
    icons,
  );
  return {
    components: [container('private', seat < 0 ? [text(words)] : [text(words), row([back])])],
    pictures: [],
    page: { of: table.id, kind: 'done' },
  };
}
