import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Nothing may be fetched, and a container has no sandbox of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every story once in a reading direction, as one browser page without isolation. */
const stories = async (direction: 'ltr' | 'rtl') => ({
  plugins: await storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals: { direction } }),
  root: import.meta.dirname,
  test: {
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env.FJERNSYN_CHROMIUM ?? '/usr/bin/chromium', args },
      }),
      instances: [{ browser: 'chromium' as const, name: `stories-${direction}` }],
    },
  },
});

export default defineConfig({
  test: {
    reporters: [
      'default',
      [
        '../../tooling/commands/src/tsv-reporter.ts',
        { reportFile: process.env.FJERNSYN_REPORT_FILE, namesProjects: true },
      ],
    ],
    projects: [await stories('ltr'), await stories('rtl')],
  },
});
