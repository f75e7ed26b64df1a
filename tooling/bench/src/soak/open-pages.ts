import type { Random } from '@fjernsyn/platform';

/** How far from home the way leads. */
const depth = 4;

/** Who goes through the product by its links. */
export interface Wanderer {
  /** The addresses of the pages to which links lead from where it is. */
  links(): Promise<readonly string[]>;
  open(link: string): Promise<void>;
  goBack(): Promise<void>;
}

/** What {@link openPages} is told. */
export interface OpenPagesOptions {
  /** The addresses of the pages that were opened; it adds to them. */
  readonly opened: Set<string>;
  readonly random: Random;
  /** How many there shall be. */
  readonly until: number;
}

/** Opens pages that were not open before, some deep from home, and goes back there; rejects where no more are found. */
export async function openPages(wanderer: Wanderer, { opened, random, until }: OpenPagesOptions): Promise<void> {
  for (let ways = 0; opened.size < until; ways++) {
    if (ways > until) throw new Error(`No more than ${opened.size} pages were found.`);
    let behind = 0;
    while (behind < depth && opened.size < until) {
      const links = await wanderer.links();
      const unopened = links.filter((link) => !opened.has(link));
      const link = choose(unopened.length > 0 ? unopened : links, random);
      if (link === undefined) break;
      await wanderer.open(link);
      opened.add(link);
      behind += 1;
    }
    for (; behind > 0; behind--) await wanderer.goBack();
  }
}

function choose<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values[Math.floor(random.next() * values.length)];
}
