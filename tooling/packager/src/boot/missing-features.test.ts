import { describe, expect, it } from 'vitest';
import { missingFeatures, neededFeatures } from './missing-features';

function windowWith(paths: readonly string[]): object {
  const scope: Record<string, unknown> = {};
  for (const path of paths) {
    let value = scope;
    const names = path.split('.');
    const last = names.pop() ?? '';
    for (const name of names) {
      value[name] ??= {};
      value = value[name] as Record<string, unknown>;
    }
    value[last] ??= {};
  }
  return scope;
}

describe('missingFeatures', () => {
  it('[PK20] finds nothing missing in a whole window', () => {
    expect(missingFeatures(windowWith(neededFeatures))).toEqual([]);
  });

  it.each([...neededFeatures])('[PK20] notices that %s is missing', (path) => {
    const others = neededFeatures.filter((other) => other !== path && !other.startsWith(`${path}.`));
    expect(missingFeatures(windowWith(others))).toContain(path);
  });

  it('[PK20] survives an empty window and null on the way', () => {
    expect(missingFeatures({})).toEqual([...neededFeatures]);
    expect(missingFeatures({ Promise: null, Array: { prototype: undefined } })).toContain('Promise.allSettled');
  });

  it('[PK20] reads no getter at the end of a path', () => {
    const prototype = Object.defineProperty({}, 'signal', {
      get: () => {
        throw new TypeError('Illegal invocation');
      },
    });
    expect(missingFeatures({ ...windowWith(neededFeatures), Request: { prototype } })).toEqual([]);
  });
});
