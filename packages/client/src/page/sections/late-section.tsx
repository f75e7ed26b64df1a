import type { SectionKind } from '@fjernsyn/catalogue';
import { Rail } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useLoaded } from '../../hooks/use-loaded';
import type { SectionProps } from './section-props';
import type { ViewSource } from './view-source';

/** Props of {@link LateSection}. */
export interface LateSectionProps<Kind extends SectionKind> extends SectionProps<Kind> {
  readonly source: ViewSource<Kind>;
}

const noTile = (): null => null;

/** A section whose view is still to be fetched: its place is kept meanwhile, and says where the view cannot be had. */
export function LateSection<Kind extends SectionKind>({
  source,
  section,
  order,
}: LateSectionProps<Kind>): ReactElement | null {
  const { t } = useClient();
  const loaded = useLoaded(source.fetch);
  const View = loaded.state === 'loaded' ? source.get() : undefined;
  if (View) return <View section={section} order={order} />;
  const isFailed = loaded.state === 'failed' && !loaded.isRetrying;
  return (
    <Rail
      focusKey={section.id}
      order={order}
      role="wide"
      count={0}
      keyOf={String}
      renderTile={noTile}
      status={isFailed ? 'failed' : 'loading'}
      texts={{ message: t('section.failed'), action: t('action.retry') }}
      onRetry={loaded.state === 'failed' ? loaded.retry : undefined}
    />
  );
}
