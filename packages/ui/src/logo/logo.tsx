import type { ReactNode } from 'react';
import styles from './logo.module.css';

/** Props of {@link Logo}. */
export interface LogoProps {
  readonly name: string;
  /** A brand's own picture instead of mark and name. */
  readonly image?: string | undefined;
}

/** The mark, a half sun over the lines of a sea, and the name beside it; never mirrored. */
export function Logo({ name, image }: LogoProps): ReactNode {
  if (image !== undefined) return <img className={styles.picture} src={image} alt={name} />;
  return (
    <span className={`${styles.logo} fs-logo fs-type-logo`}>
      <svg
        className={styles.mark}
        viewBox="0 0 40 40"
        strokeWidth="3.400"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path className="fs-mark-sun" d="M6 21a14 14 0 0 1 28 0z" />
        <path className="fs-mark-line" d="M2 26h36" />
        <path className="fs-mark-line" d="M9 32h22" opacity=".72" />
        <path className="fs-mark-line" d="M15.500 38h9" opacity=".45" />
      </svg>
      <bdi>{name}</bdi>
    </span>
  );
}
