import type { RailModel, RailSection, TileModel } from '@fjernsyn/catalogue';
import type { PreviewSection } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { showHomePreview } from './home-preview';

const tileOf = (title: string, more: Partial<TileModel> = {}): TileModel => ({
  id: title,
  type: 'program',
  title,
  subtitle: `${title} igen`,
  path: `/program/${title}`,
  image: (widthPx) => `https://images.example/${title}?w=${widthPx}`,
  ...more,
});

const railOf = (title: string, tiles: readonly TileModel[], role: RailModel['role'] = 'wide'): RailSection =>
  ({
    kind: 'rail',
    id: title,
    title,
    role,
    count: tiles.length,
    tileAt: (index: number) => tiles[index],
  }) as RailSection;

function show(...rails: readonly RailSection[]): readonly PreviewSection[] | undefined {
  let shown: readonly PreviewSection[] | undefined;
  const preview = {
    show(sections: readonly PreviewSection[]) {
      shown = sections;
    },
  };
  showHomePreview(preview, { sections: rails });
  return shown;
}

test('[SH227] shows title, page and a picture 250 px high of each tile', () => {
  const image = 'https://images.example/Havgus?w=444';
  expect(show(railOf('Nyt', [tileOf('Havgus')]))).toEqual([
    {
      title: 'Nyt',
      tiles: [{ title: 'Havgus', subtitle: 'Havgus igen', imageUrl: image, path: '/program/Havgus' }],
    },
  ]);
});

test('[SH227] takes three rails, leaves out posters and empty ones, and what leads nowhere or has no picture', () => {
  const full = Array.from({ length: 20 }, (_, index) => tileOf(`${index}`));
  const { path: _path, ...pathless } = tileOf('Uden side');
  const rails = show(
    ...[
      railOf('Plakater', full, 'poster'),
      railOf('Tom', []),
      railOf('Intet', [pathless, tileOf('B', { image: () => undefined })]),
    ],
    ...[railOf('Et', full), railOf('To', full, 'episode'), railOf('Tre', full), railOf('Fire', full)],
  );
  expect(rails?.map(({ title, tiles }) => [title, tiles.length])).toEqual([
    ['Et', 12],
    ['To', 12],
    ['Tre', 12],
  ]);
  expect(show(railOf('Tom', []))).toBeUndefined();
});
