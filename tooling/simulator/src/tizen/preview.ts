import type { ConnectedDevice } from '../device/device';
import type { PreviewTile } from '../device/device-state';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';
import { WebApiException } from './web-api-exception';

const mostTiles = 40;

interface SentTile {
  readonly title?: unknown;
  readonly image_url?: unknown;
  readonly action_data?: unknown;
}

/** The tiles of a preview; undefined where the set cannot read it, or a rule of Samsung's is broken. */
function tilesOf(text: unknown): readonly PreviewTile[] | undefined {
  try {
    const { sections } = JSON.parse(String(text)) as { sections: readonly { readonly tiles: readonly SentTile[] }[] };
    const sent = sections.reduce<readonly SentTile[]>((all, { tiles }) => all.concat(tiles), []);
    const links = new Set(sent.map(({ action_data }) => action_data));
    const isWhole = sent.every((tile) => typeof tile.image_url === 'string' && typeof tile.action_data === 'string');
    if (!isWhole || sent.length > mostTiles || links.size < sent.length) return undefined;
    return sent.map(({ title, image_url, action_data }) => ({
      title: String(title ?? ''),
      imageUrl: String(image_url),
      actionData: String(action_data),
    }));
  } catch {
    return undefined;
  }
}

/** `webapis.preview`: the application's row on the set's home, 40 tiles at most and none twice. */
export function createPreview(window: AppWindow, device: ConnectedDevice) {
  return {
    getVersion: () => '2.0',
    setPreviewData: recorded(device, 'webapis.preview.setPreviewData', (text: string, done?: () => void) => {
      const preview = tilesOf(text);
      if (preview === undefined) throw new WebApiException('InvalidValuesError', 'The preview cannot be read.');
      device.update({ preview });
      soon(window, () => done?.());
    }),
  };
}
