import { expect, it } from 'vitest';
import { parseStorybookOptions, STORYBOOK_HELP, storybookWords } from './storybook-options';

it('[CM30] serves on 6006 or on the port that is named, and builds where that is asked for', () => {
  expect(parseStorybookOptions([])).toEqual({ kind: 'serve', port: 6006 });
  expect(parseStorybookOptions(['--port', '6010'])).toEqual({ kind: 'serve', port: 6010 });
  expect(parseStorybookOptions(['--build'])).toEqual({ kind: 'build' });
});

it('[CM30] never lets Storybook report home, open a browser or ask', () => {
  expect(storybookWords({ kind: 'serve', port: 6010 })).toEqual([
    'dev',
    '--port',
    '6010',
    '--host',
    '127.0.0.1',
    '--ci',
    '--disable-telemetry',
  ]);
  expect(storybookWords({ kind: 'build' })).toEqual(['build', '--output-dir', 'dist', '--disable-telemetry']);
});

it('[CM31] refuses what cannot be, and helps', () => {
  for (const words of [['--port', 'none'], ['--port', '0'], ['--fast'], ['--host']]) {
    expect(parseStorybookOptions(words)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/none|0|fast|host/),
    });
  }
  expect(parseStorybookOptions(['--help'])).toEqual({ kind: 'help' });
  for (const option of ['--port', '--build', '--help']) expect(STORYBOOK_HELP).toContain(option);
});
