import type { ReferenceService } from '@fjernsyn/reference-service';
import type { SentHome } from './floor/floor-home';

/** How many rails the page of this bench has. */
export const railCount = 40;

type FullEntry = SentHome['entries'][number];

interface SentEntry extends Omit<FullEntry, 'list'> {
  readonly list?: FullEntry['list'];
}

const isFull = (entry: SentEntry): entry is FullEntry =>
  /^[TP]\d$/.test(entry.template) && (entry.list?.items.length ?? 0) >= 12;

/** Lets the service answer its home page with forty full rails of tiles, made of those that it has, and gives that answer. */
export async function answerLongHome({ cdnUrl, faults }: ReferenceService): Promise<SentHome> {
  const address = `${cdnUrl}/page?path=/&list_page_size=24&max_list_prefetch=50`;
  const page = (await (await fetch(address)).json()) as { readonly entries: readonly SentEntry[] };
  const full = page.entries.filter(isFull);
  if (full.length === 0) throw new Error('The home page holds no full list.');
  const entries = Array.from({ length: railCount }, (_, index) => {
    const entry = full[index % full.length] as FullEntry;
    return {
      ...entry,
      id: `long-${index}`,
      title: `Række ${index + 1}`,
      list: { ...entry.list, id: `${990_000 + index}` },
    };
  });
  const body = { ...page, entries };
  faults.add({ path: '/page?path=/', kind: 'status', status: 200, body });
  return body;
}
