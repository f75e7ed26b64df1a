import { type CSSProperties, type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { useFontLoads } from '../settings/use-font-loads';
import { PageStageContext } from './page-stage-context';
import type { SectionKey } from './section-heights';
import { usePageSection } from './use-page-section';

/** Options of {@link useMeasuredSection}. */
export interface MeasuredSectionOptions extends SectionKey {
  /** What the height depends on beside layout and type: it is measured again for another value. */
  readonly content?: unknown;
}

/** What a section whose height cannot be known renders its element with. */
export interface MeasuredSection<T extends HTMLElement> {
  /** Of the section's element; its padding, and no margin, keeps it from its neighbours. */
  readonly ref: RefObject<T | null>;
  /** Keeps the place of the section while its content is not mounted. */
  readonly style: CSSProperties | undefined;
  /** Whether to render the content. */
  readonly isMounted: boolean;
}

/**
 * A section of a page whose height cannot be known: its content is mounted once to be measured, and again where layout, type or
 * content have changed; between it is mounted while it is near, as any other.
 */
export function useMeasuredSection<T extends HTMLElement>(options: MeasuredSectionOptions): MeasuredSection<T> {
  const { focusKey, order, content } = options;
  const { layout, textScale, typeface } = useUiSettings();
  const fontLoads = useFontLoads();
  const stage = useContext(PageStageContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key for each change of what the height depends on.
  const circumstances = useMemo(() => ({}), [layout, textScale, typeface, fontLoads, content]);
  const [measured, setMeasured] = useState({ circumstances: {}, heightRem: 0 });
  const isMeasured = stage === null || measured.circumstances === circumstances;
  const isNear = usePageSection({ focusKey, order, heightRem: measured.heightRem });
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (isMeasured || ref.current === null) return;
    setMeasured({ circumstances, heightRem: heightRemOf(ref.current) });
  }, [isMeasured, circumstances]);
  return {
    ref,
    style: isMeasured && !isNear ? { height: `${measured.heightRem}rem` } : undefined,
    isMounted: isNear || !isMeasured,
  };
}

function heightRemOf(element: HTMLElement): number {
  const rootPx = Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize) || 16;
  return element.getBoundingClientRect().height / rootPx;
}
