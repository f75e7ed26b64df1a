import type { ReferenceService } from '@fjernsyn/reference-service';

interface SentList {
  readonly id: string;
  readonly items: readonly { readonly id: string }[];
}

interface SentEntry {
  readonly template: string;
  readonly list?: SentList;
}

interface SentPage {
  readonly entries: readonly SentEntry[];
}

/** How long the page of {@link answerLongPage} is unless told otherwise, and each of its rails. */
export const longPage = { path: '/kategorier/serier', rails: 20, tiles: 24 } as const;

/** What {@link answerLongPage} is asked for. */
export interface LongPageOptions {
  /** Default that of {@link longPage}. */
  readonly rails?: number;
  /** Default that of {@link longPage}. */
  readonly path?: string;
}

/** Lets the service answer a page with rails of tiles only, so many, made of the first full list of its home page. */
export async function answerLongPage(
  { cdnUrl, faults }: ReferenceService,
  { rails = longPage.rails, path = longPage.path }: LongPageOptions = {},
): Promise<void> {
  const home = (await (await fetch(`${cdnUrl}/page?path=/`)).json()) as SentPage;
  const page = (await (await fetch(`${cdnUrl}/page?path=${path}`)).json()) as SentPage;
  const full = home.entries.find(({ template, list }) => template === 'T2' && list?.items.length === longPage.tiles);
  if (full === undefined) throw new Error('The home page holds no full list.');
  const entries = Array.from({ length: rails }, (_, index) => ({
    ...full,
    id: `long-${index}`,
    title: `Række ${index + 1}`,
    list: { ...full.list, id: `${990_000 + index}`, title: `Række ${index + 1}` },
  }));
  faults.add({ path: `/page?path=${path}`, kind: 'status', status: 200, body: { ...page, entries } });
}
