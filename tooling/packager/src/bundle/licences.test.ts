import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledCoreJs } from '../legacy/legacy-polyfills';
import { createStyleRules } from '../plugins/style-rules';
import { arabicFaces, targets } from '../targets';
import { bundleParts, bundlePolyfills, systemLoader } from './bundle-parts';
import { licencesOf } from './licences';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-licences-'));
  await mkdir(join(folder, 'node_modules/bare/src'), { recursive: true });
  await writeFile(
    join(folder, 'node_modules/bare/package.json'),
    '{ "name": "bare", "version": "1.0.0", "license": "MIT" }',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = async (sources: readonly string[]): Promise<string> =>
  Buffer.from((await licencesOf(sources))?.contents ?? []).toString();

test('[PK392] [found-pack-09] the player, the polyfills, core-js and the loader are named as what they are made of', async () => {
  const [{ player }, polyfills, loader, coreJs] = await Promise.all([
    bundleParts('production', targets.tizen),
    bundlePolyfills('production'),
    systemLoader(),
    bundledCoreJs([], 'production'),
  ]);
  const text = await textOf([player, polyfills, loader, coreJs].flatMap(({ sources }) => sources));
  for (const library of ['shaka-player', 'abortcontroller-polyfill', 'systemjs', 'core-js'])
    expect(text).toMatch(new RegExp(`^${library} \\d+\\.\\d+\\.\\d+$`, 'm'));
  expect(text).toContain('Apache License');
});

test('[PK392] [found-pack-09] fonts bring the licence that lies beside them, once', async () => {
  const styles = createStyleRules([]);
  await styles.read(arabicFaces);
  const fonts = styles.assets();
  expect(fonts.length).toBeGreaterThan(2);
  const text = await textOf(fonts.flatMap(({ sources }) => sources));
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/gi)).toHaveLength(1);
  expect(text).toContain('Plex');
});

test('[PK392] a library without a licence is refused by its name; our own sources need none', async () => {
  await expect(licencesOf([join(folder, 'node_modules/bare/src/index.js')])).rejects.toMatchObject({
    code: 'packager/licence-missing',
    message: 'bare 1.0.0 ships no licence.',
  });
  expect(await licencesOf([join(folder, 'src/main.ts'), 'rolldown/runtime.js'])).toBeNull();
});
