import { defineConfig } from 'vitest/config';

/** A package's tests as each mutant meets them: those of Node, in one thread. */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A mutant may leave a test waiting for ever; tests of these packages take milliseconds.
    testTimeout: 2_000,
    expect: { poll: { interval: 5, timeout: 1_000 } },
    include: ['src/**/*.test.ts'],
  },
});
