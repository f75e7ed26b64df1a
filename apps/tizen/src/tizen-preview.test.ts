import type { PreviewTile } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createTizenPreview, toPreviewJson } from './tizen-preview';

const tileOf = (path: string): PreviewTile => ({
  title: path,
  subtitle: '',
  imageUrl: `https://images.example${path}`,
  path,
});

const pathsOf = (json: string): string[] =>
  (JSON.parse(json) as { sections: { tiles: { action_data: string }[] }[] }).sections.flatMap(({ tiles }) =>
    tiles.map(({ action_data }) => (JSON.parse(action_data) as { path: string }).path),
  );

test('[TZ8] writes sections and tiles as the set reads them', () => {
  let told = '';
  const setPreviewData = (json: string) => {
    told = json;
  };
  createTizenPreview({ webapis: { preview: { setPreviewData } } })?.show([
    { title: 'Nyt', tiles: [tileOf('/film/1')] },
  ]);
  const tile = { title: '/film/1', subtitle: '', image_ratio: '16by9', image_url: 'https://images.example/film/1' };
  expect(JSON.parse(told)).toEqual({
    sections: [{ title: 'Nyt', tiles: [{ ...tile, action_data: '{"path":"/film/1"}', is_playable: false }] }],
  });
});

/** A set whose package has a service that `answer` starts, or fails to. */
function withService(answer: (fail: () => void) => void) {
  const asked: unknown[] = [];
  const shown: string[] = [];
  class ApplicationControl {
    constructor(
      readonly operation: string,
      _uri: null,
      _mime: null,
      _category: null,
      readonly data: readonly object[],
    ) {}
  }
  class ApplicationControlData {
    constructor(
      readonly key: string,
      readonly value: readonly string[],
    ) {}
  }
  const current = { appInfo: { packageId: 'FjernsynTv' }, exit: () => undefined, getRequestedAppControl: () => null };
  const preview = createTizenPreview({
    tizen: {
      ApplicationControl,
      ApplicationControlData,
      application: {
        getCurrentApplication: () => current,
        launchAppControl(control, id, _done, fail) {
          asked.push([id, control]);
          answer(() => fail?.());
        },
      },
    },
    webapis: { preview: { setPreviewData: (json) => void shown.push(json) } },
  });
  preview?.show([{ title: 'Nyt', tiles: [tileOf('/film/1')] }]);
  return { asked, shown };
}

test('[TZ16] has the package’s own service bring the row', () => {
  const { asked, shown } = withService(() => undefined);
  const operation = 'http://tizen.org/appcontrol/operation/pick';
  const data = [{ key: 'PREVIEW', value: [expect.stringContaining('/film/1')] }];
  expect(asked).toEqual([['FjernsynTv.Preview', { operation, data }]]);
  expect(shown).toEqual([]);
});

test.each([
  ['refuses to start one', (fail: () => void) => fail()],
  [
    'throws',
    () => {
      throw new Error('SecurityError');
    },
  ],
])('[TZ16] shows the row itself on a set that %s', (_what, answer) => {
  expect(withService(answer).shown).toEqual([expect.stringContaining('/film/1')]);
});

test('[TZ8] has 40 tiles at most, a page but once, and no empty section', () => {
  const many = Array.from({ length: 60 }, (_, index) => tileOf(`/film/${index}`));
  const json = toPreviewJson([
    { title: 'A', tiles: many.slice(0, 30) },
    { title: 'Igen', tiles: many.slice(0, 10) },
    { title: 'B', tiles: many.slice(20) },
  ]);
  const paths = pathsOf(json);
  expect([paths.length, new Set(paths).size]).toEqual([40, 40]);
  expect(json).not.toContain('Igen');
});

test('[TZ8] is nothing on a set without previews', () => {
  expect(createTizenPreview({})).toBeUndefined();
});
