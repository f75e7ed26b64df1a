import { describe, expect, it } from 'vitest';
import { parseStartOptions, START_HELP } from './start-options';

describe('parseStartOptions', () => {
  it('[CM10] starts the web app on 4400 with the reference service, where nothing is said', () => {
    expect(parseStartOptions([])).toEqual({
      kind: 'start',
      options: {
        target: 'web',
        port: 4400,
        service: undefined,
        look: { brand: undefined, language: undefined, isHighContrast: false, hasLargeText: false },
        world: undefined,
        isShared: false,
        variants: [],
        faults: [],
      },
    });
  });

  it('[CM10] takes a port, a service with its CDN, the target, and the brand', () => {
    const words = ['--port', '5000', '--service', 'https://a.example/api/', '--target=web', '--brand=havblik'];
    expect(parseStartOptions(words)).toMatchObject({
      kind: 'start',
      options: {
        target: 'web',
        port: 5000,
        service: { serviceUrl: 'https://a.example/api', cdnUrl: 'https://a.example/api' },
        look: { brand: 'havblik' },
      },
    });
    expect(parseStartOptions(['--service', 'http://a.example', '--cdn', 'http://b.example'])).toMatchObject({
      options: { service: { serviceUrl: 'http://a.example', cdnUrl: 'http://b.example' } },
    });
  });

  it('[CM203] takes language, contrast, size of text and world', () => {
    const words = ['--lang', 'ar', '--contrast', 'high', '--text', 'large', '--world', 'pip', '--host'];
    expect(parseStartOptions(words)).toMatchObject({
      options: { look: { language: 'ar', isHighContrast: true, hasLargeText: true }, world: 'pip', isShared: true },
    });
  });

  it('[CM205] takes variants of the reference service', () => {
    const words = ['--variant', 'no-minisjang', '--variant', 'three-languages'];
    expect(parseStartOptions(words)).toMatchObject({ options: { variants: ['no-minisjang', 'three-languages'] } });
    for (const name of ['no-minisjang', 'three-languages']) expect(START_HELP).toContain(name);
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
    [['--variant', 'no-minisjang', '--service', 'https://a.example'], '--variant is for the reference service'],
    [['--variant', 'toaster'], 'There is no variant toaster'],
    [['--lang', 'tlh'], "--lang takes da, en, ar, not 'tlh'."],
    [['--contrast', 'more'], "--contrast takes normal, high, not 'more'."],
    [['--text', 'huge'], "--text takes normal, large, not 'huge'."],
    [['--world', 'pip', '--target', 'hbbtv'], '--world does not go with --target hbbtv'],
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
    const options = [
      'port',
      'service',
      'cdn',
      'target',
      'host',
      'brand',
      'lang',
      'contrast',
      'text',
      'world',
      'variant',
    ];
    for (const option of [...options, 'fault', 'help']) expect(START_HELP).toContain(`--${option} `);
  });
});
