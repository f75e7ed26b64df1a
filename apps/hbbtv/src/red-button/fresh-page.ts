/** Where a page that begins anew leaves word to open at once. */
const openAtOnceKey = 'fjernsyn.open-at-once';

/** A page that begins anew in the place of this one: an engine may keep a failed import for as long as its page stands. */
export interface FreshPage {
  /** Whether this page began so, and is to open at once; true once. */
  isAsked(): boolean;
  /** Begins anew, to open at once. */
  ask(): void;
}

/** Makes the {@link FreshPage} of a window; a set that stores nothing shows its notice instead of opening at once. */
export function createFreshPage(window: Pick<Window, 'location' | 'sessionStorage'>): FreshPage {
  return {
    isAsked() {
      try {
        // Where storage is forbidden the property itself throws.
        const { sessionStorage } = window;
        const isAsked = sessionStorage.getItem(openAtOnceKey) !== null;
        sessionStorage.removeItem(openAtOnceKey);
        return isAsked;
      } catch {
        return false;
      }
    },
    ask() {
      try {
        window.sessionStorage.setItem(openAtOnceKey, '1');
      } catch {
        // The notice shows then, and red opens what is fetched anew.
      }
      window.location.reload();
    },
  };
}
