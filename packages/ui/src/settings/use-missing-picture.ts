import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createMissingPictures, type MissingPictures } from './missing-pictures';
import { useUiSettings } from './ui-settings';

/** Answer of {@link useMissingPicture}. */
export interface MissingPicture {
  /** Whether there is no address, or nothing could be loaded from it. */
  readonly isMissing: boolean;
  /** Takes an address from which nothing could be loaded. */
  readonly fail: MissingPictures['add'];
}

/** Whether a picture can be shown, now and when it can be loaded again. */
export function useMissingPicture(src: string | undefined): MissingPicture {
  const shared = useUiSettings().missingPictures;
  const missing = useMemo(() => shared ?? createMissingPictures(), [shared]);
  const subscribe = useCallback(
    (listener: () => void) => (src === undefined ? () => undefined : missing.subscribe(src, listener)),
    [missing, src],
  );
  const read = (): boolean => src === undefined || src === '' || missing.has(src);
  const isMissing = useSyncExternalStore(subscribe, read, read);
  return { isMissing, fail: missing.add };
}
