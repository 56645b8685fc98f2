import type { WrittenRecord } from '../../replays/replays.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { RECORD_LOOK } from '../protocol/ids.ts';
import { file, type Message, text } from '../protocol/message.ts';
import { controlsAt, privatePage, rows } from './components.ts';
import type { MessageContext } from './message-context.ts';
import { shownButtons } from './shown-record.ts';
import { titleOf } from './table-words.ts';

/** Letters of a record that a message has room for beside its other words. */
const ROOM = 3_000;

/** *Record*: a match as a file, and as text if it fits. `isOver`: its rules have ended it, so it hides nothing. */
export function recordPage(
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  written: WrittenRecord,
  isOver: boolean,
  context: MessageContext,
): Message {
  const { say, off } = context;
  const { press } = controlsAt({ table, game }, context);
  const name = `${game.name}-record.txt`;
  const fits = written.text.length <= ROOM;
  const page = privatePage({ of: table.id, kind: RECORD_LOOK }, [
    text([
      `### ${say('record-title', { game: titleOf({ table, game }, say) })}`,
      say(isOver ? 'record-about' : table.phase === 'ended' ? 'record-about-stopped' : 'record-about-so-far'),
      `-# ${say('record-names')}`,
    ]),
    fits && text(`\`\`\`\n${written.text}\`\`\``),
    file(name),
    rows([
      // Goes through the match turn by turn.
      off?.has('replay') !== true &&
        press({ kind: 'replay', at: 0, way: 'first' }, say('button-replay'), 'happened'),
      isOver && shownButtons((as) => ({ kind: 'show', table: table.id, as }), context),
    ]),
  ]);
  return { ...page, files: [{ name, data: Buffer.from(written.file) }] };
}
