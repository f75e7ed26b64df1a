import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { MetaLine, type MetaLineProps } from '../meta-line/meta-line';
import { useUiSettings } from '../settings/ui-settings';
import { useMissingPicture } from '../settings/use-missing-picture';
import styles from './hero.module.css';
import { HeroArt } from './hero-art';

/** Props of {@link Hero}. */
export interface HeroProps {
  /** Key of the row of buttons; default `actions`. */
  readonly focusKey?: string | undefined;
  readonly order?: number | undefined;
  readonly kicker?: string | undefined;
  readonly title: string;
  /** Address of the title as a picture; as high as leaves room for what stands below it, 120 px at most. */
  readonly logo?: string | undefined;
  readonly meta?: MetaLineProps | undefined;
  /** At most two lines show, three on a page about one item without tabs. */
  readonly description?: string | undefined;
  /** Address of the art. */
  readonly image?: string | undefined;
  /** Art over the whole screen, for a page about one item. */
  readonly isTall?: boolean | undefined;
  /** The `Button`s. */
  readonly actions?: ReactNode;
  /** How many take turns here, which one shows, and what a click on the mark of another does. */
  readonly pips?:
    | { readonly count: number; readonly current: number; readonly onChoose?: ((index: number) => void) | undefined }
    | undefined;
  /** What stands under the buttons: tabs of seasons. */
  readonly children?: ReactNode;
}

/** What a logo is asked for: its width. It is no higher than that. */
const logoFrame = { widthRem: 35, heightRem: 35 } as const;

/** The top of a page: art, title, two lines and buttons over a scrim, without a panel (design 1 and 7). */
export function Hero(props: HeroProps): ReactNode {
  const { kicker, title, meta, description, image, isTall = false, actions, pips, focusKey, order, children } = props;
  const { textScale } = useUiSettings();
  const { isMissing, fail, accept } = useMissingPicture(props.logo, logoFrame);
  const logo = isMissing ? undefined : props.logo;
  const hasTabs = children !== undefined && children !== null && children !== false;
  const hasRoom = textScale === 1 || (logo !== undefined && isTall && !hasTabs);
  return (
    <section className={`${styles.hero} ${hasTabs ? styles.withTabs : ''}`} aria-label={title}>
      <HeroArt image={image} isTall={isTall} />
      <div className={`${styles.words} ${kicker === undefined ? styles.withoutKicker : ''}`}>
        {kicker !== undefined && (
          <p className={`${styles.kicker} fs-type-label fs-accent`}>
            <bdi>{kicker}</bdi>
          </p>
        )}
        <h1 className={`${styles.title} ${titleClass(title, isTall)} fs-text`}>
          <bdi>
            {logo === undefined ? (
              title
            ) : (
              <img
                className={styles.logo}
                src={logo}
                alt={title}
                onLoad={(event) => accept(logo, event)}
                onError={() => fail(logo)}
              />
            )}
          </bdi>
        </h1>
        {meta !== undefined && <MetaLine {...meta} />}
        {description !== undefined && hasRoom && (
          <p
            className={`${styles.description} fs-type-body fs-text2`}
            data-lines={isTall && !hasTabs && textScale === 1 ? 3 : 2}
          >
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {actions !== undefined && (
          <ButtonRow focusKey={focusKey} order={order} label={title}>
            {actions}
          </ButtonRow>
        )}
        {hasTabs && <div className={styles.tabs}>{children}</div>}
      </div>
      {pips !== undefined && pips.count > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {Array.from({ length: pips.count }, (_, index) => (
            <button
              key={index}
              type="button"
              tabIndex={-1}
              className={styles.mark}
              onClick={() => pips.onChoose?.(index)}
            >
              <span className={`${styles.dot} fs-dot`} data-current={index === pips.current ? '' : undefined} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** A short title is set large on one line; the longer it is, or the fuller the hero, the smaller: all below keeps its place. */
function titleClass(title: string, isTall: boolean): string {
  if (title.length <= 15) return `${isTall ? styles.tallTitle : ''} fs-type-display`;
  return title.length <= 26 ? 'fs-type-title' : `${styles.long} fs-type-heading`;
}
