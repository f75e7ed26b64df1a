import { toNodeId } from '@fjernsyn/focus';
import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { useFocusable } from '../focus/use-focusable';
import { useActiveMark } from '../page/use-active-mark';
import { useMeasuredSection } from '../page/use-measured-section';
import { Picture } from '../tile/picture';
import tile from '../tile/tile.module.css';
import styles from './banner.module.css';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** Key among the sections of its page. */
  readonly focusKey: string;
  /** Place among the sections of its page, from 0. */
  readonly order: number;
  /** Address of the picture. */
  readonly image: string;
  /** Width by height. */
  readonly ratio: number;
  /** What the picture shows, for those who do not see it. */
  readonly alternative: string;
  /** Words on the picture. */
  readonly text?: string | undefined;
  /** Words below it. */
  readonly caption?: string | undefined;
  /** Where it leads; a picture without an address is only looked at, and takes focus where it is high. */
  readonly href?: string | undefined;
  readonly onActivate?: (() => void) | undefined;
}

/** The highest that a picture stands, in rem: the rest of the screen belongs to its neighbours. */
const maxHeightRem = 27;

/** How wide it is asked for, in rem: the room between the safe edges. */
const widthRem = 72.5;

/** From this height on, two fifths of the screen, focus rests on a picture that leads nowhere, which would pass unseen otherwise (S5.28). */
const restedOnFromRem = 18;

/** A picture between the rails of a page: a link where it leads somewhere. */
export function Banner(props: BannerProps): ReactNode {
  const { focusKey, order, ratio, caption, href, alternative } = props;
  const { parentId } = useFocusScope();
  const { ref, style, isMounted } = useMeasuredSection<HTMLElement>({ focusKey, order, content: ratio });
  useActiveMark(toNodeId(parentId, focusKey), ref, isMounted);
  const isLink = href !== undefined;
  // What nobody could be told of stays a picture to look at.
  const isRestedOn = Math.min(maxHeightRem, widthRem / ratio) >= restedOnFromRem && nameOf(props) !== '';
  return (
    <FocusGroup kind="row" focusKey={focusKey} order={order + 1} isLoading={(isLink || isRestedOn) && !isMounted}>
      <figure ref={ref} style={style} className={`${styles.banner} fs-rail-dims fs-fades`}>
        {isMounted && (
          <div className={styles.room} style={{ maxWidth: `${maxHeightRem * ratio}rem` }}>
            {isLink ? (
              <LinkedPicture {...props} href={href} />
            ) : isRestedOn ? (
              <HighPicture {...props} />
            ) : (
              <div role="img" aria-label={alternative}>
                <BannerPicture {...props} />
              </div>
            )}
            {caption !== undefined && (
              <figcaption className={`${styles.caption} fs-type-meta fs-text2`}>
                <bdi>{caption}</bdi>
              </figcaption>
            )}
          </div>
        )}
      </figure>
    </FocusGroup>
  );
}

function LinkedPicture(props: BannerProps & { readonly href: string }): ReactNode {
  const { href, alternative, text, caption, onActivate } = props;
  const name = joinSentences(text ?? alternative, caption ?? '');
  const focusable = useFocusable<HTMLAnchorElement>({ focusKey: 'open', onActivate, speech: () => name });
  return (
    <a
      {...focusable.props}
      ref={focusable.ref}
      className={`${tile.tile} ${styles.link} fs-tile`}
      href={href}
      aria-label={name}
    >
      <BannerPicture {...props} />
    </a>
  );
}

/** What a picture is called: by its words, by what it shows, or by what is said below it. */
function nameOf({ text, alternative, caption }: BannerProps): string {
  return text ?? (alternative || (caption ?? ''));
}

/** A picture that leads nowhere, and on which focus rests as it fills much of the screen. */
function HighPicture(props: BannerProps): ReactNode {
  const { text, alternative, caption } = props;
  const said = joinSentences(text ?? alternative, caption ?? '');
  const focusable = useFocusable<HTMLDivElement>({ focusKey: 'open', speech: () => said });
  return (
    <div
      {...focusable.props}
      ref={focusable.ref}
      className={`${tile.tile} ${styles.link} fs-tile`}
      role="img"
      aria-label={nameOf(props)}
    >
      <BannerPicture {...props} />
    </div>
  );
}

/** The picture in its ratio, which it has before it has come. */
function BannerPicture({ image, ratio, text, alternative }: BannerProps): ReactNode {
  return (
    <span className={`${tile.frame} ${styles.frame} fs-tile-frame`} style={{ paddingTop: `${100 / ratio}%` }}>
      <span className={`${tile.pool} fs-tile-pool fs-fades`} />
      <span className={`${tile.art} fs-tile-art`}>
        <Picture src={image} title={text ?? alternative} frame={{ widthRem, heightRem: widthRem / ratio }} />
        {text !== undefined && (
          <>
            <span className={`${styles.shade} fs-scrim-start`} />
            <span className={`${styles.words} fs-type-heading fs-text`}>
              <bdi>{text}</bdi>
            </span>
          </>
        )}
        <span className={`${tile.edge} fs-tile-edge`} />
      </span>
    </span>
  );
}
