declare module 'whatwg-fetch' {
  /** A fetch on XMLHttpRequest. */
  export function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
}
