import { create } from 'qrcode';
import { type ReactElement, useMemo } from 'react';

/** Modules of empty space that readers need around a code. */
const quietZone = 4;

/** A text as a QR code with medium correction, black on white in every theme, as readers want it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

function drawCode(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
    }
  }
  return { size: modules.size + 2 * quietZone, path };
}
