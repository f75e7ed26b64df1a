import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { settled } from '@fjernsyn/platform/testing';
import { openedOf } from '@fjernsyn/shell/testing';
import { beforeEach, expect, test } from 'vitest';
import { createLook, layoutNameOf } from './look';
import { homePage } from './testing/fake-pages';
import { createFakeApplication, type FakeRoutes } from './testing/fake-world';

const sitemap = [{ id: '9', key: 'RamasjangHome', path: '/born', template: 'Home', title: 'Børn' }];
const service: FakeRoutes = (path) =>
  path === '/config'
    ? { body: { ...serviceConfigExample, sitemap } }
    : path === '/page'
      ? { body: homePage }
      : undefined;

const resize = (width: number, height: number): void => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
};

const rules = (): string =>
  Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, (rule) => rule.cssText).join()).join();

beforeEach(() => resize(1280, 720));

test('[CL13] wears the universe that the viewer is in', async () => {
  const { application } = createFakeApplication(service);
  application.start.open();
  await settled();
  const look = await createLook(application, window);
  const before = rules();
  openedOf(application).places.navigation.push('/born');
  await expect.poll(() => rules()).not.toBe(before);
  expect(look.get().theme.color.bg).toBe(plainBrand.universes[1]?.look.color.bg);
});

test('[CL946] wears the colours of a page, and a universe keeps its own', async () => {
  const { application } = createFakeApplication(service);
  application.start.open();
  await settled();
  await createLook(application, window);
  application.pageColors.set({ background: '#0b3d5c' });
  await expect.poll(rules).toContain('#0b3d5c');
  openedOf(application).places.navigation.push('/born');
  await expect.poll(rules).not.toContain('#0b3d5c');
  application.pageColors.set(undefined);
});

test('[CL13] writes no rules where the stylesheet has those of the brand', async () => {
  const { application } = createFakeApplication(service);
  const style = document.createElement('style');
  style.id = 'theme';
  style.setAttribute('data-brand', plainBrand.id);
  document.getElementById('theme')?.remove();
  document.head.appendChild(style);
  const look = await createLook(application, window);
  expect(look.get().theme.rules).toEqual([]);
  style.remove();
});

test('[CL327] is laid out anew once the window has rested for 250 ms', async () => {
  const { application, ports } = createFakeApplication(service);
  const look = await createLook(application, window);
  resize(1000, 800);
  ports.clock.advance(249);
  resize(360, 740);
  ports.clock.advance(249);
  expect([ports.clock.pending, look.get().layout.name]).toEqual([1, 'tv']);
  ports.clock.advance(1);
  await expect.poll(() => look.get().layout.name).toBe('phone');
});

test('[CL15] is laid out anew when the window takes another shape, and keeps the canvas of a set', async () => {
  const { application, ports } = createFakeApplication(service);
  const look = await createLook(application, window);
  expect([look.get().layout.name, document.documentElement.style.fontSize]).toEqual(['tv', '16px']);
  resize(1920, 1080);
  expect([ports.clock.pending, document.documentElement.style.fontSize]).toEqual([0, '24px']);
  resize(1000, 800);
  resize(360, 740);
  ports.clock.advance(250);
  await expect.poll(() => look.get().layout.name).toBe('phone');
  expect(document.documentElement.getAttribute('data-layout')).toBe('phone');
});

test('[CL35] [lay-03] keeps a broadcaster’s safe area where the set asks for it', async () => {
  const { application, ports } = createFakeApplication(service);
  const device = { ...ports.device, target: 'hbbtv', safeArea: 'broadcast' } as const;
  const look = await createLook({ ...application, device }, window);
  expect(look.get().layout.safeRem).toBe(8);
  expect(document.documentElement.getAttribute('data-safe')).toBe('broadcast');
  document.documentElement.removeAttribute('data-safe');
});

test.each([
  [1280, 720, 'tv'],
  [1920, 1080, 'tv'],
  [3840, 2160, 'tv'],
  [1440, 900, 'desktop'],
  [1920, 970, 'desktop'],
  [900, 700, 'desktop'],
  [360, 740, 'phone'],
])('[CL15] a window of %i × %i is laid out as %s', (innerWidth, innerHeight, name) => {
  expect(layoutNameOf({ innerWidth, innerHeight } as Window)).toBe(name);
});
