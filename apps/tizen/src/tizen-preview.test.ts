import type { PreviewTile } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createTizenPreview, toPreviewJson } from './tizen-preview';

const tileOf = (path: string): PreviewTile => ({
  ...{ title: path, subtitle: '', imageUrl: `https://images.example${path}`, path },
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
