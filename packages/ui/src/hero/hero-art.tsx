import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** How long it takes to cover that one, as its style says. */
const COVER_MS = 600;

/** It is asked for as wide as the canvas, in its shape. */
const canvasFrame = { widthRem: tvLayout.widthRem, heightRem: tvLayout.heightRem } as const;

/** One picture under its scrims, or two while the upper one fades in over the lower, once it has been asked for a while and has come. */
export function HeroArt({ image: src, isTall }: HeroArtProps): ReactNode {
  const { isMissing, fail, accept } = useMissingPicture(src, canvasFrame);
  const image = isMissing ? undefined : src;
  const [lower, setLower] = useState(image);
  const [upper, setUpper] = useState<string | undefined>(undefined);
  const [covering, setCovering] = useState<string | undefined>(undefined);
  const shown = upper ?? lower;

  useEffect(() => {
    if (image === shown) return undefined;
    const timer = setTimeout(() => (image === undefined ? setLower(undefined) : setUpper(image)), REST_MS);
    return () => clearTimeout(timer);
  }, [image, shown]);

  // The end of a transition may never be told, as where a picture was there before the first frame.
  useEffect(() => {
    if (upper === undefined || covering !== upper) return undefined;
    const timer = setTimeout(() => {
      setLower(upper);
      setUpper(undefined);
    }, COVER_MS);
    return () => clearTimeout(timer);
  }, [upper, covering]);

  const lose = (lost: string): void => {
    if (lost === lower) setLower(undefined);
    else setUpper(undefined);
  };
  const picture = (of: string) => ({
    src: of,
    accept: (event: SyntheticEvent<HTMLImageElement>) => accept(of, event),
    onLose: () => lose(of),
    onFail: () => fail(of),
  });
  return (
    <div className={`${styles.art} ${isTall ? styles.tall : ''} fs-hero-art fs-bg`}>
      {lower !== undefined && <ArtPicture key={lower} {...picture(lower)} />}
      {upper !== undefined && upper !== lower && (
        <ArtPicture key={upper} {...picture(upper)} onCover={() => setCovering(upper)} />
      )}
      <div className={`${styles.start} fs-scrim-start`} />
      <div className={`${styles.bottom} fs-scrim-bottom`} />
    </div>
  );
}

interface ArtPictureProps {
  readonly src: string;
  /** Hears that it begins to cover the picture that it lies over. */
  readonly onCover?: (() => void) | undefined;
  /** Whether what has come can be shown. */
  readonly accept: (event: SyntheticEvent<HTMLImageElement>) => boolean;
  readonly onFail: () => void;
  readonly onLose: () => void;
}

/** A picture that fades in when it has come; alone, and in memory already, it is there in the first frame. */
function ArtPicture({ src, onCover, accept, onFail, onLose }: ArtPictureProps): ReactNode {
  const [hasArrived, setArrived] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const isAlone = onCover === undefined;
  useLayoutEffect(() => {
    if (isAlone && picture.current?.complete === true && picture.current.naturalWidth > 0) setArrived(true);
  }, [isAlone]);
  const arrive = (event: SyntheticEvent<HTMLImageElement>): void => {
    if (!accept(event)) {
      onLose();
      return;
    }
    setArrived(true);
    onCover?.();
  };
  const fail = (): void => {
    onFail();
    onLose();
  };
  return (
    <img
      ref={picture}
      className={`${styles.image} ${isAlone ? '' : styles.upper} fs-fades`}
      src={src}
      alt=""
      data-arrived={hasArrived ? '' : undefined}
      onLoad={arrive}
      onError={fail}
    />
  );
}
