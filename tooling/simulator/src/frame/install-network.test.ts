import { expect, it, vi } from 'vitest';
import { openSet } from '../testing/open-set';
import { installNetwork } from './install-network';

const outside = 'http://service.example/page';

function setUp(target: 'tizen' | 'hbbtv') {
  const opened = openSet(target);
  const { window, connected } = opened;
  const asked = vi.fn((_input: unknown, init?: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () =>
        reject(Object.assign(new Error('aborted'), { name: 'AbortError' })),
      );
      if (_input === 'http://service.example/quick') resolve(new Response('here'));
    });
  });
  window.fetch = asked as unknown as typeof window.fetch;
  installNetwork(window, connected);
  return { ...opened, asked };
}

it('[SI23] says whether the set is online, and tells of both turns', () => {
  const { window, device } = setUp('tizen');
  const heard: string[] = [];
  for (const type of ['online', 'offline']) window.addEventListener(type, () => heard.push(type));
  device.update({ isOnline: false });
  expect(window.navigator.onLine).toBe(false);
  device.update({ isOnline: true });
  expect(window.navigator.onLine).toBe(true);
  expect(heard).toEqual(['offline', 'online']);
});

it('[SI23] fails what leaves the set as a network does, what is under way too', async () => {
  const { window, device, asked } = setUp('tizen');
  const underWay = window.fetch(outside);
  device.update({ isOnline: false });
  await expect(underWay).rejects.toThrow('Failed to fetch');
  await expect(window.fetch(outside)).rejects.toThrow('Failed to fetch');
  expect(asked).toHaveBeenCalledTimes(1);
  device.update({ isOnline: true });
  expect(await (await window.fetch('http://service.example/quick')).text()).toBe('here');
});

it('[SI23] lets the application abort as ever', async () => {
  const { window } = setUp('tizen');
  const controller = new window.AbortController();
  const request = window.fetch(outside, { signal: controller.signal });
  controller.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});

it('[SI23] leaves a packaged application its own files, and an HbbTV page nothing', async () => {
  const own = 'http://set.example/app/assets/a.js';
  const packaged = setUp('tizen');
  packaged.device.update({ isOnline: false });
  void packaged.window.fetch(own);
  expect(packaged.asked).toHaveBeenCalledTimes(1);
  const page = setUp('hbbtv');
  page.device.update({ isOnline: false });
  await expect(page.window.fetch(own)).rejects.toThrow('Failed to fetch');
});

it('[SI23] fails an XMLHttpRequest by its error, and not by an abort', async () => {
  const { window, device } = setUp('tizen');
  device.update({ isOnline: false });
  const heard: string[] = [];
  const request = new window.XMLHttpRequest();
  await new Promise<void>((resolve) => {
    for (const type of ['error', 'abort', 'load', 'loadend'])
      request.addEventListener(type, () => {
        heard.push(type);
        if (type === 'loadend') resolve();
      });
    request.open('GET', outside);
    request.send();
  });
  expect(heard).toEqual(['error', 'loadend']);
});
