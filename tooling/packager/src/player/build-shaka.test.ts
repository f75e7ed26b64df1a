import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { playerOwner } from '../targets';
import { buildShaka } from './build-shaka';
import { shakaParts } from './shaka-parts';

/** What the script leaves on a window. */
async function evaluated(): Promise<Record<string, Record<string, unknown>>> {
  const window: Record<string, unknown> = { navigator: { userAgent: '' }, document: {}, setTimeout, URL };
  window.window = window.self = window;
  runInContext(`${await buildShaka()}`, createContext(window));
  return window.shaka as Record<string, Record<string, unknown>>;
}

test('[PK630] [PK631] our build of Shaka is ES5 of at most 225 kB after gzip, and the same when it is asked for again', async () => {
  const script = await buildShaka();
  expect((await buildShaka()).equals(script)).toBe(true);
  expect(() => parse(`${script}`, { ecmaVersion: 5 })).not.toThrow();
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(225_000);
});

test('[PK631] it has what plays DASH and HLS with protection and subtitles, and no screen, cast, storage or queue', async () => {
  const { Player, dash, hls, drm, net, text, ...others } = await evaluated();
  expect(Player?.version).toMatch(/^v\d+\.\d+\.\d+$/);
  expect([typeof dash?.DashParser, typeof hls?.HlsParser, typeof drm?.FairPlay]).toEqual(Array(3).fill('function'));
  expect(net).toHaveProperty('HttpFetchPlugin');
  for (const parser of ['VttTextParser', 'TtmlTextParser', 'Mp4VttParser', 'Mp4TtmlParser'])
    expect(text).toHaveProperty(parser);
  for (const left of ['cast', 'ui', 'offline', 'queue']) expect(others).not.toHaveProperty(left);
});

test('[PK632] every polyfill that Shaka installs by itself is in it, but those of a screen', async () => {
  const folder = join(dirname(createRequire(playerOwner).resolve('shaka-player/package.json')), 'lib/polyfill');
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  const installed = texts.flatMap(
    (text) => /shaka\.polyfill\.register\(\s*(shaka\.polyfill\.\w+)/.exec(text)?.[1] ?? [],
  );
  const ofScreen = ['Aria', 'Fullscreen', 'Orientation', 'PiPWebkit'].map((name) => `shaka.polyfill.${name}`);
  expect(installed.length).toBeGreaterThan(10);
  expect(shakaParts).toEqual(expect.arrayContaining(installed.filter((name) => !ofScreen.includes(name))));
});
