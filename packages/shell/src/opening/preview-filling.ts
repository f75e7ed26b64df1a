import type { HomePreview } from '@fjernsyn/platform';
import type { Reading } from '../reading/reading';

/** Fills the set's own row, where it has one, with what the home page shows. */
export interface PreviewFilling {
  /** Shows the home page as it was read last, where it was. */
  fill(): Promise<void>;
  /** Where it is filled: empties it at once, and shows the home page of the audience of the moment when that is there. */
  renew(): Promise<void>;
}

/** Makes the {@link PreviewFilling} of the page at `home`. */
export function createPreviewFilling(
  preview: HomePreview | undefined,
  reading: Pick<Reading, 'hasPage' | 'lastPage' | 'loadPage'>,
  home: string,
): PreviewFilling {
  let isFilled = false;
  const fill = async (): Promise<void> => {
    if (!preview || !reading.hasPage(home)) return;
    const { showHomePreview } = await import('./home-preview');
    // The audience may be another by now, and its home not read.
    const page = reading.lastPage(home);
    if (!page) return;
    isFilled = true;
    showHomePreview(preview, page);
  };
  return {
    fill,
    async renew() {
      if (!isFilled) return;
      preview?.show([]);
      await reading.loadPage(home).catch(() => undefined);
      await fill();
    },
  };
}
