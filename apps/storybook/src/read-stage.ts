import type { ReadingDirection } from '@fjernsyn/focus';
import type { ThemeMode, ThemeOptions } from '@fjernsyn/ui';
import { type Frame, frameOf } from './frames';
import { brandAt, universeAt } from './places';

/** What the toolbars ask of the stage around a story. */
export interface StageSettings {
  readonly theme: ThemeOptions;
  readonly locale: string;
  readonly readingDirection: ReadingDirection;
  readonly frame: Frame;
  readonly hasSafeArea: boolean;
  /** Drawn at a quarter, as a set looks from the sofa. */
  readonly isFar: boolean;
  /** The focus tree is drawn over the story. */
  readonly isFocusDrawn: boolean;
}

const rightToLeft = ['ar', 'fa', 'he', 'ur'];

/** Reads the toolbars; a value that they do not offer counts as their first. */
export function readStage(globals: Readonly<Record<string, unknown>>): StageSettings {
  const brand = brandAt(globals.brand);
  const locale = typeof globals.locale === 'string' ? globals.locale : 'da';
  const modes: ThemeMode[] = [];
  if (globals.textSize === 'large') modes.push('largeText');
  if (globals.contrast === 'high') modes.push('highContrast');
  if (globals.motion === 'reduced') modes.push('reducedMotion');
  return {
    theme: { brand, universe: universeAt(brand, globals.universe), modes },
    locale,
    readingDirection: toDirection(globals.direction, locale),
    frame: frameOf(globals.viewport),
    hasSafeArea: globals.overlay === 'safeArea' || globals.overlay === 'both',
    isFar: globals.overlay === 'threeMetres' || globals.overlay === 'both',
    isFocusDrawn: globals.focus === 'tree',
  };
}

function toDirection(direction: unknown, locale: string): ReadingDirection {
  if (direction === 'ltr' || direction === 'rtl') return direction;
  return rightToLeft.includes(locale) ? 'rtl' : 'ltr';
}
