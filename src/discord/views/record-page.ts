import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PlayableGame } from '../../games/playable.ts';
import type { WrittenRecord } from '../../replays/replays.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { RECORD_LOOK } from '../protocol/ids.ts';
import { container, file, type Message, text } from '../protocol/message.ts';
import { button, rows } from './components.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';
import { shownButtons } from './shown-record.ts';
import { titleOf } from './table-words.ts';

/** Letters of a record that a message has room for beside its other words. */
const ROOM = 3_000;

/** Opens the record of a match. */
export const recordButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'look', table: table.id, look: RECORD_LOOK },
      label: say('button-record'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );

/** Goes through a match turn by turn. */
const replayButton = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'replay', table: table.id, at: 0, way: 'first' },
      label: say('button-replay'),
      icon: sharedIcon(game.name, 'happened'),
    },
    icons,
  );

/** The file of a game's record. */
const fileName = ({ name }: PlayableGame): string => `${name}-record.txt`;

/** *Record*: a match as a file, and as text if it fits. `isOver`: its rules have ended it, so it hides nothing. */
export function recordPage(
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  written: WrittenRecord,
  isOver: boolean,
  context: MessageContext,
): Message {
  const { say, off } = context;
  const name = fileName(game);
  const fits = written.text.length <= ROOM;
  const about = [
    `### ${say('record-title', { game: titleOf({ table, game }, say) })}`,
    say(isOver ? 'record-about' : table.phase === 'ended' ? 'record-about-stopped' : 'record-about-so-far'),
    `-# ${say('record-names')}`,
  ].join('\n');
  return {
    components: [
      container('private', [
        text(about),
        ...(fits ? [text(`\`\`\`\n${written.text}\`\`\``)] : []),
        file(name),
        ...rows([
          ...(off?.has('replay') === true ? [] : [replayButton({ table, game }, context)]),
          ...(isOver ? shownButtons((as) => ({ kind: 'show', table: table.id, as }), context) : []),
        ]),
      ]),
    ],
    pictures: [],
    files: [{ name, data: Buffer.from(written.file) }],
    page: { of: table.id, kind: RECORD_LOOK },
  };
}
