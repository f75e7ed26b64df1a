import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMissingPicture } from '../settings/use-missing-picture';
import styles from './hero.module.css';
import type { TitleSize } from './title-size';

/** Props of {@link HeroTitle}. */
export interface HeroTitleProps {
  readonly title: string;
  readonly size: TitleSize;
  /** Address of the title as a picture. */
  readonly logo: string | undefined;
  readonly isTall: boolean;
}

/** What a logo is asked for: its width. It is no higher than that. */
const logoFrame = { widthRem: 35, heightRem: 35 } as const;

/** A title in type, until its picture is there to take its place. */
export function HeroTitle({ title, size, logo: src, isTall }: HeroTitleProps): ReactNode {
  const { isMissing, fail, accept } = useMissingPicture(src, logoFrame);
  const logo = isMissing ? undefined : src;
  const [arrived, setArrived] = useState<string | undefined>(undefined);
  const picture = useRef<HTMLImageElement>(null);
  // One that is in memory already takes its place in the same frame.
  useLayoutEffect(() => {
    if (logo !== undefined && picture.current?.complete === true && picture.current.naturalWidth > 0) setArrived(logo);
  }, [logo]);
  const hasArrived = logo !== undefined && arrived === logo;
  return (
    <h1 className={`${styles.title} ${logo === undefined ? '' : styles.pictured} ${titleClass(size, isTall)} fs-text`}>
      <bdi>
        {!hasArrived && title}
        {logo !== undefined && (
          <img
            key={logo}
            ref={picture}
            className={`${styles.logo} ${hasArrived ? '' : styles.coming}`}
            src={logo}
            alt={hasArrived ? title : ''}
            onLoad={(event) => {
              if (accept(logo, event)) setArrived(logo);
            }}
            onError={() => fail(logo)}
          />
        )}
      </bdi>
    </h1>
  );
}

function titleClass(size: TitleSize, isTall: boolean): string {
  if (size === 'display') return `${isTall ? styles.tallTitle : ''} fs-type-display`;
  return size === 'title' ? 'fs-type-title' : `${styles.long} fs-type-heading`;
}
