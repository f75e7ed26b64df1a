/** Takes a text apart into what a person counts as characters. */
export type SplitCharacters = (text: string) => readonly string[];

/** What an engine may bring: `Intl.Segmenter` came with Chromium 87. */
interface SegmenterHost {
  readonly Segmenter?: new (
    locales: undefined,
    options: { readonly granularity: 'grapheme' },
  ) => { segment(text: string): Iterable<{ readonly segment: string }> };
}

/** Creates a {@link SplitCharacters}: grapheme clusters where the engine knows them, code points elsewhere. */
export function createSplitCharacters({ Segmenter }: SegmenterHost): SplitCharacters {
  if (Segmenter === undefined) return (text) => Array.from(text);
  const segmenter = new Segmenter(undefined, { granularity: 'grapheme' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Takes a text apart with what this engine brings. */
export const splitCharacters = createSplitCharacters(typeof Intl === 'undefined' ? {} : (Intl as SegmenterHost));
