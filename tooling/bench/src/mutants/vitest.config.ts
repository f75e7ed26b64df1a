import { defineConfig } from 'vitest/config';

/** A package's tests as each mutant meets them: those of Node, in one thread, patient where the machine is busy. */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    expect: { poll: { interval: 5, timeout: 10_000 } },
    include: ['src/**/*.test.ts'],
  },
});
