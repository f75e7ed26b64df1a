import { type SubtitleStyle, type SubtitleTrait, subtitleTraits } from '@fjernsyn/shell';

/** The attributes by which the styles of a screen know how subtitles are to look: `data-subtitle-size`. */
export function toStyleMarks(style: SubtitleStyle): Readonly<Record<`data-subtitle-${string}`, string>> {
  const marks: Record<`data-subtitle-${string}`, string> = {};
  for (const trait of Object.keys(subtitleTraits) as SubtitleTrait[]) {
    const value = style[trait];
    if (value !== undefined) marks[`data-subtitle-${trait}`] = value;
  }
  return marks;
}
