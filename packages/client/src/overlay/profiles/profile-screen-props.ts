import type { OverlayKind } from '@fjernsyn/shell';
import type { KeypadParts } from '@fjernsyn/ui';
import type { OverlayProps } from '../overlay-props';

/** Props of a screen of profiles. */
export interface ProfileScreenProps<Kind extends OverlayKind> extends OverlayProps<Kind> {
  /** What is typed by. */
  readonly parts: KeypadParts;
}
