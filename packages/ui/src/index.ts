/// <reference path="./css-modules.d.ts" />
export { Badge, type BadgeProps } from './components/badge';
export { Button, type ButtonProps, ButtonRow, type ButtonRowProps } from './components/button';
export { Dialog, type DialogProps } from './components/dialog';
export { Header, type HeaderEntry, type HeaderProps } from './components/header';
export { Hero, type HeroProps } from './components/hero';
export { Logo, type LogoProps } from './components/logo';
export { MetaLine, type MetaLineProps } from './components/meta-line';
export { Notice, type NoticeProps } from './components/notice';
export { PassiveNotice, type PassiveNoticeProps } from './components/passive-notice';
export { Progress, type ProgressProps } from './components/progress';
export { Spinner, type SpinnerProps } from './components/spinner';
export { Tabs, type TabsEntry, type TabsProps } from './components/tabs';
export { Tile, type TileProps } from './components/tile';
export { activateFocused } from './focus/activate-focused';
export type { Speak } from './focus/focus-binding';
export { FocusGroup, type FocusGroupProps, FocusLayer } from './focus/focus-group';
export { FocusProvider, type FocusProviderProps } from './focus/focus-provider';
export { useFocusWithin } from './focus/use-focus-within';
export { type Focusable, type FocusableOptions, type FocusableProps, useFocusable } from './focus/use-focusable';
export { Icon, type IconProps } from './icons/icon';
export type { IconName } from './icons/icon-paths';
export { heroRailRem } from './page/page-arithmetic';
export { RailPage, type RailPageProps } from './page/rail-page';
export type { NearRails } from './page/rail-stage';
export { loadPlayerControls } from './player/load-player-controls';
export type { PlayerControlsProps, PlayerLabels, SubtitlesSwitch } from './player/player-controls';
export { Rail, type RailProps } from './rail/rail';
export { type RailStatus, railHeightRem } from './rail/rail-height';
export { RailMessage, type RailMessageProps, type RailTexts } from './rail/rail-message';
export { SkeletonTiles, type SkeletonTilesProps } from './rail/skeleton-tiles';
export { type TileRole, type TileSize, tileSizes } from './rail/tile-roles';
export { UiProvider, type UiProviderProps, type UiSettings, useUiSettings } from './settings/ui-settings';
export { installTheme } from './theme/install-theme';
export { rem } from './theme/rem';
export { type ResolvedTheme, resolveTheme, type ThemeOptions } from './theme/resolve-theme';
export { keepRootSize, type RootSizeWindow } from './theme/root-size';
export { themeCss } from './theme/theme-css';
export type {
  BrandName,
  BrandTokens,
  ColorTokens,
  FontTokens,
  MarkerTokens,
  RadiusTokens,
  ThemeMode,
  TypeRole,
  UniverseName,
  UniverseTokens,
} from './theme/tokens';
