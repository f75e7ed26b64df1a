import type { Observed } from '@fjernsyn/kernel';
import type { Location } from '../navigation/location';

/** Makes what tells the path of the page that what is watched was opened from; undefined where no page is known to lie directly behind it. */
export function createPageBehind(location: Observed<Location>): () => string | undefined {
  let before = location.get();
  let behind: string | undefined;
  location.subscribe(() => {
    const now = location.get();
    if (now.entryKey !== before.entryKey) behind = now.change === 'push' ? before.screen.path : undefined;
    before = now;
  });
  return () => behind;
}
