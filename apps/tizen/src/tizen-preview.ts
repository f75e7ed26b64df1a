import { attempt } from '@fjernsyn/browser';
import type { HomePreview, PreviewSection } from '@fjernsyn/platform';
import type { TizenWindow } from './tizen-api';

/** As many tiles as a preview may have. */
const mostTiles = 40;

/** The row of the set's home that belongs to the application: what it shows, in Samsung's form. Undefined on a set without previews. */
export function createTizenPreview({ webapis }: TizenWindow): HomePreview | undefined {
  const preview = webapis?.preview;
  return preview && { show: (sections) => void attempt(() => preview.setPreviewData(toPreviewJson(sections))) };
}

/** Samsung's form of a preview: 40 tiles at most, each with a page that no other has, and no empty section. */
export function toPreviewJson(sections: readonly PreviewSection[]): string {
  const paths = new Set<string>();
  return JSON.stringify({
    sections: sections
      .map(({ title, tiles }) => ({
        title,
        tiles: tiles
          .filter(({ path }) => paths.size < mostTiles && !paths.has(path) && paths.add(path))
          .map((tile) => ({
            title: tile.title,
            subtitle: tile.subtitle,
            image_ratio: '16by9',
            image_url: tile.imageUrl,
            action_data: JSON.stringify({ path: tile.path }),
            is_playable: false,
          })),
      }))
      .filter(({ tiles }) => tiles.length > 0),
  });
}
