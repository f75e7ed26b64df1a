import { expect, it, vi } from 'vitest';
import { openSet } from '../testing/open-set';
import { createAvInfo } from './av-info';
import { createPreview } from './preview';

const tile = (index: number) => ({
  title: `T${index}`,
  image_url: `http://i/${index}`,
  action_data: `{"path":"/${index}"}`,
});
const previewOf = (...tiles: object[]) => JSON.stringify({ sections: [{ title: 'Nyt', tiles }] });

it('[SI37] puts an application’s preview on the set’s home', async () => {
  const { window, connected, device } = openSet('tizen');
  const done = vi.fn();
  createPreview(window, connected).setPreviewData(previewOf(tile(1), tile(2)), done);
  expect(device.state().preview.map(({ title, actionData }) => [title, actionData])).toEqual([
    ['T1', '{"path":"/1"}'],
    ['T2', '{"path":"/2"}'],
  ]);
  await expect.poll(() => done).toHaveBeenCalledTimes(1);
});

it.each([
  ['no JSON', '{'],
  ['no sections', '{}'],
  ['a tile without a picture', previewOf({ ...tile(1), image_url: undefined })],
  ['a page twice', previewOf(tile(1), tile(1))],
  ['41 tiles', previewOf(...Array.from({ length: 41 }, (_, index) => tile(index)))],
])('[SI37] refuses %s', (_what, text) => {
  const { window, connected, device } = openSet('tizen');
  const { setPreviewData } = createPreview(window, connected);
  expect(() => setPreviewData(text)).toThrow(expect.objectContaining({ name: 'InvalidValuesError' }));
  expect(device.state().preview).toEqual([]);
});

it('[SI35] says whether its panel shows HDR', () => {
  expect(createAvInfo(openSet('tizen').connected).isHdrTvSupport()).toBe(true);
  expect(createAvInfo(openSet('tizen', { model: '2017' }).connected).isHdrTvSupport()).toBe(false);
});
