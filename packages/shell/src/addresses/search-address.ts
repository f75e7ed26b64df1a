import { toPathname } from './address';

/** What the address of a search says is searched for; empty where it says nothing (S2.1). */
export function toSearchText(address: string): string {
  const sent = /^[^?#]*\?(?:[^#]*&)?q=([^&#]*)/.exec(address)?.[1] ?? '';
  const spaced = sent.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A bare percent sign is a text like others.
    return spaced;
  }
}

/** The address of a search for a text, in the place of what was searched for before; what else it says stays (S4.10). */
export function toSearchAddress(address: string, text: string): string {
  const others = (/\?([^#]*)/.exec(address)?.[1] ?? '')
    .split('&')
    .filter((part) => part !== '' && !/^q(=|$)/.test(part));
  const query = [...others, ...(text === '' ? [] : [`q=${encodeURIComponent(text)}`])].join('&');
  return `${toPathname(address)}${query && `?${query}`}`;
}
