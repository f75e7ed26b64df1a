import type { ViewerApi } from '@fjernsyn/api';
import type { Changes } from './changes';
import type { RatingState } from './mark-states';
import type { Wish } from './wish';

/** Dependencies of {@link fulfil}. */
export interface FulfilDeps {
  readonly viewer: Pick<ViewerApi, 'bookmarks' | 'follows' | 'ratings'>;
  readonly changes: Pick<Changes, 'books' | 'carryOut'>;
}

/** Asks the service for what a viewer wishes. */
export function fulfil({ viewer, changes: { books, carryOut } }: FulfilDeps, wish: Wish): Promise<void> {
  const { item } = wish;
  if (wish.kind === 'rating') {
    const { value: rating } = wish;
    return carryOut<number | undefined, RatingState>({
      kind: books.rating,
      action: { kind: 'rate', item, rating },
      value: rating,
      send: async () => (await viewer.ratings.rate(item.id, rating)).rating ?? rating,
    });
  }
  const { kind, value } = wish;
  const marks = kind === 'bookmark' ? viewer.bookmarks : viewer.follows;
  return carryOut({
    kind: books[kind],
    action: { kind: value ? kind : (`un${kind}` as const), item },
    value,
    async send() {
      await (value ? marks.add(item.id) : marks.remove(item.id));
      return value;
    },
  });
}
