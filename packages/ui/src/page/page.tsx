import { type ReactNode, useState } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { useUiSettings } from '../settings/ui-settings';
import type { IndexRange } from './nearness';
import styles from './page.module.css';
import { heroHeightRem } from './page-arithmetic';
import { pageIds, pageKeys } from './page-ids';
import { createPageStage } from './page-stage';
import { PageStageContext } from './page-stage-context';
import { useNearSections } from './use-near-sections';
import { type KeptScroll, usePageMoves } from './use-page-moves';

/** Props of {@link Page}. */
export interface PageProps {
  /** Place after the header; default 1. */
  readonly order?: number | undefined;
  /** Name of the page for readers. */
  readonly label: string;
  /** Whether it is a part of a screen, whose `main` stands around it. */
  readonly isPart?: boolean | undefined;
  /** Key of the section by which it is entered until it has been; default the nearest. */
  readonly start?: string | undefined;
  /** A `Hero`. */
  readonly hero?: ReactNode;
  /** From the top to the first section under a hero on a TV, in rem; default, and elsewhere always, the layout's. */
  readonly heroHeightRem?: number | undefined;
  /** The sections, as `Rail` is one, each with an `order` from 0 without gaps. */
  readonly children?: ReactNode;
  /** A `Button`, or a `ButtonRow`, in the middle of the footer. */
  readonly footer?: ReactNode;
  /** Hears which sections are near the screen, at once and on each change, so that what they show can be loaded. */
  readonly onNearChange?: ((near: IndexRange) => void) | undefined;
  /** Gives back and keeps how far a page was scrolled that scrolls by itself. */
  readonly keptScroll?: KeptScroll | undefined;
  /** Hears whether the page stands at its top, to fix the header. */
  readonly onTopChange?: ((isAtTop: boolean) => void) | undefined;
}

/** After every section a page can have (S9.8). */
const FOOTER_ORDER = 99_999;

/** How many sections the first frame of a page mounts: one stands under a hero. */
const FIRST_UNDER_HERO = 1;
const FIRST_ALONE = 3;

/** A column of hero, sections and footer that moves so that the title of the focused section rests at one height (design 8). */
export function Page(props: PageProps): ReactNode {
  const { order = 1, label, isPart = false, hero, footer, children, onNearChange, onTopChange, keptScroll } = props;
  const { binding, parentId } = useFocusScope();
  const { layout, textScale } = useUiSettings();
  const { PageArrows } = layout;
  const Element = isPart ? 'section' : 'main';
  const hasHero = hero !== undefined && hero !== null;
  const [stage] = useState(() => createPageStage(hasHero ? FIRST_UNDER_HERO : FIRST_ALONE));
  const hasFooter = footer !== undefined;
  const topRem = hasHero ? heroHeightRem({ layout, onTvRem: props.heroHeightRem, textScale }) : layout.restRem;
  // Under a hero the first rail is whole, and what stands beside a part of a screen does not fade with it.
  const isClear = (hasHero || isPart) && layout.name === 'tv';
  const { page, column } = usePageMoves({
    pageId: pageIds(parentId).page,
    stage,
    layout,
    topRem,
    hasHero,
    hasFooter,
    onNearChange,
    onTopChange,
    keptScroll,
  });
  useNearSections(stage);

  return (
    <FocusGroup kind="column" focusKey={pageKeys.page} order={order} memory="last" preferred={props.start}>
      <Element ref={page} className={`${styles.page} ${isPart ? '' : 'fs-bg'}`} aria-label={label}>
        <div ref={column} className={`${styles.column} fs-travels`}>
          <div className={`${styles.top} fs-fades`} style={{ height: `${topRem}rem` }}>
            {hasHero && (
              <FocusGroup kind="column" focusKey={pageKeys.hero} order={0} memory="nearest">
                {hero}
              </FocusGroup>
            )}
          </div>
          <PageStageContext.Provider value={stage}>
            <div className={styles.sections}>{children}</div>
          </PageStageContext.Provider>
          {hasFooter && (
            <footer className={styles.footer} style={{ height: `${layout.footerRem}rem` }}>
              <FocusGroup kind="row" focusKey={pageKeys.footer} order={FOOTER_ORDER}>
                {footer}
              </FocusGroup>
            </footer>
          )}
        </div>
        {isClear && <div className={`${styles.fade} ${textScale > 1 ? styles.lowSill : styles.sill} fs-sill`} />}
        <div className={`${styles.fade} ${isClear ? '' : styles.standing} fs-fade fs-fades`} />
        {PageArrows !== undefined && <PageArrows onStep={binding.engine.move} />}
      </Element>
    </FocusGroup>
  );
}
