import { createObservable } from '@fjernsyn/kernel';
import type { ContentLimit } from '@fjernsyn/session';
import { expect, test, vi } from 'vitest';
import { createSift } from './create-sift';
import * as filter from './sift-answer';

const child: ContentLimit = { ratingAge: 8, classAge: 4 };
const film = (code: string) => ({
  id: code,
  type: 'program',
  title: 'Film',
  classification: { code },
  customFields: { ClassificationRating: 'MRAM-ALL' },
});
const answer = () => ({ id: 'l', items: [film('DR-Ramasjang'), film('DR-Voksen')] });
const viewerOf = (limit: ContentLimit | undefined) => createObservable({ limit });

test('[SH731] a child gets the answer without what is above its limit', async () => {
  expect(await createSift(viewerOf(child))(answer())).toMatchObject({ items: [{ id: 'DR-Ramasjang' }] });
});

test('[SH731] for whom nothing is limited the filter is not even fetched', async () => {
  const fetch = vi.fn(async () => filter);
  expect(await createSift(viewerOf(undefined), fetch)(answer())).toEqual(answer());
  expect(fetch).not.toHaveBeenCalled();
});

test('[SH732] what was asked for one viewer comes filtered for whoever is there when it comes', async () => {
  const viewer = viewerOf({ ratingAge: 14, classAge: 7 });
  let come = (): void => undefined;
  const sift = createSift(viewer, () => new Promise((resolve) => (come = () => resolve(filter))));
  const sifted = sift({ id: 'l', items: [film('DR-Ultra'), film('DR-Ramasjang')] });
  viewer.set({ limit: child });
  come();
  expect(await sifted).toMatchObject({ items: [{ id: 'DR-Ramasjang' }] });
});

test('[SH733] while the filter cannot be fetched a child’s answers have not come', async () => {
  const sift = createSift(viewerOf(child), () => Promise.reject(new TypeError('no such file')));
  await expect(sift(answer())).rejects.toMatchObject({ code: 'http/unreachable' });
});
