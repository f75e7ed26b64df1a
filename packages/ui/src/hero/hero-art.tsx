import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { tvLayout } from '../settings/layout';
import { useMissingPicture } from '../settings/use-missing-picture';
import styles from './hero-art.module.css';

/** Props of {@link HeroArt}. */
export interface HeroArtProps {
  /** Address of the picture; none leaves the page's ground. */
  readonly image: string | undefined;
  /** Over the whole screen. */
  readonly isTall: boolean;
}

/** How long a picture has to be asked for before it takes the place of another. */
const REST_MS = 400;

/** It is asked for as wide as the canvas, in its shape. */
const canvasFrame = { widthRem: tvLayout.widthRem, heightRem: tvLayout.heightRem } as const;

/** One picture under its scrims, or two while the upper one fades in over the lower, once it has been asked for a while and has come. */
export function HeroArt({ image: src, isTall }: HeroArtProps): ReactNode {
  const { isMissing, fail, accept } = useMissingPicture(src, canvasFrame);
  const image = isMissing ? undefined : src;
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
  const lose = (lost: string): void => {
    if (lost === lower) setLower(undefined);
    else setUpper(undefined);
  };
  const listen = (of: string, onArrive?: () => void) => ({
    onLoad(event: SyntheticEvent<HTMLImageElement>) {
      if (accept(of, event)) onArrive?.();
      else lose(of);
    },
    onError() {
      fail(of);
      lose(of);
    },
  });
  return (
    <div className={`${styles.art} ${isTall ? styles.tall : ''} fs-bg`}>
      {lower !== undefined && <img key={lower} className={styles.image} src={lower} alt="" {...listen(lower)} />}
      {upper !== undefined && upper !== lower && (
        <img
          key={upper}
          className={`${styles.image} ${styles.upper} fs-fades`}
          src={upper}
          alt=""
          data-arrived={arrived === upper ? '' : undefined}
          {...listen(upper, () => setArrived(upper))}
          onTransitionEnd={settle}
        />
      )}
      <div className={`${styles.start} fs-scrim-start`} />
      <div className={`${styles.bottom} fs-scrim-bottom`} />
    </div>
  );
}
