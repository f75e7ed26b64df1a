/// <reference path="./css-modules.d.ts" />
export { activateFocused } from './focus/activate-focused';
export type { Speak } from './focus/focus-binding';
export { FocusGroup, type FocusGroupProps, FocusLayer } from './focus/focus-group';
export { FocusProvider, type FocusProviderProps } from './focus/focus-provider';
export { useFocusEngine, useFocusParentId, useFocusWithin } from './focus/use-focus-within';
export { type Focusable, type FocusableOptions, type FocusableProps, useFocusable } from './focus/use-focusable';
export { emptyStyleHash, installTheme } from './theme/install-theme';
export { rem, toRem } from './theme/rem';
export { type ResolvedTheme, resolveTheme, type ThemeOptions } from './theme/resolve-theme';
export { keepRootSize, type RootSizeWindow, rootSizePx } from './theme/root-size';
export { themeCss } from './theme/theme-css';
export {
  type BrandName,
  type BrandTokens,
  brandTokens,
  type ColorTokens,
  coreTokens,
  type FontTokens,
  highContrastColors,
  largeTextScale,
  type MarkerTokens,
  type RadiusTokens,
  type ThemeMode,
  type TypeRole,
  type UniverseName,
  type UniverseTokens,
  universeTokens,
} from './theme/tokens';
