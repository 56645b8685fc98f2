import { table } from '../../../commands/index.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { FakeApi } from '../fake-api.ts';
import { stageInWords } from '../in-words.ts';
import { stage } from '../stage.ts';

/** A table that may be called two ways, in a thread of its own. */
async function inThread() {
  const api = new FakeApi(tickingClock(0));
  const there = await stage({ api, commands: [table] });
  await there.opens({ names: ['Otters at dawn'], inThread: true });
  await there.spoken();
  return there;
}

stageInWords(
  `
# A thread
follows the name of its table, once for each change
  => named:
  ana types /table settings name=Friday table=t1 => named: Friday · Tiny
  tell => named: Friday · Tiny
is renamed no sooner than Discord allows
  ana types /table settings name=Friday table=t1; ana types /table settings name=Saturday table=t1
    => ana~: only just been renamed
  wait 5m; ana types /table settings name=Saturday table=t1 => named: Friday · Tiny, Saturday · Tiny
that may not be renamed keeps its name, and the table goes on
  fail renameThread closed; ana types /table settings name=Friday table=t1 -> name Friday, threadName Friday
    => named: | log~: info: a thread could not be renamed
`,
  { '': inThread },
  { reads: { named: ({ api }) => api.named.map(([, name]) => name).join(', ') } },
);
