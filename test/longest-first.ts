import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: what begins last should not be what the others wait for. */
export const LONG: readonly string[] = [
  'main.test.ts',
  'texts/languages.test.ts',
  'e2e/whole-games.test.ts',
  'store/model.test.ts',
  'opponents/analysis/analysis.test.ts',
  'soak/soak.test.ts',
  'discord/client/gateway.test.ts',
  'games/conformance.test.ts',
  'playground/page/browser.test.ts',
  'store/sqlite/processes.test.ts',
  'doctor/doctor.test.ts',
  'house/hosting.test.ts',
  'e2e/taken-over.test.ts',
  'playground/page/playground.test.ts',
  'store/sqlite/store-thread.test.ts',
  'playground/supervisor.test.ts',
  'store/sqlite/inspection.test.ts',
  'run.test.ts',
];

/**
 * Begins with the files that have a process each: a process that others share ends when one of these is next, and what it has loaded
 * is loaded again. Then come the files that take longest, and then the others as Vitest would.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number => {
      if (project.config.isolate && project.config.sequence.groupOrder === 0) return -1;
      const at = LONG.findIndex((file) => moduleId.endsWith(`/test/${file}`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(specs)).sort((one, other) => place(one) - place(other));
  }
}
