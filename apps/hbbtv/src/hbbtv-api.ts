/** Numbers of the remote's buttons, by the names of CEA-2014 (`VK_PLAY`), as the set tells them. */
type HbbtvKeyNumbers = Readonly<Record<string, unknown>>;

/** What we read of the window of a set that runs HbbTV. It may be missing. */
export interface HbbtvWindow {
  /** Older sets hold their numbers here, newer ones in the window. */
  readonly KeyEvent?: HbbtvKeyNumbers | undefined;
}

/** The number that the set has for a button; undefined where it names none. */
export function keyNumberOf(window: HbbtvWindow, name: string): number | undefined {
  const number = window.KeyEvent?.[name] ?? (window as HbbtvKeyNumbers)[name];
  return typeof number === 'number' && number > 0 ? number : undefined;
}
