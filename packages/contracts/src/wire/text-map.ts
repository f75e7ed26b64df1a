import { readMap } from './map';
import { readText } from './text';

/** Texts by name; those that are empty or no text are left out. Anything but a map is no texts. */
export function readTextMap(value: unknown): Readonly<Record<string, string>> {
  return readMap(value, readText);
}
