import { heroRailRem, railHeightRem, rem, SkeletonTiles, useFocusable } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import styles from './page-skeleton.module.css';

/**
 * The shape of a page that is on its way: its words, its first button, and where its first rail will stand. The shape of the button holds
 * the focus meanwhile, so that an impatient OK opens nothing else.
 */
export function PageSkeleton(): ReactElement {
  const { t } = useClient();
  const words = t('page.loading');
  const { ref, props } = useFocusable<HTMLDivElement>({ focusKey: 'loading', speech: () => words });
  const height = railHeightRem({ role: 'wide', status: 'loading', hasTitle: true, textScale: 1 });
  return (
    <main className={`${styles.page} fs-bg`}>
      <div className={styles.hero} style={{ height: rem(heroRailRem * 16) }}>
        <div className={styles.words} aria-hidden="true">
          <div className={`${styles.title} fs-skeleton`} />
          <div className={`${styles.line} fs-skeleton`} />
          <div className={`${styles.line} fs-skeleton`} />
        </div>
        <div {...props} ref={ref} className={`${styles.button} fs-skeleton`} role="status" aria-label={words} />
      </div>
      <div style={{ height: `${height}rem` }}>
        <SkeletonTiles role="wide" />
      </div>
    </main>
  );
}
