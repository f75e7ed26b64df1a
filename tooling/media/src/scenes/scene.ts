/** Frames a second of every scene and every rendition. */
export const framesPerSecond = 25;

/** The canvas on which scenes are drawn, in pixels. */
export const canvas = { width: 1280, height: 720 } as const;

/** A picture world and its sound: an ffmpeg graph that ends in the pad `[picture]`, and the tones of its chord in hertz. */
export interface Scene {
  readonly graph: string;
  readonly chordHz: readonly number[];
  readonly beepHz: number;
  /** Added to the encoder's rate factors: above 0 for flat colours and fast movement, which bear coarser steps. */
  readonly rateFactorOffset: number;
}
