import type { Observed } from '@fjernsyn/kernel';
import { useSyncExternalStore } from 'react';

/** Reads an observed value, and renders again when it changes. */
export function useObserved<Value>(value: Observed<Value>): Value {
  return useSyncExternalStore(value.subscribe, value.get, value.get);
}
