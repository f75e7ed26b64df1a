/** Size and line height in canvas px, tracking in em. */
export interface TypeTokens {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  readonly tracking: number;
}

/** Roles of text. */
export type TypeRole = 'display' | 'title' | 'heading' | 'rail' | 'body' | 'label' | 'button' | 'meta' | 'logo';

/** Values of the rules that no brand changes: lengths in px of the 1280×720 canvas, times in ms. Only the code that writes rules needs them. */
export const ruleTokens = {
  type: {
    display: { size: 72, line: 72, weight: 700, tracking: -0.02 },
    title: { size: 48, line: 54, weight: 700, tracking: -0.015 },
    heading: { size: 32, line: 40, weight: 700, tracking: -0.01 },
    rail: { size: 24, line: 30, weight: 600, tracking: -0.005 },
    body: { size: 22, line: 30, weight: 400, tracking: 0 },
    label: { size: 20, line: 26, weight: 600, tracking: 0 },
    button: { size: 21, line: 26, weight: 600, tracking: 0 },
    meta: { size: 18, line: 24, weight: 500, tracking: 0 },
    logo: { size: 27, line: 34, weight: 800, tracking: -0.035 },
  } satisfies Record<TypeRole, TypeTokens>,
  focus: { ringWidth: 4, ringGap: 4, restDim: 0.68 },
  motionMs: { focus: 160, blur: 120, rail: 240, page: 300, fade: 200, hero: 600, skeleton: 1600 },
} as const;

/** Factor of text up to 40 px in the large-text mode; titles are large already. */
export const largeTextScale = 1.3;
