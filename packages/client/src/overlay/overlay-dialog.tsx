import type { ReactElement } from 'react';
import { overlayComponents } from './overlay-components';
import type { OverlayProps } from './overlay-props';

/** The prompt or dialog that stands over the screen. */
export function OverlayDialog({ overlay }: OverlayProps): ReactElement {
  // The compiler does not see that the table holds, under the kind of an overlay, a component for that kind.
  const Component = overlayComponents[overlay.kind] as (props: OverlayProps) => ReactElement | null;
  return <Component overlay={overlay} />;
}
