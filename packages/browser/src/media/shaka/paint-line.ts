import type { CaptionSettings } from '@fjernsyn/platform';

/** What Shaka paints behind letters where the subtitles say nothing. */
const shakaBackground = 'rgba(0, 0, 0, 0.8)';

/** Paints a line of subtitles as the viewer has told the set, except where the subtitles themselves say otherwise. */
export function paintLine(line: HTMLElement, { textColor, backgroundColor }: CaptionSettings): void {
  const parts = [line, ...Array.from(line.querySelectorAll<HTMLElement>('*'))];
  for (const { style } of parts) {
    if (textColor !== undefined && style.color === '') style.color = textColor;
    if (backgroundColor !== undefined && style.backgroundColor === shakaBackground)
      style.backgroundColor = backgroundColor;
  }
}
