import { Logo } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import styles from './opening-screen.module.css';

/** Stands while the application opens: the mark, and for readers a sentence. */
export function OpeningScreen(): ReactElement {
  const { application, t } = useClient();
  const { appTitle } = application.configuration;
  return (
    <main
      className={`${styles.opening} fs-dusk fs-text`}
      role="status"
      aria-label={t('start.opening', { title: appTitle })}
    >
      <Logo name={appTitle} />
    </main>
  );
}
