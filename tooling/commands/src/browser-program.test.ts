import { describe, expect, it, vi } from 'vitest';
import { findBrowser, findOrInstallBrowser, type Machine } from './browser-program';
import type { RunProgram } from './run-program';

const debian = (draft: Partial<Machine> = {}, programs: string[] = ['/usr/bin/apt-get']) => {
  const run = vi.fn<RunProgram>(async () => ({ exitCode: 0, output: '' }));
  const pause = vi.fn(() => Promise.resolve());
  const machine: Machine = {
    platform: 'linux',
    isRoot: true,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isProgram: (path) => programs.includes(path),
    run,
    pause,
    say: () => {},
    ...draft,
  };
  return { machine, run, pause, programs };
};

describe('findBrowser', () => {
  it('[CM22] takes the browser that is named, or the first under a usual name', () => {
    const programs = ['/opt/chrome', '/usr/bin/google-chrome'];
    expect(findBrowser(debian({}, programs).machine)).toBe('/usr/bin/google-chrome');
    expect(findBrowser(debian({ env: { FJERNSYN_CHROMIUM: '/opt/chrome' } }, programs).machine)).toBe('/opt/chrome');
    expect(
      findBrowser(debian({ env: { FJERNSYN_CHROMIUM: '/opt/nothing', PATH: '/usr/bin' } }, programs).machine),
    ).toBeUndefined();
    expect(findBrowser(debian({}, []).machine)).toBeUndefined();
  });

  it('[CM22] prefers Debian’s Chromium without a window', () => {
    const windowless = '/usr/lib/chromium/chromium-headless-shell';
    expect(findBrowser(debian({}, ['/usr/bin/chromium', windowless]).machine)).toBe(windowless);
  });

  it('[CM22] knows where a Mac keeps its browser', () => {
    const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(debian({ platform: 'darwin', env: {} }, [place]).machine)).toBe(place);
  });
});

describe('findOrInstallBrowser', () => {
  it('[CM23] installs Chromium where nobody is in the way, lists first', async () => {
    const { machine, run, programs } = debian();
    run.mockImplementation(async (_command, args) => {
      if (args.includes('install')) programs.push('/usr/bin/chromium');
      return { exitCode: 0, output: '' };
    });
    expect(await findOrInstallBrowser(machine)).toBe('/usr/bin/chromium');
    expect(run.mock.calls.map(([command, args]) => [command, args[2]])).toEqual([
      ['apt-get', 'update'],
      ['apt-get', 'install'],
    ]);
    expect(await findOrInstallBrowser(machine)).toBe('/usr/bin/chromium');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('[CM23] installs the whole Chromium where there is none without a window', async () => {
    const { machine, run, programs } = debian();
    run.mockImplementation(async (_command, args) => {
      if (args.includes('chromium-headless-shell')) return { exitCode: 100, output: 'E: Unable to locate package' };
      if (args.includes('chromium')) programs.push('/usr/bin/chromium');
      return { exitCode: 0, output: '' };
    });
    expect(await findOrInstallBrowser(machine)).toBe('/usr/bin/chromium');
  });

  it('[CM23] waits for the lock of another install, and tells any other failure', async () => {
    const { machine, run, pause, programs } = debian();
    run.mockResolvedValueOnce({ exitCode: 100, output: 'E: Could not get lock /var/lib/dpkg/lock-frontend' });
    run.mockImplementation(async () => {
      programs.push('/usr/bin/chromium');
      return { exitCode: 0, output: '' };
    });
    expect(await findOrInstallBrowser(machine)).toBe('/usr/bin/chromium');
    expect(pause).toHaveBeenCalledTimes(1);

    const broken = debian();
    broken.run.mockResolvedValue({ exitCode: 100, output: 'E: no network' });
    await expect(findOrInstallBrowser(broken.machine)).rejects.toThrow('E: no network');
    expect(broken.run).toHaveBeenCalledTimes(1);
  });

  it('[CM24] says what is missing and how to get it where it may not install', async () => {
    const user = debian({ isRoot: false });
    await expect(findOrInstallBrowser(user.machine)).rejects.toThrow(
      'sudo apt-get update && sudo apt-get install -y chromium',
    );
    expect(user.run).not.toHaveBeenCalled();
    await expect(findOrInstallBrowser(debian({ platform: 'darwin' }, []).machine)).rejects.toThrow('brew install');
    const named = debian({ env: { FJERNSYN_CHROMIUM: '/opt/nothing' } });
    await expect(findOrInstallBrowser(named.machine)).rejects.toThrow('names no program: /opt/nothing');
  });
});
