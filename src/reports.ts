import './node-version.cjs';

const [, , number] = process.argv;

async function tell(wanted: string | undefined): Promise<void> {
  const { databaseOf, environmentWith } = await import('./configuration.ts');
  const { games } = await import('./games/index.ts');
  const { reportedProblems, reportFile, reportLines } = await import('./reported-problems.ts');
  const database = databaseOf(environmentWith('.env'));
  const tables =
    database.kind === 'postgres'
      ? await (await import('./store/postgres/reported.ts')).reportedAt(database.address)
      : (await import('./store/sqlite/reported.ts')).reportedIn(database.file);
  const problems = reportedProblems(tables, games);
  if (wanted === undefined) {
    const lines = problems.map(reportLines);
    process.stdout.write(`${lines.length === 0 ? 'Nobody has reported a problem.' : lines.join('\n')}\n`);
    return;
  }
  const problem = problems.find((each) => each.number === wanted.toUpperCase());
  if (problem === undefined) {
    process.stderr.write(`There is no report ${wanted}. Without a number, npm run reports lists them all.\n`);
    process.exitCode = 1;
  } else {
    if (problem.record === undefined)
      process.stderr.write('There is no record: the match had not begun, or the rules have changed since.\n');
    process.stdout.write(`${reportFile(problem)}\n`);
  }
}

void tell(number).catch(async (error: unknown) => (await import('./start-refused.ts')).refuse(error));
