import { BrokenArguments, readArguments } from './arguments.ts';
import { reportLines } from './figures.ts';
import { soak } from './soak.ts';

try {
  const report = await soak(readArguments(process.argv.slice(2)), (line) => console.error(line));
  for (const line of reportLines(report)) console.log(line);
  if (report.broken.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BrokenArguments)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
