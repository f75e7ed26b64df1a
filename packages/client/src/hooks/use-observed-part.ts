import type { Observed } from '@fjernsyn/kernel';
import { useRef, useSyncExternalStore } from 'react';

/** Reads a part of an observed value, and renders again when that changes: it or, of an object, what it holds. */
export function useObservedPart<Value, Part>(value: Observed<Value>, toPart: (value: Value) => Part): Part {
  const kept = useRef<{ readonly part: Part } | undefined>(undefined);
  const get = (): Part => {
    const part = toPart(value.get());
    if (kept.current === undefined || !isAlike(kept.current.part, part)) kept.current = { part };
    return kept.current.part;
  };
  return useSyncExternalStore(value.subscribe, get, get);
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
