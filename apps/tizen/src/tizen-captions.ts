import { attempt } from '@fjernsyn/browser';
import type { CaptionSettings } from '@fjernsyn/platform';
import type { TizenWindow } from './tizen-api';

const sizes: Readonly<Record<string, number | undefined>> = { SMALL: 0.8, STANDARD: 1, LARGE: 1.25, EXTRA_LARGE: 1.5 };

/** Red, green and blue of Samsung's names. */
const colors: Readonly<Record<string, string | undefined>> = {
  WHITE: '255,255,255',
  BLACK: '0,0,0',
  RED: '255,0,0',
  GREEN: '0,255,0',
  BLUE: '0,0,255',
  YELLOW: '255,255,0',
  MAGENTA: '255,0,255',
  CYAN: '0,255,255',
};

const opacities: Readonly<Record<string, number | undefined>> = { SOLID: 1, TRANSLUCENT: 0.5, TRANSPARENT: 0 };

/** How the viewer has told the set to show subtitles; what stands at its default is left out. */
export function readTizenCaptions({ tizen }: TizenWindow): CaptionSettings | undefined {
  const read = (key: string): string => attempt(() => tizen?.tvinfo?.getCaptionValue(`CAPTION_${key}_KEY`)) ?? '';
  const state = read('ONOFF');
  if (state === '') return undefined;
  const wordOf = (key: string): string => read(key).replace(/^CAPTION_(SIZE|COLOR|OPACITY)_/, '');
  const colorOf = (part: 'FONT' | 'BG', opacityOfNone: number): string | undefined => {
    const color = colors[wordOf(`${part}_COLOR`)];
    return color && `rgba(${color},${opacities[wordOf(`${part}_OPACITY`)] ?? opacityOfNone})`;
  };
  return {
    isOn: state === 'CAPTION_ON',
    sizeScale: sizes[wordOf('FONT_SIZE')],
    textColor: colorOf('FONT', 1),
    backgroundColor: colorOf('BG', 0.8),
  };
}
