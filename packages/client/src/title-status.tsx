import type { ReactElement } from 'react';
import { useClient } from './application-context';
import { useObserved } from './hooks/use-observed';
import styles from './title-status.module.css';

/** The title of the page that has arrived, for readers: the same element throughout, so that its change is told. */
export function TitleStatus(): ReactElement {
  const title = useObserved(useClient().application.title.text);
  return (
    <p className={styles.unseen} role="status">
      {title}
    </p>
  );
}
