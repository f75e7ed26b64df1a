import type { FullScreen } from '@fjernsyn/platform';

/** Makes the full screen of a window; undefined where the browser has none for pages. A phone is turned to lie, where it can be. */
export function createWindowFullScreen({
  document,
  screen,
}: Pick<Window, 'document' | 'screen'>): FullScreen | undefined {
  if (!document.fullscreenEnabled) return undefined;
  const { orientation } = screen as { readonly orientation?: { lock?(to: 'landscape'): Promise<void> } };
  const take = async (): Promise<void> => {
    await document.documentElement.requestFullscreen();
    await orientation?.lock?.('landscape');
  };
  return {
    toggle() {
      // What is refused leaves the window as it is.
      void (document.fullscreenElement ? document.exitFullscreen() : take()).catch(() => undefined);
    },
  };
}
