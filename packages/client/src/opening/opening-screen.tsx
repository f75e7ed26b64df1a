import { Logo } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useIsLong } from '../hooks/use-is-long';
import styles from './opening-screen.module.css';

/** How long the mark stands alone. */
const wordlessMs = 2_000;

/** Stands while the application opens: the mark, for readers a sentence, and for all where it takes long. */
export function OpeningScreen(): ReactElement {
  const { application, t } = useClient();
  const { appTitle } = application.configuration;
  const isLong = useIsLong(wordlessMs);
  const words = t('start.opening', { title: appTitle });
  return (
    <main className={`${styles.opening} fs-dusk fs-text`} role="status" aria-label={words}>
      <Logo name={appTitle} />
      {isLong && <p className={`${styles.words} fs-type-body fs-text2`}>{words}</p>}
    </main>
  );
}
