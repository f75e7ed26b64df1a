import { createObservable, debounceMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Application } from '@fjernsyn/shell';
import {
  chooseLayout,
  installTheme,
  keepRootSize,
  type Layout,
  type LayoutName,
  loadLayout,
  loadTheme,
  styledBrandOf,
  type Theme,
  tvLayout,
} from '@fjernsyn/ui';

/** The theme and the layout of the page. */
export interface Look {
  readonly theme: Theme;
  readonly layout: Layout;
}

/** A screen of sets is 16:9 to the pixel; a desktop's window, with its bars, is not. */
const setRatio = 16 / 9;
const ratioTolerance = 0.01;

/** The parts of the application that the look is made of. */
export type LookParts = Pick<
  Application,
  'appearance' | 'clock' | 'configuration' | 'device' | 'pageColors' | 'universe'
>;

/**
 * Loads and installs the theme of the brand, the viewer's modes and the viewer's universe, and the layout that the window asks for.
 * Replaces them when the universe, a mode, the page's colours or the window change. Resolves once the first look is installed.
 */
export async function createLook(application: LookParts, window: Window): Promise<Observed<Look>> {
  const { universe, pageColors, configuration, device, clock, appearance } = application;
  const { brand } = configuration;
  const isInStylesheet = styledBrandOf(window.document) === brand.id;
  const { safeArea } = device;
  if (safeArea) window.document.documentElement.setAttribute('data-safe', safeArea);
  let count = 0;
  let keptAs: LayoutName | undefined;
  let letGo: Unsubscribe | undefined;

  const load = async (): Promise<Look> => {
    const world = universe.get();
    // A universe is of one piece: its own colours stay.
    const page = world === undefined ? pageColors.get() : undefined;
    const theme = await loadTheme({ brand, universe: world, modes: appearance.modes.get(), page, isInStylesheet });
    const { innerWidth: widthPx, innerHeight: heightPx } = window;
    const name = device.target === 'web' ? layoutNameOf(window) : 'tv';
    const layout = await loadLayout({ name, widthPx, heightPx, theme, safeArea }).catch(() => tvLayout);
    return { theme, layout };
  };

  const install = ({ theme, layout }: Look): void => {
    if (keptAs !== layout.name) {
      letGo?.();
      letGo = keepRootSize(window, layout.name);
      keptAs = layout.name;
    }
    installTheme(window.document, [...theme.rules, ...layout.rules]);
  };

  const first = await load();
  install(first);
  const look = createObservable(first);

  const change = async (): Promise<void> => {
    const turn = ++count;
    const next = await load();
    // A later change has overtaken this one.
    if (turn !== count) return;
    install(next);
    look.set(next);
  };

  for (const part of [universe, appearance.modes, pageColors]) part.subscribe(() => void change());
  let stopWaiting: Unsubscribe | undefined;
  window.addEventListener('resize', () => {
    stopWaiting?.();
    // A TV's canvas follows its window by the root size alone.
    if (layoutNameOf(window) === 'tv' && look.get().layout.name === 'tv') return;
    stopWaiting = clock.after(debounceMs, () => void change());
  });
  return look;
}

/** The layout that a browser's window asks for: a TV's where it has the shape of a set's screen, else by its width and pointer. */
export function layoutNameOf(window: Window): LayoutName {
  const { innerWidth, innerHeight } = window;
  const isSetShaped = innerWidth >= 1280 && Math.abs(innerWidth / innerHeight / setRatio - 1) < ratioTolerance;
  if (isSetShaped) return 'tv';
  return chooseLayout(innerWidth, window.matchMedia?.('(pointer: fine)').matches !== false);
}
