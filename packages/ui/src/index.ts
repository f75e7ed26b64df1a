/// <reference path="./css-modules.d.ts" />

export { Badge, type BadgeProps } from './badge/badge';
export { Banner, type BannerProps } from './banner/banner';
export { Button, type ButtonProps, ButtonRow, type ButtonRowProps } from './button/button';
export { CheckMark } from './check-mark/check-mark';
export { Chips, type ChipsEntry, type ChipsProps } from './chips/chips';
export { CodeBoxes, type CodeBoxesProps } from './code-boxes/code-boxes';
export { Dialog, type DialogProps } from './dialog/dialog';
export { type Fact, FactSheet, type FactSheetProps } from './fact-sheet/fact-sheet';
export { FieldError, type FieldErrorProps } from './field-error/field-error';
export { activateFocused } from './focus/activate-focused';
export { FocusGroup, type FocusGroupProps, FocusTrap } from './focus/focus-group';
export { FocusOnChange, type FocusOnChangeProps } from './focus/focus-on-change';
export { FocusProvider, type FocusProviderProps } from './focus/focus-provider';
export type { Speak } from './focus/focus-speech';
export { hasMenu, openFocusedMenu } from './focus/focused-menu';
export { useFocusWithin } from './focus/use-focus-within';
export { type Focusable, type FocusableOptions, type FocusableProps, useFocusable } from './focus/use-focusable';
export { FocusDebugger } from './focus-debugger/focus-debugger';
export { Grid, type GridProps } from './grid/grid';
export {
  Header,
  type HeaderAccount,
  type HeaderDisplay,
  type HeaderProps,
  type HeaderSearch,
} from './header/header';
export type { HeaderEntry } from './header/header-entry';
export { headerIds } from './header/header-ids';
export type { HeaderLogo } from './header/header-logo';
export { Hero, type HeroProps } from './hero/hero';
export { DrawnIcon, type DrawnIconProps, Icon, type IconProps } from './icons/icon';
export type { IconDrawing } from './icons/icon-drawing';
export { hasIcon, type IconName } from './icons/icon-paths';
export type { DeviceKeyboard } from './keypad/device-input';
export type { KeypadTexts } from './keypad/key-face';
export type { ExtraKey, KeypadProps } from './keypad/keypad';
export type { KeypadLayout } from './keypad/keypad-keys';
export type { Capitals } from './keypad/keypad-state';
export type { KeypadParts } from './keypad/load-keypad';
export { loadKeypad } from './keypad/load-keypad';
export type { PinFieldProps } from './keypad/pin-field';
export type { TextChange } from './keypad/spoken';
export type { TextFieldProps } from './keypad/text-field';
export type { TextRules } from './keypad/typed-text';
export type { TypingSource } from './keypad/typed-text-listener';
export type { LayoutOptions } from './layouts/layout-options';
export { chooseLayout, loadLayout } from './layouts/load-layout';
export { Logo, type LogoProps } from './logo/logo';
export { MetaLine, type MetaLineProps } from './meta-line/meta-line';
export { Notice, type NoticeProps } from './notice/notice';
export type { IndexRange } from './page/nearness';
export { Page, type PageProps } from './page/page';
export { heroRailRem, seriesRailRem } from './page/page-arithmetic';
export { pageIds } from './page/page-ids';
export { Passage, type PassageAction, type PassageProps } from './passage/passage';
export { PassiveNotice, type PassiveNoticeProps } from './passive-notice/passive-notice';
export type { ControlAction, MenuControl } from './player/control-row';
export { loadPlayerParts, type PlayerParts } from './player/load-player-parts';
export type { MenuChoice } from './player/menu-row';
export { type PlayerControlIds, playerControlIds } from './player/player-control-ids';
export type { BarPlace, PlayerControlsProps, PlayerLabels } from './player/player-controls';
export type { MenuGroup, PlayerMenuProps } from './player/player-menu';
export type { PlayerTimesProps } from './player/player-times';
export type { UpNextCountProps } from './player/up-next-count';
export type { UpNextPanelProps } from './player/up-next-panel';
export { Avatar, type AvatarProps } from './profiles/avatar';
export { type AvatarHour, hourOf, universeHour } from './profiles/avatar-hour';
export { avatarPicture } from './profiles/avatar-picture';
export { ProfileGrid, type ProfileGridProps, type ProfileGridTile } from './profiles/profile-grid';
export { ProfileSection, type ProfileSectionProps } from './profiles/profile-section';
export { ProfileStage, type ProfileStageProps } from './profiles/profile-stage';
export { Progress, type ProgressProps } from './progress/progress';
export { Rail, type RailProps } from './rail/rail';
export { type RailStatus, railHeightRem } from './rail/rail-height';
export { RailMessage, type RailMessageProps, type RailTexts } from './rail-message/rail-message';
export { RatingScale, type RatingScaleProps } from './rating-scale/rating-scale';
export { RowButton, type RowButtonProps } from './row-button/row-button';
export type { SeekBarProps } from './seek-bar/seek-bar';
export type { ThumbnailOnSheet, Thumbnails } from './seek-bar/thumbnail-strip';
export { type Layout, type LayoutName, tvLayout } from './settings/layout';
export { type TileRole, type TileSize, tileSizes } from './settings/tile-roles';
export {
  LayoutProvider,
  type LayoutProviderProps,
  type PictureLoader,
  UiProvider,
  type UiProviderProps,
  type UiSettings,
  useUiSettings,
} from './settings/ui-settings';
export { SkeletonTiles, type SkeletonTilesProps } from './skeleton/skeleton-tiles';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { type Step, Steps } from './steps/steps';
export { Tabs, type TabsEntry, type TabsProps } from './tabs/tabs';
export type { TextBlock } from './text-blocks/text-blocks';
export { loadTextModal } from './text-modal/load-text-modal';
export type { TextModalProps, TextModalTexts } from './text-modal/text-modal';
export { installTheme, styledBrandOf } from './theme/install-theme';
export { loadTheme } from './theme/load-theme';
export type { PageTheme } from './theme/page-theme-rules';
export { rem } from './theme/rem';
export { keepRootSize, type RootSizeWindow } from './theme/root-size';
export type { Theme, ThemeOptions } from './theme/theme';
export { resolveTheme } from './theme/theme-css';
export type { ThemeMode } from './theme/tokens';
export { ActionTile, type ActionTileProps } from './tile/action-tile';
export { CreditTile, type CreditTileProps } from './tile/credit-tile';
export { createPictureLoader, type PictureLoaderOptions } from './tile/picture-loader';
export { Tile } from './tile/tile';
export type { TileProps } from './tile/tile-props';
export { Unseen, type UnseenProps } from './unseen/unseen';
