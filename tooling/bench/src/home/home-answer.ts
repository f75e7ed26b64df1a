import { startReferenceService } from '@fjernsyn/reference-service';

/** How large the page of this bench is, and how many of its items are broken: one in fifty. */
export const homeSize = { rails: 20, items: 24, brokenShare: 1 / 50 } as const;

type Wire = Readonly<Record<string, unknown>>;

interface WireEntry extends Wire {
  readonly list?: Wire & { readonly items: readonly Wire[] };
}

interface WirePage extends Wire {
  readonly entries: readonly WireEntry[];
}

/** The ways in which an item is broken here, one after the other: two lose the item, three a field of it. */
const breakages: readonly ((item: Wire) => unknown)[] = [
  () => null,
  ({ title: _title, ...rest }) => rest,
  (item) => ({ ...item, path: 'javascript:alert(1)' }),
  (item) => ({ ...item, images: 'na', offers: {} }),
  (item) => ({ ...item, duration: 'PT1H', customFields: [], genres: null }),
];

/** Home as the reference service answers it with all lists loaded, cut and repeated to the size, and a share of its items broken; as text. */
export async function fetchHomeAnswer(): Promise<string> {
  const service = await startReferenceService();
  try {
    const address = `${service.cdnUrl}/page?path=/&list_page_size=${homeSize.items}&max_list_prefetch=50`;
    const page = (await (await fetch(address)).json()) as WirePage;
    return JSON.stringify(breakSome(toSize(page)));
  } finally {
    await service.close();
  }
}

function toSize(page: WirePage): WirePage {
  const full = page.entries.filter((entry) => (entry.list?.items.length ?? 0) > 0);
  const entries = Array.from({ length: homeSize.rails }, (_, rail) => {
    const entry = full[rail % full.length] as Required<WireEntry>;
    const { items } = entry.list;
    const filled = Array.from({ length: homeSize.items }, (_, index) => items[index % items.length] as Wire);
    return { ...entry, id: `rail-${rail}`, list: { ...entry.list, items: filled } };
  });
  return { ...page, entries };
}

function breakSome(page: WirePage): Wire {
  const every = Math.round(1 / homeSize.brokenShare);
  let seen = 0;
  const breakNext = (item: Wire): unknown => {
    seen++;
    if (seen % every !== 0) return item;
    return breakages[(seen / every) % breakages.length]?.(item);
  };
  const entries = page.entries.map((entry) => ({
    ...entry,
    ...(entry.list && { list: { ...entry.list, items: entry.list.items.map(breakNext) } }),
  }));
  return { ...page, entries };
}
