/** What a tagline says of the item: the service puts what stands in the list before a bar, as in `Alle afsnit | To søskende …`. */
export function toTagline(tagline: string | undefined): string {
  return (tagline ?? '').replace(/^.*\|\s*/, '').trim();
}
