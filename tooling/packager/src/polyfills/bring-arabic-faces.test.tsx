import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringArabicFaces } from './bring-arabic-faces';

let faces: readonly (string | null)[] = [];
let boot: HTMLScriptElement;

/** Waits until observers of the page have been told. */
const told = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

function windowThat(knows: boolean): Window & typeof globalThis {
  return Object.assign(Object.create(window), {
    document,
    MutationObserver,
    CSS: { supports: () => knows },
  });
}

beforeEach(() => {
  faces = [];
  boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'none';
  boot.dataset.legacyFaces = './assets/arabic-faces.css';
  document.head.append(boot);
  // A stylesheet that comes to the page is fetched, which no test does.
  vi.spyOn(document.head, 'appendChild').mockImplementation((link) => {
    faces = [...faces, (link as unknown as Element).getAttribute('href')];
    return link;
  });
});
afterEach(() => {
  boot.remove();
  document.documentElement.dir = '';
  document.documentElement.lang = '';
});

it('[PK117] brings the Arabic faces once, when the page is read from right to left', async () => {
  bringArabicFaces(windowThat(false));
  document.documentElement.lang = 'da';
  await told();
  expect(faces).toEqual([]);
  document.documentElement.dir = 'rtl';
  await told();
  document.documentElement.dir = 'ltr';
  await told();
  document.documentElement.dir = 'rtl';
  await told();
  expect(faces).toEqual(['./assets/arabic-faces.css']);
});

it('[PK117] leaves an engine that heeds ranges alone', async () => {
  bringArabicFaces(windowThat(true));
  document.documentElement.dir = 'rtl';
  await told();
  expect(faces).toEqual([]);
});
