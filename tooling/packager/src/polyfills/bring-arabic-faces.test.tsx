import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringArabicFaces } from './bring-arabic-faces';

let faces: readonly (string | null)[] = [];

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
  // A stylesheet that comes to the page is fetched, which no test does.
  vi.spyOn(document.head, 'appendChild').mockImplementation((link) => {
    faces = [...faces, (link as unknown as Element).getAttribute('href')];
    return link;
  });
  document.head.innerHTML = '<script id="boot" type="none" data-legacy-faces="./assets/arabic-faces.css"></script>';
});
afterEach(() => {
  document.documentElement.dir = '';
  vi.restoreAllMocks();
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
