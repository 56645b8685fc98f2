import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { guessOf } from '../../tables/model/guess.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { row } from '../protocol/message.ts';
import { select } from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';

/** A menu of who may win, for somebody whose own game is over; nothing for others. */
export function guessMenu(
  { table }: TableNow,
  match: PlayableMatch,
  seat: number,
  context: MessageContext,
): readonly APIComponentInContainer[] {
  if (table.phase !== 'playing' || match.guessRound(seat) === undefined) return [];
  const guessed = guessOf(table, seat);
  const entries = textContextsOf(table, context).label.people.map(({ name }, at) => ({
    value: String(at),
    label: at === guessed ? context.say('guess-chosen', { name }) : name,
    chosen: at === guessed,
  }));
  return [
    row([select({ kind: 'guess', table: table.id }, context.say('guess-winner'), entries, context.icons)]),
  ];
}
