import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type Id, readId } from '../../../src/discord/protocol/ids.ts';
import type { Message } from '../../../src/discord/protocol/message.ts';
import { boardMessage, resultMessage } from '../../../src/discord/views/board-message.ts';
import { helpPage } from '../../../src/discord/views/help-page.ts';
import { questionPage } from '../../../src/discord/views/page-message.ts';
import { recordPage, replayPage } from '../../../src/discord/views/record-pages.ts';
import { CAN_BE_OFF, type HeavyWork } from '../../../src/shares/heavy-work.ts';
import { tiny } from '../../games/tiny.ts';
import { ana, done, room } from '../../tables/room.ts';
import { allIn, buttonsIn, seenBy, seenFrom, spokenIn } from './shown.ts';

/** Which heavy work a button asks for. */
function workOf(id: Id): HeavyWork | undefined {
  if (id.kind === 'show' || id.kind === 'reshow') return id.as;
  if (id.kind === 'replay') return 'replay';
  const look = id.kind === 'look' || id.kind === 'refresh' ? id.look : undefined;
  return (['record', 'hint', 'analysis'] as const).find((kind) => kind === look);
}

/** The heavy work to which buttons of these messages lead. */
const ledTo = (messages: readonly Message[]): readonly (HeavyWork | undefined)[] =>
  messages.flatMap(buttonsIn).flatMap(({ id: written }) => {
    const id = readId(written);
    return typeof id === 'object' ? (workOf(id) ?? []) : [];
  });

const at = await room();
const playing = await at.started();
const over = await at.started();
for (const notation of [...Array<string>(10).fill('step'), 'end']) done(await at.says(over, ana, notation));
const nowAt = async (id: string) => {
  const now = await at.tables.look(id);
  if (now?.match === undefined) throw new Error('there is no match');
  return { ...now, match: now.match };
};
const [begun, ended] = [await nowAt(playing), await nowAt(over)];
const on = { ...begun, table: { ...begun.table, hints: 'all' as const } };

/** Every message with a button that leads to something heavy. */
function shown(off: readonly HeavyWork[]): readonly Message[] {
  const context = { ...spokenIn(), off: new Set(off) };
  const view = seenFrom(0, on, context);
  const result = seenBy('spectator', ended, context);
  const stop = { at: 1, frames: 2, lines: [], pictures: [] };
  const help = helpPage(view);
  if (typeof help === 'string') throw new Error(help);
  const written = { file: 'a record', text: 'a record' };
  return [
    boardMessage(seenBy('spectator', on, context), { from: 0, entries: [] }),
    ...[help, questionPage(view)],
    ...[resultMessage(result, []), recordPage(result, written)],
    replayPage({ game: tiny, stop, from: { record: 'key' }, isOver: true, isCutShort: false }, context),
  ];
}

describe('Buttons', () => {
  test('lead to everything heavy that there are buttons for', () => {
    expect(new Set(ledTo(shown([])))).toEqual(
      new Set(['record', 'replay', 'page', 'film', 'hint', 'analysis']),
    );
  });

  test.each(CAN_BE_OFF)('lead nowhere where the host has switched it off: %s', (kind) => {
    const all = ledTo(shown([]));
    expect(ledTo(shown([kind]))).toEqual(all.filter((each) => each !== kind));
  });

  test('leave no empty row behind', () => {
    const rows = shown(CAN_BE_OFF)
      .flatMap(allIn)
      .filter((part) => part.type === ComponentType.ActionRow);
    expect(rows.length).toBeGreaterThan(3);
    for (const { components } of rows) expect(components.length).toBeGreaterThan(0);
  });
});
