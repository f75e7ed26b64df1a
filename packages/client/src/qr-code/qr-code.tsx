import type { ReactElement } from 'react';
import type { CodeDrawing } from './draw-code';

/** The light plate and the ink of the design, 17 to 1. */
const paper = '#fff8ea';
const ink = '#0b1216';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  readonly drawing: CodeDrawing;
  readonly label: string;
  /** Light space around the code, in modules; default 4, which is what readers need. */
  readonly quietZone?: number;
}

/** A QR code, dark on light in every theme, as readers want it. It fills what it stands in. */
export function QrCode({ drawing, label, quietZone = 4 }: QrCodeProps): ReactElement {
  const side = drawing.size + 2 * quietZone;
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} fill={paper} />
      <path d={drawing.path} fill={ink} />
    </svg>
  );
}
