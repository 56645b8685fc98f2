import { page } from '../../src/discord/interactions/reply.ts';
import { notePage } from '../../src/discord/views/note-page.ts';
import { reject } from '../../src/tables/model/rejection.ts';
import { seatOf } from '../../src/tables/model/table.ts';
import type { Subcommand } from './subcommand.ts';

/** `/table note`: what I have written down for myself at a table, and the way to write it. */
export const noteCommand: Subcommand = {
  name: 'note',
  among: { phases: ['lobby', 'playing', 'archived', 'ended'] },
  run: (now, { person, context }) =>
    seatOf(now.table, person.id) === undefined
      ? reject('not-seated')
      : page(notePage(now, person.id, context)),
};
