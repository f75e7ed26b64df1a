import { expect, test } from 'vitest';
import { readTizenCaptions } from './tizen-captions';

const read = (values: Readonly<Record<string, string>>) =>
  readTizenCaptions({ tizen: { tvinfo: { getCaptionValue: (key) => values[key] ?? 'CAPTION_COLOR_DEFAULT' } } });

test('[TZ5] reads how the viewer wants subtitles', () => {
  const captions = read({
    CAPTION_ONOFF_KEY: 'CAPTION_ON',
    CAPTION_FONT_SIZE_KEY: 'CAPTION_SIZE_EXTRA_LARGE',
    CAPTION_FONT_COLOR_KEY: 'CAPTION_COLOR_YELLOW',
    CAPTION_BG_COLOR_KEY: 'CAPTION_COLOR_BLUE',
    CAPTION_BG_OPACITY_KEY: 'CAPTION_OPACITY_TRANSLUCENT',
  });
  const colours = { textColor: 'rgba(255,255,0,1)', backgroundColor: 'rgba(0,0,255,0.5)' };
  expect(captions).toEqual({ isOn: true, sizeScale: 1.5, ...colours });
});

test('[TZ5] leaves to us what the viewer has left alone, and all where the set has no such settings', () => {
  expect(read({ CAPTION_ONOFF_KEY: 'CAPTION_OFF', CAPTION_FONT_SIZE_KEY: 'CAPTION_SIZE_DEFAULT' })).toEqual({
    isOn: false,
    sizeScale: undefined,
    textColor: undefined,
    backgroundColor: undefined,
  });
  expect(readTizenCaptions({})).toBeUndefined();
});
