// biome-ignore-all lint: this runs in any browser, so it is written in ES3.

/** What the app takes for granted and Chromium 63 or a later engine may lack, as paths from the window. */
export var neededFeatures = [
  'globalThis',
  'BigInt',
  'queueMicrotask',
  'AbortController',
  'Request.prototype.signal',
  'Promise.allSettled',
  'Promise.any',
  'Promise.prototype.finally',
  'Array.prototype.flat',
  'Array.prototype.flatMap',
  'Array.prototype.at',
  'Array.prototype.values',
  'Object.fromEntries',
  'Object.hasOwn',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'String.prototype.trimStart',
  'String.prototype.trimEnd',
];

function has(scope: object, path: string): boolean {
  var names = path.split('.');
  var last = names.length - 1;
  var value: any = scope;
  for (var index = 0; index < last; index++) {
    value = value[names[index] as string];
    if (value === undefined || value === null) return false;
  }
  // `in` and no look at the value: getters such as Request.prototype.signal throw when they are read there.
  return (names[last] as string) in Object(value);
}

/** Names what a window lacks; one name is enough to load the polyfills. */
export function missingFeatures(scope: object): string[] {
  var missing = [];
  for (var index = 0; index < neededFeatures.length; index++) {
    var path = neededFeatures[index] as string;
    if (!has(scope, path)) missing.push(path);
  }
  return missing;
}
