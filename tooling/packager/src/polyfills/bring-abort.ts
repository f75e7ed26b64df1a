import { AbortController, AbortSignal, abortableFetch } from 'abortcontroller-polyfill/dist/cjs-ponyfill';

/**
 * Brings what aborts calls to engines before Chromium 66. A call that is aborted rejects at once, and the network goes on below: the engine
 * offers no way to stop it.
 */
export function bringAbort(scope: Record<string, unknown>, fetch: typeof window.fetch): void {
  scope.AbortController = AbortController;
  scope.AbortSignal = AbortSignal;
  scope.fetch = abortableFetch(fetch).fetch;
}
