import type { Observed } from '@fjernsyn/kernel';
import type { HomePreview } from '@fjernsyn/platform';
import type { Viewer } from '@fjernsyn/session';
import type { Reading } from '../reading/reading';

/** Fills the set's own row, where it has one, with what the home page shows. */
export interface PreviewFilling {
  /** Shows the home page as it was read last, where it was. */
  fill(): Promise<void>;
  /** Where it is filled: empties it at once, and shows the home page of the audience of the moment when that is there. */
  renew(): Promise<void>;
}

/** Dependencies of {@link createPreviewFilling}. */
export interface PreviewFillingDeps {
  readonly reading: Pick<Reading, 'hasPage' | 'lastPage' | 'loadPage'>;
  readonly viewer: Observed<Pick<Viewer, 'limit'>>;
  /** The home of the viewer of the moment. */
  readonly home: () => string;
}

/** Makes the {@link PreviewFilling} of the viewer's home. What an earlier viewer left in the row stays for nobody who is limited. */
export function createPreviewFilling(
  preview: HomePreview | undefined,
  { reading, viewer, home }: PreviewFillingDeps,
): PreviewFilling {
  let isFilled = false;
  const isLimited = (): boolean => viewer.get().limit !== undefined;
  const fill = async (): Promise<void> => {
    if (!preview) return;
    if (!reading.hasPage(home())) {
      if (isLimited()) preview.show([]);
      return;
    }
    const { showHomePreview } = await import('./home-preview');
    // The audience may be another by now, and its home not read.
    const page = reading.lastPage(home());
    if (!page) return;
    isFilled = true;
    showHomePreview(preview, page);
  };
  return {
    fill,
    async renew() {
      if (!isFilled && !isLimited()) return;
      preview?.show([]);
      if (!isFilled) return;
      await reading.loadPage(home()).catch(() => undefined);
      await fill();
    },
  };
}
