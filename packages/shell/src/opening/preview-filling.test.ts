import type { PageModel } from '@fjernsyn/catalogue';
import { createObservable } from '@fjernsyn/kernel';
import type { PreviewSection } from '@fjernsyn/platform';
import type { Viewer } from '@fjernsyn/session';
import { expect, test } from 'vitest';
import { createPreviewFilling } from './preview-filling';

const child: Pick<Viewer, 'limit'> = { limit: { ratingAge: 8, classAge: 4 } };
const grownUp: Pick<Viewer, 'limit'> = { limit: undefined };
const page: PageModel = { id: '1', path: '/', template: 'Home', title: '', themes: [], sections: [] };

function setUp(viewer: Pick<Viewer, 'limit'>, read: readonly string[]) {
  const shown: (readonly PreviewSection[])[] = [];
  const asked: string[] = [];
  const seen = createObservable(viewer);
  const filling = createPreviewFilling(
    { show: (sections) => void shown.push(sections) },
    {
      reading: {
        hasPage: (path) => read.includes(path),
        lastPage: () => page,
        async loadPage(path) {
          asked.push(path);
          return page;
        },
      },
      viewer: seen,
      home: () => (seen.get().limit ? '/boern' : '/'),
    },
  );
  return { filling, shown, asked, seen };
}

test('[SH751] what another start left in the row goes where a child starts whose home was not read', async () => {
  const { filling, shown } = setUp(child, ['/']);
  await filling.fill();
  expect(shown).toEqual([[]]);
});

test('[SH751] a grown-up who starts elsewhere keeps the row as it was', async () => {
  const { filling, shown } = setUp(grownUp, []);
  await filling.fill();
  await filling.renew();
  expect(shown).toEqual([]);
});

test('[SH751] a child who comes after a grown-up empties the row at once, and is asked for the own home alone', async () => {
  const { filling, shown, asked, seen } = setUp(grownUp, ['/', '/boern']);
  await filling.fill();
  seen.set(child);
  const renewed = filling.renew();
  expect(shown).toEqual([[]]);
  await renewed;
  expect(asked).toEqual(['/boern']);
});
