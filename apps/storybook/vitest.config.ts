import { existsSync } from 'node:fs';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findMirrored } from './src/mirrored-stories.ts';
import { readStories } from './src/read-sources.ts';

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

const places = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const told = process.env.FJERNSYN_CHROMIUM ?? places.find((place) => existsSync(place));

/** Stories once in a reading direction. Both share one server, which is cheaper than a project for each. */
const inDirection = (direction: 'ltr' | 'rtl') => ({
  browser: 'chromium' as const,
  name: `stories-${direction}`,
  provide: {
    [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { direction, viewport: { value: 'tv', isRotated: false } },
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    reporters: [
      'default',
      [
        '../../tooling/commands/src/tsv-reporter.ts',
        { reportFile: process.env.FJERNSYN_REPORT_FILE, namesProjects: true },
      ],
    ],
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { args, ...(told === undefined ? {} : { executablePath: told }) } }),
      instances: [inDirection('ltr'), { ...inDirection('rtl'), include: findMirrored(readStories()) }],
    },
  },
});
