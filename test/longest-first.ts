import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: what begins last should not be what the others wait for. */
const LONG: readonly string[] = [
  'main.test.ts',
  'store/processes.test.ts',
  'discord/connection/gateway.test.ts',
  'playground/page/browser.test.ts',
  'doctor/doctor.test.ts',
  'soak/soak.test.ts',
  'e2e/frozen.test.ts',
  'e2e/kill.test.ts',
  'e2e/two-seats.test.ts',
  'from-sources.test.ts',
  'house/hosting.test.ts',
];

/** Begins with the files that take longest, and then goes through the others as Vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((file) => moduleId.endsWith(`/test/${file}`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(specs)).sort((one, other) => place(one) - place(other));
  }
}
