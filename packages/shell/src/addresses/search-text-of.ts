/** What the address of a search says is searched for; empty where it says nothing (S2.1). */
export function searchTextOf(address: string): string {
  const sent = /^[^?#]*\?(?:[^#]*&)?q=([^&#]*)/.exec(address)?.[1] ?? '';
  const spaced = sent.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A bare percent sign is a text like others.
    return spaced;
  }
}
