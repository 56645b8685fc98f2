/** The benchmarks by their names, as `npm run bench -- NAME` takes them. */
const BENCHES = {
  boards: () => import('./boards.ts'),
  floods: () => import('./floods.ts'),
  hosts: () => import('./hosts.ts'),
  readers: () => import('./readers.ts'),
  road: () => import('./road.ts'),
  memory: () => import('./memory.ts'),
  story: () => import('./story.ts'),
  week: () => import('./week.ts'),
} as const;

const [name] = process.argv.slice(2);
const bench = Object.entries(BENCHES).find(([known]) => known === name)?.[1];
if (bench === undefined) {
  console.error(`Which benchmark? There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else await (await bench()).run();
