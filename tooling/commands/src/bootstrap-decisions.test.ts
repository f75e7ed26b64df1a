import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanOutput } from '@fjernsyn/config';
import { describe, expect, it } from 'vitest';
import {
  childEnvironment,
  installComplaint,
  needsInstall,
  nodeComplaint,
  npmCall,
  parsePin,
  reportsToForget,
  stampOf,
} from './bootstrap-decisions.mjs';

describe('nodeComplaint', () => {
  it.each(['v12.22.12', 'v18.20.4', 'v20.18.3', 'v21.7.3', 'v22.11.0'])(
    '[CM1] refuses Node %s and names what to get',
    (version) => {
      expect(nodeComplaint(version)).toContain(`This is Node ${version}, and Fjernsyn needs Node 20.19 or newer`);
    },
  );

  it.each(['v20.19.0', 'v20.20.1', 'v22.12.0', 'v23.1.0', 'v24.0.0'])('[CM1] is content with Node %s', (version) => {
    expect(nodeComplaint(version)).toBeUndefined();
  });
});

it('[CM1] the bootstrap loads on a Node that is too old, to say so', () => {
  const paths = ['../bootstrap.mjs', './bootstrap-decisions.mjs'];
  const scripts = paths.map((path) => {
    return { path, kind: 'boot', code: readFileSync(join(import.meta.dirname, path), 'utf8') };
  });
  const allowances = [{ what: 'import.meta', near: 'import.meta.url', reason: 'Every Node that has modules has it.' }];
  expect(scanOutput(scripts, { polyfilled: [], allowances })).toEqual([]);
  expect(scripts.flatMap(({ code }) => code.match(/from 'node:/g) ?? [])).toEqual([]);
});

describe('parsePin', () => {
  it('[CM2] reads name, version and the hash as npm writes it', () => {
    expect(parsePin('pnpm@10.1.2+sha512.00ff10')).toEqual({
      name: 'pnpm',
      version: '10.1.2',
      integrity: 'sha512-AP8Q',
    });
    expect(parsePin('pnpm@10.1.2')).toEqual({ name: 'pnpm', version: '10.1.2', integrity: undefined });
    expect(() => parsePin('latest')).toThrow('is not a pin');
  });

  it('[CM2] calls npm by the file that runs it, and by name when another program does', () => {
    expect(npmCall({ npm_execpath: '/x/npm-cli.js' }, '/x/node')).toEqual({
      command: '/x/node',
      args: ['/x/npm-cli.js'],
    });
    expect(npmCall({ npm_execpath: '/x/pnpm.cjs' }, '/x/node')).toEqual({ command: 'npm', args: [] });
    expect(npmCall({}, '/x/node')).toEqual({ command: 'npm', args: [] });
  });
});

describe('stampOf', () => {
  const lock = { path: 'pnpm-lock.yaml', text: 'a: 1' };
  const manifest = { path: 'package.json', text: '{}' };

  it('[CM3] is the same for the same files in any order, and another when one changes', () => {
    expect(stampOf([lock, manifest])).toBe(stampOf([manifest, lock]));
    expect(stampOf([lock, { ...manifest, text: '{ }' }])).not.toBe(stampOf([lock, manifest]));
    expect(stampOf([lock])).not.toBe(stampOf([lock, manifest]));
  });

  it('[CM3] installs on a first run, after a change and when the packages are gone', () => {
    expect(needsInstall({ stamp: 'a', installedStamp: undefined, hasModules: false })).toBe(true);
    expect(needsInstall({ stamp: 'a', installedStamp: 'b', hasModules: true })).toBe(true);
    expect(needsInstall({ stamp: 'a', installedStamp: 'a', hasModules: false })).toBe(true);
    expect(needsInstall({ stamp: 'a', installedStamp: 'a', hasModules: true })).toBe(false);
  });
});

it('[CM201] [found-guard-02] says that the lockfile is old and how to renew it, and speaks of the network where it is not', () => {
  const old =
    ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date';
  expect(installComplaint(old)).toMatch(
    /pnpm-lock\.yaml is older .*\n {2}\.tools\S+pnpm install --no-frozen-lockfile$/,
  );
  expect(installComplaint(old)).not.toContain('network');
  expect(installComplaint('Done in 1s')).toContain('The first run needs the network');
});

it('[CM200] [found-guard-01] a run of the tests forgets the report of an earlier one, and help does not', () => {
  expect(reportsToForget('test', ['--only', 'static'])).toEqual(['reports/tests.tsv']);
  expect(reportsToForget('test', ['--help'])).toEqual([]);
  expect(reportsToForget('start', [])).toEqual([]);
});

describe('childEnvironment', () => {
  it('[CM4] puts the tools first on the path, however it is spelt, and switches telemetry off', () => {
    expect(childEnvironment({ PATH: '/bin' }, '/tools', ':')).toMatchObject({
      PATH: '/tools:/bin',
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      DO_NOT_TRACK: '1',
    });
    const windows = childEnvironment({ Path: 'C:\\bin' }, 'C:\\tools', ';');
    expect(windows.Path).toBe('C:\\tools;C:\\bin');
    expect(windows.PATH).toBeUndefined();
  });
});
