import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

it('every test of the long form knows that it is in it', async () => {
  const { test } = await config({ mode: 'long', command: 'serve' });
  const modes = test?.projects?.map((project) =>
    typeof project === 'object' && 'mode' in project ? project.mode : undefined,
  );
  expect(modes).toEqual(['long', 'long', 'long']);
});
