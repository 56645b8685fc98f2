import { environmentWith } from './configuration.ts';
import { BrokenDoctorArguments, readDoctorArguments, USAGE } from './doctor/arguments.ts';
import { check } from './doctor/checks.ts';
import { DoctorReport } from './doctor/report.ts';
import { botVersion } from './doctor/version.ts';
import { printError } from './print.ts';

try {
  const asked = readDoctorArguments(process.argv.slice(2));
  if (asked === 'help') process.stdout.write(`${USAGE}\n`);
  else {
    const environment = environmentWith('.env');
    const report = new DoctorReport([environment['DISCORD_TOKEN']?.trim() ?? '']);
    const { versions, platform, arch } = process;
    const machine = {
      bot: botVersion(),
      node: versions.node,
      system: `${platform} ${arch}`,
      environment,
    };
    for await (const finding of check(machine, asked)) process.stdout.write(report.add(finding));
    const code = report.isWell ? 0 : 1;
    // Connections to Discord are kept open for a while; nobody needs them any more.
    process.stdout.write(report.sum, () => process.exit(code));
  }
} catch (error) {
  const isBroken = error instanceof BrokenDoctorArguments;
  const words = error instanceof Error ? error.message : String(error);
  printError(isBroken ? words : `Doctor had to stop: ${words}`);
  process.exitCode = isBroken ? 2 : 1;
}
