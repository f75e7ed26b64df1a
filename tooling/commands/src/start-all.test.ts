import { describe, expect, it, vi } from 'vitest';
import { startAll } from './start-all';

const taken = (code: string) => Object.assign(new Error('taken'), { code });

const setUp = ({ takenPorts = [] as number[] } = {}) => {
  const said: string[] = [];
  const closeService = vi.fn(() => Promise.resolve());
  const closeWeb = vi.fn(() => Promise.resolve());
  const startService = vi.fn(async ({ host, port, cdnPort }: { host: string; port: number; cdnPort: number }) => {
    if (takenPorts.includes(port) || takenPorts.includes(cdnPort)) throw taken('reference-service/port-taken');
    const accounts = [
      { email: 'anna@example.org', password: 'made-up', pin: '1234', about: 'an adult' },
      { email: 'bo@example.org', password: 'made-up', pin: '', about: 'empty' },
    ];
    return { url: `http://${host}:${port}`, cdnUrl: `http://${host}:${cdnPort}`, accounts, close: closeService };
  });
  const serveWeb = vi.fn(async ({ host, port }: { host: string; port: number; configuration: object }) => {
    if (takenPorts.includes(port)) throw taken('packager/port-taken');
    return { url: `http://${host}:${port}`, close: closeWeb };
  });
  const serveSet = vi.fn(async ({ port }: { port: number }) => {
    if (takenPorts.includes(port)) throw taken('simulator/port-taken');
    return { url: `http://127.0.0.1:${port}`, close: closeWeb };
  });
  const buildSet = vi.fn((_options: { target: string; configuration: object; choices: readonly object[] }) =>
    Promise.resolve(serveSet),
  );
  const waitForAnswer = vi.fn(() => Promise.resolve());
  const universes = [{ id: 'pip', name: 'Pip', home: 'MinisjangHome' }];
  const brands = [
    { id: 'fjernsyn', name: 'Fjernsyn', universes },
    { id: 'havblik', name: 'Havblik', universes },
  ];
  const ask = vi.fn(async (_url: string): Promise<unknown> => ({ sitemap: [{ key: 'MinisjangHome', path: '/mini' }] }));
  let nowMs = 0;
  const deps = {
    startService,
    serveWeb,
    buildSet,
    brands,
    waitForAnswer,
    ask,
    houseAddress: () => '192.168.1.5',
    now: () => {
      nowMs += 1_500;
      return nowMs;
    },
    say: (line: string) => void said.push(line),
  };
  return { deps, said, closeService, closeWeb };
};

const options = {
  target: 'web',
  port: 4400,
  service: undefined,
  look: { brand: 'havblik' },
  world: undefined,
  isShared: false,
  variants: ['no-minisjang'],
  faults: [{ kind: 'hang' }],
} as const;

