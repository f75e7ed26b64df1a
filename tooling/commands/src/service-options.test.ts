import { describe, expect, it } from 'vitest';
import { parseServiceOptions, SERVICE_HELP } from './service-options';

describe('parseServiceOptions', () => {
  it('[CM40] serves on 4100 and 4101 for this machine alone, where nothing is said', () => {
    expect(parseServiceOptions([])).toEqual({
      kind: 'serve',
      options: {
        port: 4100,
        cdnPort: 4101,
        host: '127.0.0.1',
        isVerbose: false,
        isControlOpen: false,
        variants: [],
        initialFaults: [],
      },
    });
  });

  it('[CM40] takes ports, a host, words about what it prints and lets in, and faults', () => {
    const words = '--port 5000 --cdn-port 6000 --host 0.0.0.0 --verbose --open-control'.split(' ');
    words.push('--variant', 'older-sign-in', '--variant', 'help-video');
    expect(parseServiceOptions([...words, '--fault', 'call=page status=503', '--fault', '* delay=1..2'])).toEqual({
      kind: 'serve',
      options: {
        port: 5000,
        cdnPort: 6000,
        host: '0.0.0.0',
        isVerbose: true,
        isControlOpen: true,
        variants: ['older-sign-in', 'help-video'],
        initialFaults: [
          { call: 'page', kind: 'status', status: 503 },
          { path: '*', kind: 'delay', delayMs: [1, 2] },
        ],
      },
    });
    expect(parseServiceOptions(['--port', '5000'])).toMatchObject({ options: { cdnPort: 5001 } });
  });

  it.each([
    [['--port', '0'], "--port takes a number from 1 to 65535, not '0'"],
    [['--port', '65535'], "--cdn-port takes a number from 1 to 65535, not '65536'"],
    [['--cdn-port', 'web'], "--cdn-port takes a number from 1 to 65535, not 'web'"],
    [['--colour', 'red'], '--colour'],
    [['--variant', 'constructor'], 'There is no variant constructor. There are mandatory-sign-in'],
    [['5000'], '5000'],
  ])('[CM41] refuses %j with a plain reason', (words, reason) => {
    expect(parseServiceOptions(words)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) });
  });

  it('[CM41] of faults that cannot be read it names the first', () => {
    expect(parseServiceOptions(['--fault', '* hang', '--fault', '* hangs', '--fault', '* hung'])).toEqual({
      kind: 'unreadable-fault',
      reason: expect.stringMatching(/^--fault '\* hangs': A fault has no word "hangs"\. Its words are/),
    });
  });

  it('[CM41] lists every option in its help', () => {
    expect(parseServiceOptions(['--fault', 'nonsense', '--help'])).toEqual({ kind: 'help' });
    const options = ['--port', '--cdn-port', '--host', '--verbose', '--open-control', '--fault', '--help'];
    for (const option of options) expect(SERVICE_HELP).toContain(option);
  });
});
