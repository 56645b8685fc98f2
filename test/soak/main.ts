import { parseArgs } from 'node:util';
import { reportLines } from './figures.ts';
import { soak } from './soak.ts';

// `npm run soak -- --tables 200 --computers 100 --minutes 5 --seed 1`, in whole numbers but for the minutes.
const number = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values } = parseArgs({
  options: {
    ...{ tables: number('200'), computers: number('0'), minutes: number('5'), seed: number('1') },
    'may-be-late': { type: 'boolean', default: false },
  },
});
const [tables, computers, seed] = [values.tables, values.computers, values.seed].map(Number);
const milliseconds = Number(values.minutes) * 60_000;
if (!(tables && tables <= 1_000 && computers !== undefined && computers <= tables && milliseconds > 0))
  throw new RangeError('no such soak: 1 to 1,000 tables, as many with computers at most, and some minutes');
const plan = { tables, computers, milliseconds, seed: seed ?? 1, mayBeLate: values['may-be-late'] };
const report = await soak({ ...plan, every: 10_000, calm: 15_000, storm: 8_000 }, (line) =>
  console.error(line),
);
for (const line of reportLines(report)) console.log(line);
if (report.broken.length > 0) process.exitCode = 1;
