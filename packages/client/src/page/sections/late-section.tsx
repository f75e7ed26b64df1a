import type { SectionKind } from '@fjernsyn/catalogue';
import { FocusGroup, Rail } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useClient } from '../../application-context';
import { type Loaded, useLoaded } from '../../hooks/use-loaded';
import type { LateSource } from '../../late/late-source';
import { useIsWanted } from './near-rows';
import type { SectionProps, SectionView } from './section-props';

/** Props of {@link LateSection}. */
export interface LateSectionProps<Kind extends SectionKind> extends SectionProps<Kind> {
  readonly source: LateSource<SectionView<Kind>>;
}

/** A section whose view is fetched as it comes near: its place is kept meanwhile, and says where the view cannot be had. */
export function LateSection<Kind extends SectionKind>({
  source,
  section,
  order,
}: LateSectionProps<Kind>): ReactElement {
  const isWanted = useIsWanted(order, false);
  const loaded = useLoaded(source.fetch, isWanted);
  const View = loaded.state === 'loaded' ? source.get() : undefined;
  const hasView = View !== undefined;
  // What has focus in the place waits for what the view brings, which comes in the commit after it.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(hasView), [hasView]);
  return (
    <FocusGroup kind="column" focusKey={section.id} order={order + 1} isLoading={!isShown}>
      {View ? (
        <View section={section} order={order} />
      ) : (
        <SectionPlace focusKey={section.id} order={order} loaded={loaded} />
      )}
    </FocusGroup>
  );
}

interface SectionPlaceProps {
  readonly focusKey: string;
  readonly order: number;
  readonly loaded: Loaded<void>;
}

/** The place of a section: as high as a rail of wide tiles. */
function SectionPlace({ focusKey, order, loaded }: SectionPlaceProps): ReactElement {
  const { t } = useClient();
  const isFailed = loaded.state === 'failed' && !loaded.isRetrying;
  return (
    <Rail
      focusKey={focusKey}
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

function noTile(): null {
  return null;
}
