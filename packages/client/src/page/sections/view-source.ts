import type { SectionKind } from '@fjernsyn/catalogue';
import type { SectionView } from './section-props';

/** Where the view of a kind comes from. */
export interface ViewSource<Kind extends SectionKind> {
  /** The view; undefined until it has been fetched. */
  get(): SectionView<Kind> | undefined;
  /** Fetches the view where that is still to be done. Rejects where it cannot be fetched. */
  fetch(): Promise<void>;
}

/** The source of a view that comes with the first script. */
export function viewAtHand<Kind extends SectionKind>(view: SectionView<Kind>): ViewSource<Kind> {
  return { get: () => view, fetch: async () => undefined };
}

/** The source of a view that is fetched when a page needs it. */
export function lateView<Kind extends SectionKind>(load: () => Promise<SectionView<Kind>>): ViewSource<Kind> {
  let view: SectionView<Kind> | undefined;
  return {
    get: () => view,
    async fetch() {
      view ??= await load();
    },
  };
}
