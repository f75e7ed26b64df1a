import { defineConfig } from 'vitest/config';
import { FileOrder } from './tooling/e2e/src/file-order.ts';

const outsideUnit = ['**/node_modules/**', '**/dist/**', 'tooling/e2e/src/browser/**', 'tooling/e2e/src/engines/**'];

const shared = {
  pool: 'threads',
  isolate: false,
  // Vitest would leave a core to its main thread, which only reads and compiles: of two cores one would idle.
  maxWorkers: '100%',
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Limits for what hangs: a machine that is three times slower and busy keeps within them.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What a test waits for, a late import above all, may take long on a busy machine.
  expect: { poll: { interval: 5, timeout: 10_000 } },
  css: { include: /\.module\.css$/, modules: { classNameStrategy: 'stable' } },
} as const;

/** Journeys drive real browsers, and take minutes rather than seconds. */
const journeys = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 180_000,
} as const;

/** Journeys in today's browser share one, which starts before the first of a run and ends after the last. */
const inOneBrowser = { ...shared, ...journeys, globalSetup: 'tooling/e2e/src/product/one-browser.ts' } as const;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: [
      'default',
      ['./tooling/commands/src/tsv-reporter.ts', { reportFile: process.env.FJERNSYN_REPORT_FILE }],
    ],
    sequence: { shuffle: true, sequencer: FileOrder },
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          sequence: { shuffle: true },
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tooling/*/src/**/*.test.ts'],
          exclude: [...outsideUnit],
        },
      },
      {
        // As a product has it: without zod (decision 0015).
        extends: true,
        ssr: { resolve: { conditions: ['fjernsyn-product', 'module', 'node'] } },
        test: {
          ...shared,
          name: 'unit-product',
          environment: 'node',
          sequence: { shuffle: true },
          include: ['packages/contracts/src/**/*.test.ts'],
          // It compares the two ways of reading.
          exclude: [...outsideUnit, '**/parse-fields.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit-dom',
          environment: 'happy-dom',
          setupFiles: ['./tooling/e2e/src/begin-file.ts'],
          sequence: { shuffle: true },
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx', 'tooling/*/src/**/*.test.tsx'],
          exclude: [...outsideUnit],
        },
      },
      {
        extends: true,
        test: {
          ...inOneBrowser,
          name: 'browser',
          // A journey waits for half of its time: three keep two cores busy.
          maxWorkers: 3,
          sequence: { shuffle: false, groupOrder: 1 },
          include: ['tooling/e2e/src/browser/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inOneBrowser,
          name: 'browser-alone',
          // A neighbour disturbs what is traced, counted or weighed.
          maxWorkers: 1,
          sequence: { shuffle: false, groupOrder: 2 },
          include: ['tooling/e2e/src/browser/alone/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...journeys,
          name: 'engines',
          // Each begins browsers of its own.
          maxWorkers: 2,
          sequence: { shuffle: false, groupOrder: 3 },
          include: ['tooling/e2e/src/engines/**/*.test.ts'],
        },
      },
    ],
  },
});
