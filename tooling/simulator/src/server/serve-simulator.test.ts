import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningSimulator, serveSimulator } from './serve-simulator';

let folder = '';
let running: RunningSimulator | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-simulator-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<head><title>App</title></head>');
  await writeFile(join(folder, 'index.xhtml'), '<head><title>App</title></head>');
  await writeFile(join(folder, 'assets/main.js'), 'main');
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await rm(folder, { recursive: true });
});

const serve = async (target: 'tizen' | 'webos' | 'hbbtv') => {
  running = await serveSimulator({ target, siteDir: folder, port: 0 });
  const { url } = running;
  return async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
};

it('[SI73] serves its page, told of the target, with its own scripts, styles and typeface', async () => {
  const get = await serve('webos');
  const page = await get('/');
  expect(page.text).toContain('"target":"webos","appName":"App","appUrl":"/app/index.html"');
  const addresses = Array.from(page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, address]) => address ?? '');
  expect(addresses).toHaveLength(3);
  for (const address of [...addresses, '/simulator/device.js']) expect((await get(address)).status).toBe(200);
  expect((await get('/simulator/page.css')).text).toContain('.remote');
});

it('[SI200] the application is what the address has chosen of it, and the link of its start stays with the set', async () => {
  const option = (value: string) => ({ value, title: value });
  const choices = [
    { name: 'lang', label: 'Language', options: [option('da'), option('ar')], chosen: 'da' },
    { name: 'path', label: 'World', options: [option(''), option('/minisjang')], chosen: '' },
  ];
  const toPage = (html: string, { lang = 'da' }: Readonly<Record<string, string>>) =>
    html.replace('App', `App ${lang}`);
  running = await serveSimulator({ target: 'webos', siteDir: folder, port: 0, choices, toPage });
  const textOf = async (path: string) => (await fetch(running?.url + path)).text();
  const page = await textOf('/?lang=ar&path=%2Fminisjang&model=2017');
  expect(page).toContain('"appName":"App ar","appUrl":"/app/index.html?lang=ar"');
  expect(await textOf('/app/index.html?lang=ar')).toContain('<title>App ar</title>');
  expect(await textOf('/app/index.html')).toContain('<title>App da</title>');
});

it('[SI80] tells pages that follow when to start the application anew, and others of no such address', async () => {
  const get = await serve('webos');
  expect((await get('/')).text).toContain('"restartsUrl":null');
  expect((await get('/simulator/restarts')).status).toBe(404);
  await running?.close();
  running = await serveSimulator({ target: 'webos', siteDir: folder, port: 0, isFollowing: true });
  const response = await fetch(`${running.url}/simulator/restarts`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('following');
  running.restart();
  expect((await reader?.read())?.value).toContain('event: restart');
});

it('[SI77] asks no engine for what Chromium 64 does not have', async () => {
  const get = await serve('webos');
  const younger = /\.(replaceChildren|toggleAttribute|flatMap|flat|at|replaceAll|matchAll)\(|Object\.fromEntries/;
  for (const path of ['/simulator/page.js', '/simulator/device.js'])
    expect((await get(path)).text).not.toMatch(younger);
});

it('[SI73] serves the application with the set’s script first, and its files from its folder or its root', async () => {
  const get = await serve('tizen');
  expect((await get('/app/index.html')).text).toContain('<head><script src="/simulator/device.js">');
  expect((await get('/app/assets/main.js')).text).toBe('main');
  expect((await get('/assets/main.js')).text).toBe('main');
  expect((await get('/app/assets/none.js')).status).toBe(404);
  expect((await get('/app/%E0%A4%A')).status).toBe(200);
});

it('[SI74] stands for the folder of the system that a Tizen page loads webapis from', async () => {
  const get = await serve('tizen');
  const script = await get('/app/$WEBAPIS/webapis/webapis.js');
  expect([script.status, script.text]).toEqual([200, expect.stringContaining('openWebapis')]);
});

it('[SI75] serves XHTML under a type that a desktop browser shows', async () => {
  const get = await serve('hbbtv');
  expect((await get('/app/index.xhtml')).type).toBe('application/xhtml+xml; charset=utf-8');
});

it('[SI76] refuses a taken port, and another method than reading', async () => {
  await serve('tizen');
  const port = Number(new URL(running?.url ?? '').port);
  await expect(serveSimulator({ target: 'tizen', siteDir: folder, port })).rejects.toMatchObject({
    code: 'simulator/port-taken',
  });
  expect((await fetch(running?.url ?? '', { method: 'POST' })).status).toBe(405);
});
