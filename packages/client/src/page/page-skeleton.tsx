import { heroRailRem, railHeightRem, rem, SkeletonTiles, useFocusable } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import styles from './page-skeleton.module.css';

/**
 * The shape of a page that is on its way: where its first rails will stand. It holds the focus meanwhile, so that an impatient OK opens
 * nothing else.
 */
export function PageSkeleton(): ReactElement {
  const { t } = useClient();
  const words = t('page.loading');
  const { ref, props } = useFocusable<HTMLElement>({ focusKey: 'loading', speech: () => words });
  const height = railHeightRem({ role: 'wide', status: 'loading', hasTitle: true, textScale: 1 });
  return (
    <main {...props} ref={ref} className={`${styles.page} fs-bg`} role="status" aria-label={words}>
      <div style={{ marginTop: rem(heroRailRem * 16) }}>
        <div style={{ height: `${height}rem` }}>
          <SkeletonTiles role="wide" />
        </div>
      </div>
    </main>
  );
}
