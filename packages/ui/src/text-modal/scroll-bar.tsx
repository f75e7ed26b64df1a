import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFocusWithin } from '../focus/use-focus-within';
import styles from './text-modal.module.css';
import type { TextPages } from './use-text-pages';

/** Props of {@link ScrollBar}. */
export interface ScrollBarProps {
  readonly view: RefObject<HTMLElement | null>;
  readonly pages: TextPages;
  /** Set when a pointer takes hold of it. */
  readonly isByHand: RefObject<boolean>;
}

/** Where in a text one is; a pointer may drag it. It follows the view by one style write a scroll. */
export function ScrollBar({ view, pages, isByHand }: ScrollBarProps): ReactNode {
  const { contentPx, viewPx } = pages;
  const thumb = useRef<HTMLDivElement>(null);
  const hasFocus = useFocusWithin();
  const share = Math.min(1, viewPx / contentPx);

  useLayoutEffect(() => {
    const scroller = view.current;
    const follow = (): void => {
      if (scroller === null || thumb.current === null) return;
      // In shares of the thumb's own height.
      thumb.current.style.transform = `translateY(${(scroller.scrollTop / viewPx) * 100}%)`;
    };
    follow();
    scroller?.addEventListener('scroll', follow, { passive: true });
    return () => scroller?.removeEventListener('scroll', follow);
  }, [view, viewPx]);

  const drag = (event: MouseEvent<HTMLDivElement>): void => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const page = event.currentTarget.ownerDocument;
    const moveTo = ({ clientY }: { readonly clientY: number }): void => {
      if (view.current !== null) view.current.scrollTop = ((clientY - top) / height) * contentPx - viewPx / 2;
    };
    const end = (): void => {
      page.removeEventListener('mousemove', moveTo);
      page.removeEventListener('mouseup', end);
    };
    event.preventDefault();
    isByHand.current = true;
    moveTo(event);
    page.addEventListener('mousemove', moveTo);
    page.addEventListener('mouseup', end);
  };

  return (
    <div
      className={`${styles.bar} fs-scroll`}
      data-focused={hasFocus ? '' : undefined}
      aria-hidden="true"
      onMouseDown={drag}
    >
      <div className={`${styles.track} fs-scroll-track`} />
      <div ref={thumb} className={styles.hold} style={{ height: `${(share * 100).toFixed(2)}%` }}>
        <div className={`${styles.thumb} fs-scroll-thumb`} />
      </div>
    </div>
  );
}
