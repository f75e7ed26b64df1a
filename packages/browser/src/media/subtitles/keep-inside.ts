/** Where a cue of Shaka stands: a box of `size` per cent of the width, at `position` by its left edge, its middle or its right edge. */
export interface PlacedCue {
  readonly writingMode: string;
  readonly direction: string;
  readonly textAlign: string;
  readonly positionAlign: string;
  position: number | null;
  size: number;
  line: number | null;
}

/** What a box has at least, in per cent, so that words fit into its lines. */
const leastSize = 40;

/** Moves a cue's box into the area that subtitles are drawn in, and narrows it where it does not fit there. */
export function keepInside(cue: PlacedCue): void {
  if (cue.line !== null && !Number.isFinite(cue.line)) cue.line = null;
  if (cue.position === null || cue.writingMode !== 'horizontal-tb') return;
  const wanted = cue.size > 0 ? Math.min(cue.size, 100) : 100;
  const least = Math.min(wanted, leastSize);
  const edge = edgeOf(cue);
  const position = Math.min(100, Math.max(0, cue.position));
  const room = { left: 100 - position, center: 2 * Math.min(position, 100 - position), right: position }[edge];
  const size = Math.max(least, Math.min(wanted, room));
  const [first, last] = { left: [0, 100 - size], center: [size / 2, 100 - size / 2], right: [size, 100] }[edge] as [
    number,
    number,
  ];
  cue.size = size;
  cue.position = Math.min(last, Math.max(first, position));
}

/** The edge of the box that stands at its position. */
function edgeOf({ positionAlign, textAlign, direction }: PlacedCue): 'left' | 'center' | 'right' {
  if (positionAlign === 'line-left') return 'left';
  if (positionAlign === 'line-right') return 'right';
  if (positionAlign === 'center') return 'center';
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  if (textAlign === 'left' || textAlign === 'right') return textAlign;
  if (textAlign === 'start') return start;
  return textAlign === 'end' ? end : 'center';
}
