import type { LayoutName } from '@fjernsyn/ui';

/** A screen that a story is shown on, in CSS px, and how a page is laid out there. */
export interface Frame {
  readonly name: string;
  readonly type: 'desktop' | 'mobile';
  readonly styles: { readonly width: `${number}px`; readonly height: `${number}px` };
  readonly layout: LayoutName;
}

const frame = (name: string, width: number, height: number, layout: LayoutName = 'tv'): Frame => ({
  name,
  type: layout === 'phone' ? 'mobile' : 'desktop',
  styles: { width: `${width}px`, height: `${height}px` },
  layout,
});

/** The screens of the toolbar, by key: a set that fits a window beside the list of stories, three sets by their size, a desk, and phones. */
export const frames = {
  fitted: frame('TV in this window', 960, 540),
  tv: frame('TV 1280 × 720', 1280, 720),
  tvFullHd: frame('TV 1920 × 1080', 1920, 1080),
  tv4k: frame('TV 3840 × 2160', 3840, 2160),
  desktop: frame('Desktop 1440 × 900', 1440, 900, 'desktop'),
  phone: frame('Phone 360 × 640', 360, 640, 'phone'),
  phoneLying: frame('Phone 844 × 390', 844, 390, 'phone'),
} as const satisfies Readonly<Record<string, Frame>>;

/** The screen that the viewport's toolbar stands at; the first where it names none of ours. */
export function frameOf(viewport: unknown): Frame {
  const value = typeof viewport === 'object' && viewport !== null ? (viewport as { value?: unknown }).value : undefined;
  const found = Object.entries(frames).find(([key]) => key === value);
  return found === undefined ? frames.fitted : found[1];
}
