import type { ReferenceService } from '@fjernsyn/reference-service';

/** How many rails the page of this bench has. */
export const railCount = 40;

interface SentEntry {
  readonly id: string;
  readonly template: string;
  readonly list?: { readonly id: string; readonly items: readonly unknown[] };
}

/** Lets the service answer its home page with forty full rails of tiles, made of those that it has. */
export async function answerLongHome({ cdnUrl, faults }: ReferenceService): Promise<void> {
  const address = `${cdnUrl}/page?path=/&list_page_size=24&max_list_prefetch=50`;
  const page = (await (await fetch(address)).json()) as { readonly entries: readonly SentEntry[] };
  const full = page.entries.filter(
    ({ template, list }) => /^[TP]\d$/.test(template) && (list?.items.length ?? 0) >= 12,
  );
  if (full.length === 0) throw new Error('The home page holds no full list.');
  const entries = Array.from({ length: railCount }, (_, index) => {
    const entry = full[index % full.length] as SentEntry;
    return {
      ...entry,
      id: `long-${index}`,
      title: `Række ${index + 1}`,
      list: { ...entry.list, id: `${990_000 + index}` },
    };
  });
  faults.add({ path: '/page?path=/', kind: 'status', status: 200, body: { ...page, entries } });
}
