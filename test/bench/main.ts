import { BENCHES } from './benches.ts';

// `npm run bench -- NAME`; with `smallest` behind it, the benchmark runs only to show that it does.
const [name, ...how] = process.argv.slice(2);
const bench = Object.entries(BENCHES).find(([known]) => known === name)?.[1];
if (bench === undefined) {
  console.error(`Which benchmark? There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else await (await bench()).run(how.includes('smallest') ? 'smallest' : 'usual');
