import { expect, it } from 'vitest';
import { enginesLeftOut } from './engines-left-out';

it('[CM27] runs the old engines on Linux on x64, and elsewhere says in one line that they are left out', () => {
  expect(enginesLeftOut('linux', 'x64')).toBeNull();
  for (const [platform, architecture] of [
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
  ] as const) {
    const line = enginesLeftOut(platform, architecture);
    expect(line).toContain(`${platform} on ${architecture}`);
    expect(line).not.toContain('\n');
  }
});
