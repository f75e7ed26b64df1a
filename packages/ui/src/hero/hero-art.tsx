import { type ReactNode, useEffect, useState } from 'react';
import styles from './hero.module.css';

/** Props of {@link HeroArt}. */
export interface HeroArtProps {
  /** Address of the picture; none leaves the page's ground. */
  readonly image: string | undefined;
}

/** How long a picture has to be asked for before it takes the place of another. */
const REST_MS = 400;

/** One picture, or two while the upper one fades in over the lower, once it has been asked for a while and has come. */
export function HeroArt({ image }: HeroArtProps): ReactNode {
  const [lower, setLower] = useState(image);
  const [upper, setUpper] = useState<string | undefined>(undefined);
  const [arrived, setArrived] = useState<string | undefined>(undefined);
  const shown = upper ?? lower;

  useEffect(() => {
    if (image === shown) return undefined;
    const timer = setTimeout(() => (image === undefined ? setLower(undefined) : setUpper(image)), REST_MS);
    return () => clearTimeout(timer);
  }, [image, shown]);

  const settle = (): void => {
    setLower(upper);
    setUpper(undefined);
  };
  return (
    <>
      {lower !== undefined && (
        <img key={lower} className={styles.image} src={lower} alt="" onError={() => setLower(undefined)} />
      )}
      {upper !== undefined && upper !== lower && (
        <img
          key={upper}
          className={`${styles.image} ${styles.upper} fs-fades`}
          src={upper}
          alt=""
          data-arrived={arrived === upper ? '' : undefined}
          onLoad={() => setArrived(upper)}
          onError={settle}
          onTransitionEnd={settle}
        />
      )}
    </>
  );
}
