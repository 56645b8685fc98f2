import { describe, expect, test } from 'vitest';
import { ana, ben, stage } from '../stage.ts';

describe('A vote', () => {
  test('that is answered asks whoever answers nothing else in private', async () => {
    const { started, presses, live, textOf, tables, sync, requestsOf } = await stage();
    await started();
    await presses(ana, 'board:dig');
    await tables.propose({ table: 't1', person: ben.id, interaction: 'wish' }, { kind: 'end' });
    sync.see('t1');
    await sync.idle();
    expect(await requestsOf(() => presses(ana, ':refuse'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('<@101> said no');
  });
});
