import { heroRailRem, railHeightRem, rem, SkeletonTiles } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import styles from './page-skeleton.module.css';

/** The shape of a page that is on its way: where its first rails will stand. */
export function PageSkeleton(): ReactElement {
  const { t } = useClient();
  const height = railHeightRem({ role: 'wide', status: 'loading', hasTitle: true, textScale: 1 });
  return (
    <main className={`${styles.page} fs-bg`} role="status" aria-label={t('page.loading')}>
      <div style={{ marginTop: rem(heroRailRem * 16) }}>
        <div style={{ height: `${height}rem` }}>
          <SkeletonTiles role="wide" />
        </div>
      </div>
    </main>
  );
}
