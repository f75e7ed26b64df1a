import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createSubtitleStyling, subtitleStyleKey } from './subtitle-style';

test('[SH1510] how subtitles look is as the set has it until the viewer says otherwise, and kept on this set', () => {
  const { store } = createFakePorts();
  const styling = createSubtitleStyling(store);
  expect(styling.style.get()).toEqual({});
  styling.choose('size', 'large');
  styling.choose('color', 'yellow');
  styling.choose('size', 'huge');
  expect(createSubtitleStyling(store).style.get()).toEqual({ size: 'huge', color: 'yellow' });
  styling.choose('size', undefined);
  expect(createSubtitleStyling(store).style.get()).toEqual({ color: 'yellow' });
});

test.each(['', 'size', 'size:enormous,weight:bold', ':,:::', 'position:left'])(
  '[SH1510] a kept text of “%s” chooses nothing',
  (text) => {
    const { store } = createFakePorts();
    store.write(subtitleStyleKey, text);
    expect(createSubtitleStyling(store).style.get()).toEqual({});
  },
);
