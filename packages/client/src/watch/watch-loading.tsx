import { useFocusable } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useIsLong } from '../hooks/use-is-long';
import styles from '../opening/opening-screen.module.css';

/** How long a title stands alone. */
const wordlessMs = 500;

/** Props of {@link WatchLoading}. */
export interface WatchLoadingProps {
  /** The title of what is fetched; undefined while it is not known. */
  readonly title: string | undefined;
}

/** Stands while what is to be watched is fetched: its title on the player's ground, and words where it takes long. It holds the focus meanwhile. */
export function WatchLoading({ title }: WatchLoadingProps): ReactElement {
  const words = useClient().t('player.loading');
  const isLong = useIsLong(wordlessMs);
  const { ref, props } = useFocusable<HTMLElement>({ focusKey: 'loading', speech: () => words });
  return (
    <main {...props} ref={ref} className={`${styles.opening} fs-deep fs-text`} aria-label={words}>
      <p className="fs-type-title">
        <bdi>{title}</bdi>
      </p>
      {isLong && <p className={`${styles.words} fs-type-body fs-text2`}>{words}</p>}
    </main>
  );
}
