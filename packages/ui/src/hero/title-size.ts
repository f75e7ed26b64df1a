/** How large a hero's title is set: on one line but for the longest, which may take two. */
export type TitleSize = 'display' | 'title' | 'heading' | 'long-heading';

/** Letters that fit into a line of each size. */
const letters = { display: 15, title: 26, heading: 42 } as const;

/** A short title is set large; the longer it is the smaller, so that all below keeps its place. */
export function titleSizeOf(title: string): TitleSize {
  if (title.length <= letters.display) return 'display';
  if (title.length <= letters.title) return 'title';
  return title.length <= letters.heading ? 'heading' : 'long-heading';
}
