import type { PageModel, SectionKind } from '@fjernsyn/catalogue';
import { AppError } from '@fjernsyn/kernel';
import { type ReactElement, useCallback, useState } from 'react';
import { clientErrors } from '../errors';
import { Failure } from '../failure/failure';
import { useLoaded } from '../hooks/use-loaded';
import { firstSections } from './page-rows';
import { PageSections, type PageSectionsProps } from './page-sections';
import { PageSkeleton } from './page-skeleton';
import { useSectionTable } from './sections/section-table';

/** What a page shows, once the views of what its first frame shows are there. */
export function PageContent(props: PageSectionsProps): ReactElement {
  const table = useSectionTable();
  const [lateKinds] = useState(() => lateKindsOf(props.page, (kind) => table.sourceOf(kind).get() === undefined));
  return lateKinds.length === 0 ? <PageSections {...props} /> : <LatePage {...props} lateKinds={lateKinds} />;
}

function lateKindsOf(page: PageModel, isLate: (kind: SectionKind) => boolean): readonly SectionKind[] {
  return firstSections(page)
    .map(({ kind }) => kind)
    .filter(isLate);
}

/** A page whose views are fetched: its shape meanwhile, and what went wrong where they cannot be had. */
function LatePage({
  lateKinds,
  ...props
}: PageSectionsProps & { readonly lateKinds: readonly SectionKind[] }): ReactElement {
  const table = useSectionTable();
  const fetchViews = useCallback(
    () => Promise.all(lateKinds.map((kind) => table.sourceOf(kind).fetch())),
    [table, lateKinds],
  );
  const views = useLoaded(fetchViews);
  if (views.state === 'loaded') return <PageSections {...props} />;
  if (views.state === 'loading') return <PageSkeleton />;
  const error = new AppError(clientErrors.pageUnreachable, { cause: views.error });
  return <Failure error={error} isRetrying={views.isRetrying} onRetry={views.retry} />;
}
