import type { Unsubscribe } from '@fjernsyn/kernel';

/** Root font size in CSS px that fits the 80 × 45 rem canvas into a window (design 4). */
export function rootSizePx(width: number, height: number): number {
  return Math.min(width / 80, height / 45);
}

/** Root size of the layouts that are no TV's: their measures are CSS px. */
const WEB_ROOT_PX = 16;

/** What `keepRootSize` needs of the window. */
export interface RootSizeWindow {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly document: {
    readonly documentElement: {
      readonly style: { fontSize: string };
      setAttribute(name: string, value: string): void;
    };
  };
  addEventListener(type: 'resize', listener: () => void): void;
  removeEventListener(type: 'resize', listener: () => void): void;
}

/**
 * Keeps the root font size in step with the window until the returned function is called, and names the layout for the
 * stylesheet (`data-layout`). Only a TV's canvas follows the window; the others count in CSS px.
 */
export function keepRootSize(window: RootSizeWindow, layout: 'tv' | 'desktop' | 'phone' = 'tv'): Unsubscribe {
  const root = window.document.documentElement;
  root.setAttribute('data-layout', layout);
  if (layout !== 'tv') {
    root.style.fontSize = `${WEB_ROOT_PX}px`;
    return () => undefined;
  }
  const apply = (): void => {
    const { innerWidth, innerHeight } = window;
    if (innerWidth > 0 && innerHeight > 0) root.style.fontSize = `${rootSizePx(innerWidth, innerHeight)}px`;
  };
  apply();
  window.addEventListener('resize', apply);
  return () => window.removeEventListener('resize', apply);
}
