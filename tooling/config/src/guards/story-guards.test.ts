import { expect, it } from 'vitest';
import { findMissingStories } from './story-guards';
import { draftPackage } from './test-packages';

const found = (...paths: readonly string[]) =>
  findMissingStories([draftPackage('client', { files: Object.fromEntries(paths.map((path) => [path, ''])) })]);

it('[HO65] refuses a dialog without a story beside it, and asks nothing of what dialogs share', () => {
  const shown = 'src/overlay/abroad/abroad-dialog.tsx';
  expect(found(shown)).toEqual([`packages/client/${shown}: has no story`]);
  expect(found(shown, 'src/overlay/abroad/abroad-dialog.stories.tsx')).toEqual([]);
  expect(found('src/overlay/message-dialog.tsx', 'src/overlay/abroad/abroad-dialog.test.tsx')).toEqual([]);
});
