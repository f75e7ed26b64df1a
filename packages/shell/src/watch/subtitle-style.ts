import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';

/** Where the viewer's wishes for how subtitles look are kept: `size:large,color:yellow`. */
export const subtitleStyleKey = 'fjernsyn.subtitle-style';

/** What can be chosen of how subtitles look, in the order in which it is offered. */
export const subtitleTraits = {
  size: ['small', 'normal', 'large', 'huge'],
  color: ['white', 'yellow', 'cyan', 'green'],
  background: ['plate', 'solid', 'none'],
  edge: ['none', 'outline', 'shadow'],
  position: ['bottom', 'top'],
} as const;

/** Something that can be chosen of how subtitles look. */
export type SubtitleTrait = keyof typeof subtitleTraits;

/** How a viewer wants subtitles to look; what is left out is as the set has it, and else as we show it. */
export type SubtitleStyle = { readonly [Trait in SubtitleTrait]?: (typeof subtitleTraits)[Trait][number] };

/** The {@link SubtitleStyle} on this set. */
export interface SubtitleStyling {
  readonly style: Observed<SubtitleStyle>;
  /** Chooses one trait, from now on; undefined leaves it to the set. */
  choose(trait: SubtitleTrait, value: string | undefined): void;
}

/** Makes the {@link SubtitleStyling} of what a store has kept. */
export function createSubtitleStyling(store: KeyValueStore): SubtitleStyling {
  const style = createObservable(parseSubtitleStyle(store.read(subtitleStyleKey)));
  return {
    style,
    choose(trait, value) {
      const others = Object.entries(style.get()).filter(([name]) => name !== trait);
      const kept = value === undefined ? others : [...others, [trait, value]];
      const text = kept.map((pair) => pair.join(':')).join(',');
      store.write(subtitleStyleKey, text);
      style.set(parseSubtitleStyle(text));
    },
  };
}

/** What a kept text says; what it does not say, or what we do not know, is left out. */
function parseSubtitleStyle(text: string | undefined): SubtitleStyle {
  const pairs = new Map((text ?? '').split(',').map((pair) => [pair.split(':')[0], pair.split(':')[1]] as const));
  const kept: Partial<Record<SubtitleTrait, string>> = {};
  for (const trait of Object.keys(subtitleTraits) as SubtitleTrait[]) {
    const values: readonly string[] = subtitleTraits[trait];
    const value = pairs.get(trait);
    if (value !== undefined && values.includes(value)) kept[trait] = value;
  }
  return kept as SubtitleStyle;
}
