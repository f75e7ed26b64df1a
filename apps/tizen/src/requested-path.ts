import { attempt, toLaunchPath } from '@fjernsyn/browser';
import type { TizenWindow } from './tizen-api';

/** The page for what cannot be opened. */
const home = '/';

/**
 * The path that the set was asked to open: a tile of a preview, a search or a voice command hands it over under `PAYLOAD`. Home where what was
 * handed over names none; undefined where nothing was.
 */
export function readRequestedPath({ tizen }: TizenWindow): string | undefined {
  const payload = attempt(() => {
    const data = tizen?.application?.getCurrentApplication().getRequestedAppControl()?.appControl?.data;
    return Array.from(data ?? []).find(({ key }) => key === 'PAYLOAD')?.value[0];
  });
  return payload === undefined ? undefined : (toLaunchPath(payload) ?? home);
}
