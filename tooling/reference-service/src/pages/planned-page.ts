import type { PageFrame } from '../shapes/to-page';
import type { EntryPlan } from '../shapes/to-page-entry';

/** A page under its own path, before its lists are filled in. */
export interface PlannedPage {
  readonly frame: PageFrame;
  readonly plans: readonly EntryPlan[];
}
