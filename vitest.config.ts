import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself Vitest keeps a processor free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
