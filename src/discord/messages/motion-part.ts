import type { APIComponentInContainer } from 'discord-api-types/v10';
import { awaited, type Motion } from '../../tables/motion.ts';
import type { Table, TableNow } from '../../tables/table.ts';
import type { Say } from '../../texts/say.ts';
import type { MotionAction } from '../presses/ids.ts';
import { button, row, text } from './components.ts';
import { sharedIcon } from './icons.ts';
import { called, mention } from './telling.ts';
import type { Voice } from './voice.ts';

/** What the table is asked to agree to, who has still to answer, and with what; or who refused. */
export function motionPart(
  { table, game }: TableNow,
  { say, icons }: Voice,
): readonly APIComponentInContainer[] {
  const { motion } = table;
  if (motion === undefined) return [];
  const question = asks(motion, table, say);
  if (motion.refused !== undefined) return [text(`${question}\n-# ${refusal(motion, say)}`)];
  const people = awaited(table, motion).map(mention).join(', ');
  const answer = (action: MotionAction) =>
    button(
      {
        id: { kind: 'motion', table: table.id, motion: motion.id, action },
        label: say(`button-${action}`),
        icon: sharedIcon(game.name, action),
        look: action === 'agree' ? 'good' : 'plain',
      },
      icons,
    );
  return [
    text(`${question}\n-# ${say('motion-awaited', { people })}`),
    row([answer('agree'), answer('refuse')]),
  ];
}

/** Everybody whom a new message about a motion calls: nobody where it is an old one. */
export const calledByMotion = (table: Table): readonly string[] =>
  table.motion?.id === table.revision ? awaited(table, table.motion) : [];

const refusal = ({ refused = '', by }: Motion, say: Say): string =>
  refused === by
    ? say('motion-withdrawn', { who: mention(by) })
    : say('motion-refused', { who: mention(refused) });

function asks({ by, proposal }: Motion, table: Table, say: Say): string {
  const who = mention(by);
  switch (proposal.kind) {
    case 'end':
      return say('motion-end', { who });
    case 'pace':
      return say('motion-pace', { who, pace: say(`pace-${proposal.pace}`) });
    case 'undo':
      return say('motion-undo', { who, moves: proposal.moves });
    case 'computer':
      return say('motion-computer', { who, holder: holder(table, proposal.seat, say) });
    case 'substitute': {
      const person = mention(proposal.person.id);
      return say('motion-substitute', { who, person, holder: holder(table, proposal.seat, say) });
    }
  }
}

function holder({ seats }: Table, seat: number, say: Say): string {
  const seated = seats[seat];
  return seated === undefined ? '' : called(seated, say);
}
