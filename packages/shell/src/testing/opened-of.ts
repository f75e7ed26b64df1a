import type { Application } from '../application';
import type { Opened } from '../opening/start';

/** What exists of an open application. Throws before it is open, as a test would go on with nothing. */
export function openedOf({ start }: Pick<Application, 'start'>): Opened {
  const opened = start.opened();
  if (!opened) throw new Error('The application is not open.');
  return opened;
}
