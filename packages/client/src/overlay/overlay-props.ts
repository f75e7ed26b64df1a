import type { OverlayKind, OverlayOf } from '@fjernsyn/shell';

/** Props of the component of an overlay. */
export interface OverlayProps<Kind extends OverlayKind = OverlayKind> {
  readonly overlay: OverlayOf<Kind>;
}
