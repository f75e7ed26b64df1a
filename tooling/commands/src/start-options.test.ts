import { describe, expect, it } from 'vitest';
import { parseStartOptions, START_HELP } from './start-options';

describe('parseStartOptions', () => {
  it('[CM10] starts the web app on 4400 with the reference service, where nothing is said', () => {
    expect(parseStartOptions([])).toEqual({
      kind: 'start',
      options: { target: 'web', port: 4400, service: undefined, brand: undefined, faults: [] },
    });
  });

  it('[CM10] takes a port, a service with its CDN, the target, and the brand', () => {
    const words = ['--port', '5000', '--service', 'https://a.example/api/', '--target=web', '--brand=havblik'];
    expect(parseStartOptions(words)).toEqual({
      kind: 'start',
      options: {
        target: 'web',
        port: 5000,
        service: { serviceUrl: 'https://a.example/api', cdnUrl: 'https://a.example/api' },
        brand: 'havblik',
        faults: [],
      },
    });
    expect(parseStartOptions(['--service', 'http://a.example', '--cdn', 'http://b.example'])).toMatchObject({
      options: { service: { serviceUrl: 'http://a.example', cdnUrl: 'http://b.example' } },
    });
  });

  it.each(['tizen', 'webos', 'hbbtv'] as const)('[CM70] takes the target %s', (target) => {
    expect(parseStartOptions(['--target', target])).toMatchObject({ options: { target, port: 4400 } });
    expect(START_HELP).toContain(target);
  });

  it('[CM17] takes faults for the reference service', () => {
    expect(parseStartOptions(['--fault', '/page hang', '--fault', '* delay=5'])).toMatchObject({
      options: {
        faults: [
          { path: '/page', kind: 'hang' },
          { path: '*', kind: 'delay', delayMs: 5 },
        ],
      },
    });
    expect(parseStartOptions(['--fault', '/page hung'])).toEqual({
      kind: 'unreadable-fault',
      reason: expect.stringContaining('no word "hung"'),
    });
  });

  it.each([
    [['--fault', '/page hang', '--service', 'https://a.example'], '--fault is for the reference service'],
    [['--target', 'toaster'], 'There is no target toaster. There are: web, tizen, webos, hbbtv.'],
    [['--port', '0'], "from 1 to 65535, not '0'"],
    [['--port', '70000'], 'from 1 to 65535'],
    [['--port', 'web'], "not 'web'"],
    [['--port', ''], "not ''"],
    [['--service', 'ftp://a.example'], 'http or https'],
    [['--service', 'nowhere'], 'http or https'],
    [['--service', 'https://user:word@a.example'], 'without a user'],
    [['--service', 'https://a.example/?a=1'], 'without ? and #'],
    [['--service', 'https://a.example', '--cdn', 'https://b.example/#a'], 'without ? and #'],
    [['--cdn', 'http://a.example'], '--cdn goes with --service'],
    [['--colour', 'red'], '--colour'],
    [['5000'], '5000'],
  ])('[CM11] refuses %j with a plain reason', (words, reason) => {
    expect(parseStartOptions(words)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) });
  });

  it('[CM11] repeats no password in its reason', () => {
    const request = parseStartOptions(['--service', 'https://user:word@a.example']);
    expect(JSON.stringify(request)).not.toContain('word');
  });

  it('[CM11] lists every option in its help', () => {
    expect(parseStartOptions(['--port', '5000', '--help'])).toEqual({ kind: 'help' });
    for (const option of ['--port', '--service', '--cdn', '--target', '--fault', '--help'])
      expect(START_HELP).toContain(option);
  });
});
