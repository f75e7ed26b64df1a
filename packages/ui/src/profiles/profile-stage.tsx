import { childKeyOf, type FocusChange, type NodeId, toNodeId } from '@fjernsyn/focus';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { isLeftAlone } from '../settings/is-left-alone';
import { useUiSettings } from '../settings/ui-settings';
import { useFontLoads } from '../settings/use-font-loads';
import { cellOf, columnsOf } from './profile-cells';
import styles from './profile-stage.module.css';

/** Props of {@link ProfileStage}. */
export interface ProfileStageProps {
  /** Key of the {@link ProfileGrid} in it, whose place is a prompt. */
  readonly gridKey: string;
  /** Keys of its tiles in their order. Keep the same list. */
  readonly tileKeys: readonly string[];
  /** Key of what stands below the grid. */
  readonly footKey: string;
  readonly children?: ReactNode;
}

/**
 * A screen of profiles that moves, so that the row with focus stands where the first one stood, and what is below them shows whole.
 * In a window that scrolls, keys bring into view what has focus. A pointer leaves it where it is.
 */
export function ProfileStage({ gridKey, tileKeys, footKey, children }: ProfileStageProps): ReactNode {
  const { binding, parentId } = useFocusScope();
  const { layout, textScale } = useUiSettings();
  const fontLoads = useFontLoads();
  const stage = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another font is an occasion to measure.
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null || parentId === null) return undefined;
    const columns = columnsOf('prompt', layout);
    const { heightRem, gapRem } = cellOf('prompt', layout, textScale);
    const endRem = beyondRem(element);
    const rowOf = (focused: NodeId): number => {
      const key = childKeyOf(focused, toNodeId(parentId, gridKey));
      return key === undefined ? 0 : Math.floor(tileKeys.indexOf(key) / columns);
    };
    const follow = (change?: FocusChange): void => {
      const focused = binding.engine.getFocused();
      if (focused === null || isLeftAlone(change)) return;
      if (layout.name !== 'tv') {
        element.querySelector('[data-focused]')?.scrollIntoView({ block: 'center' });
        return;
      }
      const isBelow = childKeyOf(focused, parentId) === footKey;
      const offsetRem = isBelow ? endRem : Math.min(rowOf(focused) * (heightRem + gapRem), endRem);
      element.style.transform = offsetRem === 0 ? '' : `translateY(-${offsetRem}rem)`;
    };
    follow();
    return binding.subscribeWithin(parentId, follow);
  }, [binding, parentId, gridKey, tileKeys, footKey, layout, textScale, fontLoads]);
  return (
    <div ref={stage} className={`${styles.stage} fs-travels`}>
      {children}
    </div>
  );
}

/** How much of an element lies below its window, whose edge it keeps clear of: measured when it is shown, and never on a key. */
function beyondRem(element: HTMLElement): number {
  const { parentElement: window, ownerDocument } = element;
  if (window === null) return 0;
  const rootPx = lengthOf(getComputedStyle(ownerDocument.documentElement).fontSize) || 16;
  const edgePx = lengthOf(getComputedStyle(window).paddingBottom);
  return Math.max(0, (element.offsetTop + element.offsetHeight + edgePx - window.clientHeight) / rootPx);
}

function lengthOf(css: string): number {
  return Number.parseFloat(css) || 0;
}
