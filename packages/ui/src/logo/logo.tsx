import type { ReactNode } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { Drawn } from './drawn';
import styles from './logo.module.css';

/** Props of {@link Logo}. */
export interface LogoProps {
  readonly name: string;
  /** Whether the name is set in letters though the brand has a picture of its own, as it is another name. */
  readonly isWritten?: boolean | undefined;
}

/** The brand's mark with the name beside it, or the brand's own picture for both; never mirrored. */
export function Logo({ name, isWritten = false }: LogoProps): ReactNode {
  const { artwork } = useUiSettings();
  if (artwork?.logo && !isWritten) return <img className={styles.picture} src={artwork.logo.src} alt={name} />;
  return (
    <span className={`${styles.logo} fs-logo fs-type-logo`}>
      {artwork && <Drawn drawing={artwork.mark} className={styles.mark} />}
      <bdi>{name}</bdi>
    </span>
  );
}
