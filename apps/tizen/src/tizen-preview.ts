import { attempt } from '@fjernsyn/browser';
import type { HomePreview, PreviewSection } from '@fjernsyn/platform';
import type { TizenWindow } from './tizen-api';

/** As many tiles as a preview may have. */
const mostTiles = 40;

/** How the application asks a service of its package; Samsung's own samples use it. */
const pick = 'http://tizen.org/appcontrol/operation/pick';

/**
 * The row of the set's home that belongs to the application, in Samsung's form. It is brought by the package's own service, as Samsung asks for;
 * where that cannot be started the application tries by itself. Undefined on a set without previews.
 */
export function createTizenPreview({ tizen, webapis }: TizenWindow): HomePreview | undefined {
  const preview = webapis?.preview;
  if (!preview) return undefined;
  return {
    show(sections) {
      const row = toPreviewJson(sections);
      const showOurselves = () => void attempt(() => preview.setPreviewData(row));
      const isAsked = attempt(() => {
        if (!tizen?.ApplicationControl || !tizen.ApplicationControlData || !tizen.application?.launchAppControl) return;
        const data = [new tizen.ApplicationControlData('PREVIEW', [row])];
        const control = new tizen.ApplicationControl(pick, null, null, null, data);
        const service = `${tizen.application.getCurrentApplication().appInfo?.packageId}.Preview`;
        tizen.application.launchAppControl(control, service, undefined, showOurselves);
        return true;
      });
      if (!isAsked) showOurselves();
    },
  };
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
