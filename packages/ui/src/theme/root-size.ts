import type { Unsubscribe } from '@fjernsyn/kernel';

/** Root font size in CSS px that fits the 80 × 45 rem canvas into a window (design section 4). */
export function rootSizePx(width: number, height: number): number {
  return Math.min(width / 80, height / 45);
}

/** What `keepRootSize` needs of the window. */
export interface RootSizeWindow {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly document: { readonly documentElement: { readonly style: { fontSize: string } } };
  addEventListener(type: 'resize', listener: () => void): void;
  removeEventListener(type: 'resize', listener: () => void): void;
}

/** Keeps the root font size in step with the window until the returned function is called. */
export function keepRootSize(window: RootSizeWindow): Unsubscribe {
  const apply = (): void => {
    const { innerWidth, innerHeight, document } = window;
    if (innerWidth > 0 && innerHeight > 0) {
      document.documentElement.style.fontSize = `${rootSizePx(innerWidth, innerHeight)}px`;
    }
  };
  apply();
  window.addEventListener('resize', apply);
  return () => window.removeEventListener('resize', apply);
}
