import type { Artwork } from '@fjernsyn/brand';
import type { ReadingDirection } from '@fjernsyn/focus';
import type { Unsubscribe } from '@fjernsyn/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Layout, tvLayout } from './layout';
import { createMissingPictures, type MissingPictures } from './missing-pictures';
import { type ScheduleIdle, scheduleIdle } from './schedule-idle';

/** What a picture was asked for, on the canvas of a TV. */
export interface PictureFrame {
  readonly widthRem: number;
  readonly heightRem: number;
}

/** Decides when the pictures of tiles are loaded, and what is kept of what comes. */
export interface PictureLoader {
  /** Gives an image its address, now or once focus rests after quick moves; the returned function takes it away. */
  load(image: HTMLImageElement, src: string): Unsubscribe;
  /** Whether a picture that has come is so much larger than its frame that it is not to be kept. */
  isTooLarge(image: HTMLImageElement, frame: PictureFrame): boolean;
}

/** What all components of a page agree on. */
export interface UiSettings {
  /** Mirrors strips; the page's `dir` mirrors the rest. */
  readonly readingDirection: ReadingDirection;
  /** Factor of text up to 40 px, as `resolveTheme(…).textScale` gives it; rails grow with it. */
  readonly textScale: number;
  /** First family of the texts: what was measured in another is measured anew. */
  readonly typeface: string;
  /** Measures of where the pages show. */
  readonly layout: Layout;
  /** Runs a step of mounting when the page is idle. */
  readonly scheduleIdle: ScheduleIdle;
  /** Loads the pictures of tiles, where a set cannot carry all of them. */
  readonly pictures?: PictureLoader | undefined;
  /** Pictures that could not be loaded; without a provider each component has its own. */
  readonly missingPictures?: MissingPictures | undefined;
  /** Mark and pictures of the brand. */
  readonly artwork?: Artwork | undefined;
}

const defaults: UiSettings = { readingDirection: 'ltr', textScale: 1, typeface: '', layout: tvLayout, scheduleIdle };

const UiSettingsContext = createContext<UiSettings>(defaults);

/** Props of {@link UiProvider}; what is left out has its default. */
export interface UiProviderProps {
  readonly readingDirection?: ReadingDirection | undefined;
  readonly textScale?: number | undefined;
  readonly typeface?: string | undefined;
  /** From `loadLayout`; default that of a TV. */
  readonly layout?: Layout | undefined;
  readonly scheduleIdle?: ((work: () => void) => Unsubscribe) | undefined;
  /** Default none: pictures load as their tiles are mounted. */
  readonly pictures?: PictureLoader | undefined;
  /** Default none: the name stands alone. */
  readonly artwork?: Artwork | undefined;
  readonly children?: ReactNode;
}

/** Sets reading direction, text scale, layout and the idle scheduler for all below. */
export function UiProvider({
  readingDirection,
  textScale,
  typeface,
  layout,
  scheduleIdle: schedule,
  pictures,
  artwork,
  children,
}: UiProviderProps): ReactNode {
  const missingPictures = useMemo(() => createMissingPictures(), []);
  const settings = useMemo<UiSettings>(
    () => ({
      readingDirection: readingDirection ?? defaults.readingDirection,
      textScale: textScale ?? defaults.textScale,
      typeface: typeface ?? defaults.typeface,
      layout: layout ?? defaults.layout,
      scheduleIdle: schedule ?? defaults.scheduleIdle,
      pictures,
      missingPictures,
      artwork,
    }),
    [readingDirection, textScale, typeface, layout, schedule, pictures, missingPictures, artwork],
  );
  return <UiSettingsContext.Provider value={settings}>{children}</UiSettingsContext.Provider>;
}

/** Props of {@link LayoutProvider}. */
export interface LayoutProviderProps {
  readonly layout: Layout;
  readonly children?: ReactNode;
}

/** Gives a part of the screen measures of its own; all other settings are those around. */
export function LayoutProvider({ layout, children }: LayoutProviderProps): ReactNode {
  const around = useUiSettings();
  const settings = useMemo(() => ({ ...around, layout }), [around, layout]);
  return <UiSettingsContext.Provider value={settings}>{children}</UiSettingsContext.Provider>;
}

/** The settings around. */
export function useUiSettings(): UiSettings {
  return useContext(UiSettingsContext);
}
