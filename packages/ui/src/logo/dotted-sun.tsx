import type { ReactNode } from 'react';

/** The sun, only dotted, over the line: something of ours is away. */
export function DottedSun(): ReactNode {
  return (
    <svg
      viewBox="0 0 92 58"
      width="100%"
      height="100%"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className="fs-mark-dotted" d="M22 34a24 24 0 0 1 48 0" strokeWidth="3.500" strokeDasharray="5 7" />
      <path className="fs-mark-line" d="M4 40h84" />
      <path className="fs-mark-line" d="M20 48h52M34 56h24" opacity=".45" />
    </svg>
  );
}
