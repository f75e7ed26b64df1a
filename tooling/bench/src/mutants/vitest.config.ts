import { defineConfig } from 'vitest/config';

/** A package's tests as each mutant meets them: those of Node, one file after another. */
export default defineConfig({
  test: {
    pool: 'threads',
    // Each file with modules of its own: of a shared one that a test imports late, all that runs once counts as reached by that test alone.
    isolate: true,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A mutant may leave a test waiting for ever; the longest of these tests takes a second, and more on a busy machine.
    testTimeout: 5_000,
    expect: { poll: { interval: 5, timeout: 1_000 } },
    include: ['src/**/*.test.ts'],
  },
});
