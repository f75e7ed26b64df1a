import { readJson } from '@fjernsyn/kernel';

/** Names under which launchers of sets, and our own previews, hand over what is to be opened; values lie nested, often as JSON in JSON. */
const names = [
  'path',
  'values',
  'action_data',
  'contentTarget',
  'target',
  'payload',
  'params',
  'parameters',
  'v',
  'id',
];

/** A path, or an address with a scheme. */
const address = /^\/|^[a-z][\w+.-]*:\S+$/i;

/** The number of a title, whose page is looked up. */
const itemNumber = /^\d+$/;

/** A value under its name, as voice commands write them. */
const pair = /^(\w+)=(.+)$/;

/** How deep a payload may be nested. */
const deepest = 6;

/**
 * The address in what a launcher handed over: a path, the number of a title, or a pair, an object or JSON that holds one; undefined where it
 * holds none. Whether it may be opened is judged by the navigation, which tells the viewer of one that may not.
 */
export function toLaunchPath(payload: unknown, depth = 0): string | undefined {
  if (depth > deepest) return undefined;
  if (typeof payload === 'string') {
    if (address.test(payload)) return payload;
    if (itemNumber.test(payload)) return `/${payload}`;
    const [, name = '', value] = pair.exec(payload) ?? [];
    return toLaunchPath(names.includes(name) ? value : readJson(payload), depth + 1);
  }
  // A number by itself names nothing; one that was handed over under a name is a title's.
  if (typeof payload === 'number' && depth > 0) return toLaunchPath(String(payload), depth + 1);
  if (typeof payload !== 'object' || payload === null) return undefined;
  for (const name of names) {
    const path = toLaunchPath((payload as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (path !== undefined) return path;
  }
  return undefined;
}
