import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAppSite, privilegesOf, titleOf, withDeviceScript } from './app-site';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-simulator-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('[SI70] puts the set’s script before everything else in the head', () => {
  expect(withDeviceScript('<html><head lang="da"><script src="a.js"></script></head>')).toBe(
    '<html><head lang="da"><script src="/simulator/device.js"></script><script src="a.js"></script></head>',
  );
  expect(() => withDeviceScript('<p>no head</p>')).toThrow(expect.objectContaining({ code: 'simulator/page-invalid' }));
});

it('[SI90] takes the name of the application from the title of its page', () => {
  expect(titleOf('<head><title> Sol &amp; &lt;Hav> </title></head>')).toBe('Sol & <Hav>');
  expect(titleOf('<head></head>')).toBe('Application');
});

it('[SI71] reads files of the folder and nothing beside it', async () => {
  await writeFile(join(folder, 'index.html'), '<head></head>');
  await writeFile(join(folder, 'a.js'), 'a');
  const site = await openAppSite('tizen', folder);
  expect(new TextDecoder().decode((await site.read('a.js')) ?? undefined)).toBe('a');
  expect(await site.read('b.js')).toBeNull();
  expect(await site.read('../../etc/hostname')).toBeNull();
});

it('[SI71] refuses a folder without the target’s page', async () => {
  await writeFile(join(folder, 'index.html'), '<head></head>');
  await expect(openAppSite('hbbtv', folder)).rejects.toMatchObject({ code: 'simulator/no-site' });
});

it('[SI71] lets the page be changed before the set gets it', async () => {
  await writeFile(join(folder, 'index.html'), '<head></head>old');
  const site = await openAppSite('webos', folder, (html) => html.replace('old', 'new'));
  expect(await site.page()).toContain('</head>new');
});

it('[SI72] lets an application do what its manifest says, and everything without one', async () => {
  await writeFile(join(folder, 'index.html'), '<head></head>');
  const site = await openAppSite('tizen', folder);
  expect(await site.privileges()).toContain('http://tizen.org/privilege/tv.inputdevice');
  const manifest = '<widget><tizen:privilege name="http://tizen.org/privilege/internet"/></widget>';
  expect(privilegesOf(manifest)).toEqual(['http://tizen.org/privilege/internet']);
  await writeFile(join(folder, 'config.xml'), manifest);
  expect(await site.privileges()).toEqual(['http://tizen.org/privilege/internet']);
});
