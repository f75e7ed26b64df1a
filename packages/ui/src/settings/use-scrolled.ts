import { type RefObject, useEffect, useRef } from 'react';

/** Hears how far the scroller around an element has been scrolled sideways, in rem of a root size of 16 px. */
export function useScrolled(
  inside: RefObject<HTMLElement | null>,
  isScrolling: boolean,
  onScroll: (scrolledRem: number) => void,
): void {
  const latest = useRef(onScroll);
  useEffect(() => {
    latest.current = onScroll;
  });
  useEffect(() => {
    const scroller = inside.current?.parentElement;
    if (!isScrolling || !scroller) return undefined;
    // Right-to-left counts below zero.
    const hear = (): void => latest.current(Math.abs(scroller.scrollLeft) / 16);
    scroller.addEventListener('scroll', hear, { passive: true });
    return () => scroller.removeEventListener('scroll', hear);
  }, [inside, isScrolling]);
}
