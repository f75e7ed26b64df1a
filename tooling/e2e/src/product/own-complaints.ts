import type { BrowserPage } from '../driver/browser-page';

/** What a page complains of besides requests that failed, which the engine tells by itself and a test may have ordered. */
export function ownComplaints({ consoleErrors }: BrowserPage): readonly string[] {
  return consoleErrors.filter((error) => !error.startsWith('Failed to load resource'));
}