describe('startAll', () => {
  it('[CM12] starts both, tells the app where the service is and which brand it has, and says at once that it builds, and prints the address once it answers', async () => {
    const { deps, said } = setUp();
    deps.waitForAnswer.mockImplementation(async () => {
      expect(said).toEqual(['Building the web app …']);
    });
    const running = await startAll(deps, options);
    expect(running.url).toBe('http://127.0.0.1:4400');
    expect(deps.serveWeb.mock.calls[0]?.[0].configuration).toEqual({
      serviceUrl: 'http://127.0.0.1:4410',
      cdnUrl: 'http://127.0.0.1:4411',
      brand: 'havblik',
      appVersion: '2.519.2',
    });
    expect(deps.startService.mock.calls[0]?.[0]).toEqual({
      host: '127.0.0.1',
      port: 4410,
      cdnPort: 4411,
      initialFaults: options.faults,
      variants: options.variants,
    });
  });

  it('[CM206] ends the building with a word, and prints the address of the product first and alone', async () => {
    const { deps, said } = setUp();
    await startAll(deps, options);
    expect(said.slice(1, 7)).toEqual([
      'It is ready after 1.5 s.',
      '',
      'Fjernsyn: http://127.0.0.1:4400',
      '',
      'Service: http://127.0.0.1:4410',
      'CDN: http://127.0.0.1:4411',
    ]);
  });

  it('[CM204] serves at the address of the house, the service and its CDN too', async () => {
    const { deps, said } = setUp();
    const { url } = await startAll(deps, { ...options, isShared: true });
    expect(url).toBe('http://192.168.1.5:4400');
    expect(said).toContain('CDN: http://192.168.1.5:4411');
    expect(deps.serveWeb.mock.calls[0]?.[0].configuration).toMatchObject({
      serviceUrl: 'http://192.168.1.5:4410',
      cdnUrl: 'http://192.168.1.5:4411',
    });
  });

  it('[CM203] tells the app its language and looks, and leads to the world at the path that the service has', async () => {
    const { deps } = setUp();
    const look = { brand: 'havblik', language: 'ar', isHighContrast: true, hasLargeText: true };
    const { url } = await startAll(deps, { ...options, look, world: 'pip' });
    expect(url).toBe('http://127.0.0.1:4400/mini');
    expect(deps.ask).toHaveBeenCalledWith('http://127.0.0.1:4410/config');
    expect(deps.serveWeb.mock.calls[0]?.[0].configuration).toMatchObject({
      language: 'ar',
      appearance: ['highContrast', 'largeText'],
    });
  });

  it('[CM203] starts a set by a link to the world, and lets the simulator choose', async () => {
    const { deps } = setUp();
    const { url } = await startAll(deps, { ...options, target: 'tizen', world: 'pip' });
    expect(url).toBe('http://127.0.0.1:4400/?path=%2Fmini');
    const choices = deps.buildSet.mock.calls[0]?.[0].choices;
    expect(choices).toMatchObject([
      { name: 'brand', chosen: 'havblik', options: [{ value: 'fjernsyn' }, { value: 'havblik' }] },
      { name: 'lang', chosen: 'da' },
      { name: 'contrast', chosen: 'normal' },
      { name: 'text', chosen: 'normal' },
      { name: 'path', chosen: '', options: [{ value: '' }, { value: '/mini', title: 'Pip' }] },
    ]);
  });

  it('[CM203] refuses a world that the service has not, and stops the service', async () => {
    const { deps, closeService } = setUp();
    await expect(startAll(deps, { ...options, world: 'toaster' })).rejects.toThrow('no world toaster. It has pip.');
    deps.ask.mockRejectedValue(new Error('broken'));
    await expect(startAll(deps, { ...options, world: 'pip' })).rejects.toThrow('The service has no world pip.');
    expect(closeService).toHaveBeenCalledTimes(2);
  });

  it('[CM71] builds a television’s app and serves it on a simulated set, on the next port when one is taken', async () => {
    const { deps, said } = setUp({ takenPorts: [4400] });
    const running = await startAll(deps, { ...options, target: 'tizen' });
    expect(running.url).toBe('http://127.0.0.1:4401');
    expect(said[0]).toBe('Building the Tizen app …');
    expect(deps.buildSet).toHaveBeenCalledTimes(1);
    expect(deps.buildSet.mock.calls[0]?.[0]).toMatchObject({
      target: 'tizen',
      configuration: { serviceUrl: 'http://127.0.0.1:4410', brand: 'havblik' },
    });
    expect(deps.serveWeb).not.toHaveBeenCalled();
  });

  it('[CM16] names the accounts to try where the service is our own, and what they are for', async () => {
    const own = setUp();
    await startAll(own.deps, options);
    expect(own.said.slice(7)).toEqual([
      "Made-up accounts (password, PIN) to sign in as; the app's code is confirmed at http://127.0.0.1:4410/tv:",
      '  anna@example.org  made-up  1234  an adult',
      '  bo@example.org  made-up  –  empty',
    ]);
    const other = setUp();
    const service = { serviceUrl: 'https://a.example', cdnUrl: 'https://b.example' };
    await startAll(other.deps, { ...options, service });
    expect(other.said.join('\n')).not.toContain('made-up');
  });

  it('[CM13] takes the next ports when some are taken, and says so', async () => {
    const { deps, said } = setUp({ takenPorts: [4400, 4401, 4411] });
    const running = await startAll(deps, options);
    expect(running.url).toBe('http://127.0.0.1:4402');
    expect(said.slice(1, 4)).toEqual([
      'Port 4410 is taken, trying 4412.',
      'Port 4400 is taken, trying 4401.',
      'Port 4401 is taken, trying 4402.',
    ]);
  });

  it('[CM13] gives up after twenty ports, and stops what it had started', async () => {
    const { deps, closeService } = setUp({ takenPorts: Array.from({ length: 30 }, (_, index) => 5000 + index) });
    await expect(startAll(deps, { ...options, port: 5000 })).rejects.toThrow('taken');
    expect(deps.serveWeb).toHaveBeenCalledTimes(20);
    expect(closeService).toHaveBeenCalledTimes(1);
  });

  it('[CM12] starts no service of its own beside one that is named', async () => {
    const { deps } = setUp();
    await startAll(deps, { ...options, service: { serviceUrl: 'https://a.example', cdnUrl: 'https://b.example' } });
    expect(deps.startService).not.toHaveBeenCalled();
    expect(deps.serveWeb.mock.calls[0]?.[0].configuration).toMatchObject({ cdnUrl: 'https://b.example' });
  });

  it('[CM14] stops everything once, however often it is told to', async () => {
    const { deps, closeService, closeWeb } = setUp();
    const running = await startAll(deps, options);
    await Promise.all([running.close(), running.close()]);
    expect(closeService).toHaveBeenCalledTimes(1);
    expect(closeWeb).toHaveBeenCalledTimes(1);
  });

  it('[CM14] stops both when the address never answers, and passes other errors on', async () => {
    const { deps, closeService, closeWeb } = setUp();
    deps.waitForAnswer.mockRejectedValue(new Error('no answer'));
    await expect(startAll(deps, options)).rejects.toThrow('no answer');
    expect(closeService).toHaveBeenCalledTimes(1);
    expect(closeWeb).toHaveBeenCalledTimes(1);
    deps.startService.mockRejectedValue(new Error('broken'));
    await expect(startAll(deps, options)).rejects.toThrow('broken');
  });
});
