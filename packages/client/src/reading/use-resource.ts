import type { Observed } from '@fjernsyn/kernel';
import type { Resource, ResourceState } from '@fjernsyn/shell';
import { useSyncExternalStore } from 'react';

/** What was read so far, and how to ask for it again. */
export interface ResourceReading<Value> extends ResourceState<Value> {
  readonly retry: () => void;
}

/** Reads a resource, which is asked for while `isWanted`; without one nothing is asked for. */
export function useResource<Value>(resource: Resource<Value> | undefined, isWanted = true): ResourceReading<Value> {
  const { get, subscribe }: Observed<ResourceState<Value>> = resource ?? nothing;
  const { status, value, error, isRetrying } = useSyncExternalStore(isWanted ? subscribe : nothing.subscribe, get, get);
  return { status, value, error, isRetrying, retry: resource?.retry ?? noRetry };
}

const idle: ResourceState<never> = { status: 'loading', value: undefined, error: undefined, isRetrying: false };

const nothing: Observed<ResourceState<never>> = { get: () => idle, subscribe: () => () => undefined };

function noRetry(): void {
  // There is nothing to ask for.
}
