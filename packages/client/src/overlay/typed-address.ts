/** An address as a viewer types it: without its scheme, `www.` and a slash at its end. */
export function typedAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
