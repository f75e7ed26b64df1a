/** A screen that a story is shown on, in CSS px. */
export interface Frame {
  readonly name: string;
  readonly type: 'desktop' | 'mobile';
  readonly styles: { readonly width: string; readonly height: string };
}

const frame = (name: string, width: number, height: number, type: Frame['type'] = 'desktop'): Frame => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The screens of the toolbar, by key: three television sets, a desk and the narrowest phone. */
export const frames = {
  tv: frame('TV 1280 × 720', 1280, 720),
  tvFullHd: frame('TV 1920 × 1080', 1920, 1080),
  tv4k: frame('TV 3840 × 2160', 3840, 2160),
  desktop: frame('Desktop 1440 × 900', 1440, 900),
  phone: frame('Phone 360 × 640', 360, 640, 'mobile'),
} as const satisfies Readonly<Record<string, Frame>>;
