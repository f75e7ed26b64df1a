import { type PageModel, type RailModel, railsOf, type TileModel } from '@fjernsyn/catalogue';
import type { HomePreview, PreviewSection, PreviewTile } from '@fjernsyn/platform';

/** How many rails of the home page a preview takes, and how many tiles of each. */
const mostRails = 3;
const mostTiles = 12;

/** Width of a picture of 16 by 9 that is 250 px high. */
const pictureWidthPx = 444;

/** Fills the set's own row with the first rails of the home page that are loaded and whose pictures are of 16 by 9. */
export function showHomePreview(preview: HomePreview, page: Pick<PageModel, 'sections'>): void {
  const sections = railsOf(page)
    .filter(isWide)
    .map(toSection)
    .filter(({ tiles }) => tiles.length > 0);
  if (sections.length > 0) preview.show(sections.slice(0, mostRails));
}

function isWide({ role }: RailModel): boolean {
  return role === 'wide' || role === 'episode';
}

function toSection({ title, count, tileAt }: RailModel): PreviewSection {
  const tiles: PreviewTile[] = [];
  for (let index = 0; index < count && tiles.length < mostTiles; index++) {
    const tile = tileAt(index);
    const shown = tile && toPreviewTile(tile);
    if (shown) tiles.push(shown);
  }
  return { title, tiles };
}

/** A tile that leads somewhere and has a picture; a row of the set shows no others. */
function toPreviewTile({ title, subtitle, path, image }: TileModel): PreviewTile | undefined {
  const imageUrl = image(pictureWidthPx);
  if (path === undefined || imageUrl === undefined || title === '') return undefined;
  return { title, subtitle, imageUrl, path };
}
