import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { holderOf, seatOf, type Table, type TableNow } from '../../tables/model/table.ts';
import { awaited, graceOfMotion, type Motion } from '../../tables/model/vote.ts';
import type { Say } from '../../texts/say.ts';
import type { MotionAction } from '../protocol/ids.ts';
import { row, text } from '../protocol/message.ts';
import { button } from './components.ts';
import { summary } from './happened-words.ts';
import { called, mention, mentions, momentOf, sharedIcon, tellingsOf, type Voice } from './telling.ts';

/** Letters of what is to be taken back that the board has room for. */
const TAKEN_BACK_LENGTH = 500;

/**
 * What the table is asked to agree to, who has still to answer, and with what; or who refused. `log` holds the entries that are to be
 * taken back, if that is asked.
 */
export function motionPart(
  { table, game }: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  voice: Voice,
): readonly APIComponentInContainer[] {
  const { say, icons } = voice;
  const { motion } = table;
  if (motion === undefined) return [];
  const question = asks(motion, table, match, log, voice);
  if (motion.refused !== undefined) return [text(`${question}\n-# ${refusal(motion, say)}`)];
  const people = mentions(awaited(table, motion), say);
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
  const grace = graceOfMotion(table);
  const handed =
    grace === undefined
      ? []
      : [say('motion-grace', { who: mention(grace.person, say), until: momentOf(grace.until) })];
  return [
    text(
      [
        question,
        ...takenBack(motion, table, match, log, voice),
        `-# ${say('motion-awaited', { people })}`,
        ...handed.map((line) => `-# ${line}`),
      ].join('\n'),
    ),
    row([answer('agree'), answer('refuse')]),
  ];
}

/** The turns that would be taken back, as everybody knows them, and what that does to what was revealed. */
function takenBack(
  { proposal }: Motion,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  voice: Voice,
): readonly string[] {
  if (proposal.kind !== 'undo') return [];
  const { text: telling } = tellingsOf(table, voice);
  const words = summary(match.takenBack(log, telling), telling, TAKEN_BACK_LENGTH);
  const turns = words.split('\n').flatMap((each) => (each === '' ? [] : [`> ${each}`]));
  return [...turns, voice.say('motion-undo-chance')];
}

const refusal = ({ refused = '', by }: Motion, say: Say): string =>
  refused === by
    ? say('motion-withdrawn', { who: mention(by, say) })
    : say('motion-refused', { who: mention(refused, say) });

/** Whether somebody who would take back moves made all of them. */
function areOwn(
  by: string,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  voice: Voice,
): boolean {
  const turns = match.takenBack(log, tellingsOf(table, voice).text);
  return turns.length > 0 && turns.every(({ seat }) => seat === seatOf(table, by));
}

function asks(
  { by, proposal }: Motion,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  voice: Voice,
): string {
  const { say } = voice;
  const who = mention(by, say);
  switch (proposal.kind) {
    case 'end':
      return say('motion-end', { who });
    case 'pace':
      return say('motion-pace', { who, pace: say(`pace-${proposal.pace}`) });
    case 'undo':
      return say('motion-undo', {
        who,
        moves: proposal.moves,
        own: areOwn(by, table, match, log, voice) ? 'yes' : 'no',
      });
    case 'computer':
      return say('motion-computer', { who, holder: holder(table, proposal.seat, say) });
    case 'substitute': {
      const person = mention(proposal.person.id, say);
      return holderOf(table, proposal.seat) === by
        ? say('motion-substitute-own', { who, person })
        : say('motion-substitute', { who, person, holder: holder(table, proposal.seat, say) });
    }
  }
}

function holder(table: Table, seat: number, say: Say): string {
  const seated = table.seats[seat];
  return seated === undefined ? '' : called(seated, table, say);
}
