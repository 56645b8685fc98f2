import './node-version.cjs';

const [, , number] = process.argv;

async function tell(wanted: string | undefined): Promise<void> {
  const { environmentWith, readConfiguration } = await import('./configuration.ts');
  const { games } = await import('./games/index.ts');
  const { print, printError } = await import('./print.ts');
  const { reportedProblems, reportFile, reportLines } = await import('./reported-problems.ts');
  const { database } = readConfiguration(environmentWith('.env'));
  const tables =
    database.kind === 'postgres'
      ? await (await import('./store/postgres/inspection.ts')).reportedAt(database.address)
      : await (await import('./store/sqlite/inspection.ts')).reportedIn(database.file);
  const problems = reportedProblems(tables, games);
  if (wanted === undefined) {
    const lines = problems.map(reportLines);
    print(lines.length === 0 ? 'Nobody has reported a problem.' : lines.join('\n'));
    return;
  }
  const problem = problems.find((each) => each.number === wanted.toUpperCase());
  if (problem === undefined) {
    printError(`There is no report ${wanted}. Without a number, npm run reports lists them all.`);
    process.exitCode = 1;
  } else {
    if (problem.record === undefined)
      printError('There is no record: the match had not begun, or the rules have changed since.');
    print(reportFile(problem));
  }
}

void tell(number).catch(async (error: unknown) => (await import('./start-refused.ts')).refuseStart(error));
