import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { MetaLine, type MetaLineProps } from '../meta-line/meta-line';
import { useUiSettings } from '../settings/ui-settings';
import { descriptionLines } from './description-lines';
import styles from './hero.module.css';
import { HeroArt } from './hero-art';
import { HeroDescription } from './hero-description';
import { HeroTitle } from './hero-title';
import { titleSizeOf } from './title-size';

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
  /** Shows as far as there is room: two lines at most, three on a page about one item without tabs. */
  readonly description?: string | undefined;
  /** Hears whether words of the description had to be left out. */
  readonly onCut?: ((isCut: boolean) => void) | undefined;
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

/** Lines of a description in a window that is no television. */
const mostLines = 3;

/** The top of a page: art, title, two lines and buttons over a scrim, without a panel (design 1 and 7). */
export function Hero(props: HeroProps): ReactNode {
  const {
    kicker,
    title,
    logo,
    meta,
    description,
    image,
    isTall = false,
    actions,
    pips,
    focusKey,
    order,
    children,
  } = props;
  const { textScale, layout } = useUiSettings();
  const hasTabs = children !== undefined && children !== null && children !== false;
  const size = titleSizeOf(title);
  const parts = {
    textScale,
    title: logo === undefined ? size : 'display',
    hasKicker: kicker !== undefined,
    hasTabs,
    isTall,
  } as const;
  // Windows decide by their own sizes how many lines they show.
  const lines = layout.name === 'tv' ? descriptionLines(parts) : mostLines;
  return (
    <section className={`${styles.hero} ${hasTabs ? styles.withTabs : ''}`} aria-label={title}>
      <HeroArt image={image} isTall={isTall} />
      <div className={styles.words}>
        {kicker !== undefined && (
          <p className={`${styles.kicker} fs-type-label fs-accent`}>
            <bdi>{kicker}</bdi>
          </p>
        )}
        <HeroTitle title={title} size={size} logo={logo} isTall={isTall} />
        {meta !== undefined && <MetaLine {...meta} />}
        {description !== undefined && lines > 0 && (
          <HeroDescription key={description} text={description} lines={lines} onCut={props.onCut} />
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
      {pips !== undefined && pips.count > 1 && <Pips {...pips} />}
    </section>
  );
}

function Pips({ count, current, onChoose }: NonNullable<HeroProps['pips']>): ReactNode {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <button key={index} type="button" tabIndex={-1} className={styles.mark} onClick={() => onChoose?.(index)}>
          <span className={`${styles.dot} fs-dot`} data-current={index === current ? '' : undefined} />
        </button>
      ))}
    </div>
  );
}
