import type { Drawing } from '@fjernsyn/brand';
import type { ReactNode } from 'react';

/** Props of {@link Drawn}. */
export interface DrawnProps {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
}

/** A drawing of the brand in the colours of the theme, hidden from readers. */
export function Drawn({ drawing, className }: DrawnProps): ReactNode {
  const { width, height, strokeWidth, paths } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ d, paint, tone, opacity, strokeWidth: own, dashes }) => (
        <path
          key={d}
          className={`fs-${paint}-${tone}`}
          d={d}
          opacity={opacity}
          strokeWidth={own}
          strokeDasharray={dashes}
        />
      ))}
    </svg>
  );
}
