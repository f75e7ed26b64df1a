import type { OutsideLinks } from '@fjernsyn/platform';

/** Opens outside addresses in windows of their own, which know nothing of ours. */
export function createWindowLinks(window: Pick<Window, 'open'>): OutsideLinks {
  return {
    open(url) {
      // A window without an opener is not given back, so that whether it came cannot be told.
      window.open(url, '_blank', 'noopener,noreferrer');
      return true;
    },
  };
}
