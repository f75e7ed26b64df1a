import { toPathname } from '../addresses/address';

/** The address of a search for a text, in the place of what was searched for before; what else it says stays (S4.10). */
export function toSearchAddress(address: string, text: string): string {
  const others = (/\?([^#]*)/.exec(address)?.[1] ?? '')
    .split('&')
    .filter((part) => part !== '' && !/^q(=|$)/.test(part));
  const query = [...others, ...(text === '' ? [] : [`q=${encodeURIComponent(text)}`])].join('&');
  return `${toPathname(address)}${query && `?${query}`}`;
}
