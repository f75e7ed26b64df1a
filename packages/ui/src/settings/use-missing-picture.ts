import { type SyntheticEvent, useCallback, useMemo, useSyncExternalStore } from 'react';
import { createMissingPictures, type MissingPictures } from './missing-pictures';
import { type PictureFrame, useUiSettings } from './ui-settings';

/** Answer of {@link useMissingPicture}. */
export interface MissingPicture {
  /** Whether there is no address, or nothing that can be shown could be loaded from it. */
  readonly isMissing: boolean;
  /** Takes an address from which nothing could be loaded. */
  readonly fail: MissingPictures['add'];
  /** Takes a picture that has come from an address; false where it is too large to be kept. */
  readonly accept: (src: string, event: SyntheticEvent<HTMLImageElement>) => boolean;
}

/** Whether a picture can be shown in its frame, now and when it can be loaded again. */
export function useMissingPicture(src: string | undefined, { widthRem, heightRem }: PictureFrame): MissingPicture {
  const { missingPictures: shared, pictures } = useUiSettings();
  const missing = useMemo(() => shared ?? createMissingPictures(), [shared]);
  const subscribe = useCallback(
    (listener: () => void) => (src === undefined ? () => undefined : missing.subscribe(src, listener)),
    [missing, src],
  );
  const read = (): boolean => src === undefined || src === '' || missing.has(src);
  const isMissing = useSyncExternalStore(subscribe, read, read);
  const accept = useCallback<MissingPicture['accept']>(
    (from, { currentTarget }) => {
      const isTooLarge = pictures?.isTooLarge(currentTarget, { widthRem, heightRem }) === true;
      if (isTooLarge) missing.refuse(from);
      return !isTooLarge;
    },
    [missing, pictures, widthRem, heightRem],
  );
  return { isMissing, fail: missing.add, accept };
}
