import type { NodeId } from '@fjernsyn/focus';
import { useMemo } from 'react';
import { useClient } from '../application-context';

/** A page and what stands in it. */
export interface PageParts {
  readonly page: NodeId;
  /** The hero and the sections, from the top. */
  readonly parts: readonly NodeId[];
}

/** Makes the way to the first of a page's parts in which something can be focused; what was remembered of the page is forgotten. */
export function useWayToTop({ page, parts }: PageParts): () => void {
  const { focus } = useClient().application;
  return useMemo(
    () => () => {
      focus.forget(page);
      parts.some((part) => focus.focus(part, { shouldWait: false }));
    },
    [focus, page, parts],
  );
}
