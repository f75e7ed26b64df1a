import { loadKeypad } from '@fjernsyn/ui';

/** Fetches the screen of the search, with the keypad and its field. */
export async function loadSearchScreen() {
  const [{ SearchScreen }, parts] = await Promise.all([import('./search-screen'), loadKeypad()]);
  return { SearchScreen, parts };
}
