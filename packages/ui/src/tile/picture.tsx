import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type PictureFrame, useUiSettings } from '../settings/ui-settings';
import { useMissingPicture } from '../settings/use-missing-picture';
import styles from './picture.module.css';

/** Props of {@link Picture}. */
export interface PictureProps {
  /** Address of the picture; without one the title stands in for it. */
  readonly src?: string | undefined;
  /** Set on the surface where there is no picture. */
  readonly title: string;
  /** What it was asked for. */
  readonly frame: PictureFrame;
  /** Shown whole with room around it, as a logo is, where others fill their frame. */
  readonly isWhole?: boolean | undefined;
}

/** A tile's picture; a missing one is the title over a horizon, never a broken icon. */
export function Picture({ src, title, frame, isWhole }: PictureProps): ReactNode {
  const { pictures } = useUiSettings();
  const imageRef = useRef<HTMLImageElement>(null);
  const { isMissing, fail, accept } = useMissingPicture(src, frame);

  useLayoutEffect(() => {
    const image = imageRef.current;
    if (isMissing || src === undefined || image === null) return undefined;
    if (pictures !== undefined) return pictures.load(image, src);
    image.src = src;
    return undefined;
  }, [src, isMissing, pictures]);

  if (isMissing || src === undefined) {
    return (
      <span className={`${styles.missing} fs-tile-missing fs-type-label`}>
        <span className={styles.words}>
          <bdi>{title}</bdi>
        </span>
        <span className={`${styles.horizon} fs-tile-horizon`} />
      </span>
    );
  }
  const className = isWhole === true ? `${styles.image} ${styles.whole}` : styles.image;
  return (
    <img
      ref={imageRef}
      className={className}
      alt=""
      draggable={false}
      onLoad={(event) => accept(src, event)}
      onError={() => fail(src)}
    />
  );
}
