declare module 'abortcontroller-polyfill/dist/cjs-ponyfill' {
  export const AbortController: typeof globalThis.AbortController;
  export const AbortSignal: typeof globalThis.AbortSignal;
  export function abortableFetch(fetch: typeof globalThis.fetch): { readonly fetch: typeof globalThis.fetch };
}
