import type { CaptionSettings, MediaSubtitle } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createTestWindow } from '../../testing/test-window';
import { createDrawnSubtitles } from './drawn-subtitles';

const danish: MediaSubtitle = {
  url: 'https://media.example/da.vtt',
  language: 'da',
  kind: 'DanishLanguageSubtitles',
  format: 'vtt',
};

/** Subtitles on a page whose browser has read two lines, from 10 and from 12 s on, of 4 s each. */
function open(captions?: CaptionSettings) {
  const window = createTestWindow();
  const { document } = window;
  const around = document.body.appendChild(document.createElement('div'));
  const video = around.appendChild(document.createElement('video'));
  const cue = (startTime: number, text: string) => ({
    startTime,
    endTime: startTime + 4,
    text,
    getCueAsHTML: () => document.createRange().createContextualFragment(text),
  });
  const track = { mode: 'disabled', cues: [cue(10, 'Nej &amp; <i>jo</i>'), cue(12, 'نعم')] };
  Object.defineProperty(window.HTMLTrackElement.prototype, 'track', { get: () => track, configurable: true });
  const errors: string[] = [];
  const subtitles = createDrawnSubtitles({ video, captions, tell: ({ code }) => errors.push(code) });
  const lines = () => Array.from(around.querySelectorAll('span'), ({ textContent }) => textContent);
  return { window, around, video, track, errors, subtitles, lines };
}

test('[BR840] draws the lines of a moment beside the picture, one below the other, and none before they are chosen', () => {
  const { around, video, track, subtitles, lines } = open();
  subtitles.load([{ ...danish, format: 'ttml', url: 'https://media.example/da.ttml' }, danish]);
  expect(Array.from(video.querySelectorAll('track'), ({ src }) => src)).toEqual([danish.url]);
  expect(subtitles.tracks).toEqual([
    { id: 'beside 0', type: 'subtitle', language: 'da', label: danish.kind, roles: [], isSelected: false },
  ]);
  subtitles.showAt(11);
  expect([lines(), track.mode]).toEqual([[], 'disabled']);
  subtitles.select('beside 0');
  expect([track.mode, subtitles.tracks[0]?.isSelected]).toEqual(['hidden', true]);
  subtitles.showAt(11);
  expect([lines(), around.querySelector('i')?.textContent]).toEqual([['Nej & jo'], 'jo']);
  subtitles.showAt(13);
  expect(lines()).toEqual(['Nej & jo', 'نعم']);
  expect(around.lastElementChild?.children).toHaveLength(2);
});

test('[BR840] [P059] a line goes with its moment, with the choice of others, and with the engine', () => {
  const { around, subtitles, lines } = open();
  subtitles.load([danish]);
  subtitles.select('beside 0');
  subtitles.showAt(11);
  subtitles.showAt(30);
  expect(lines()).toEqual([]);
  subtitles.showAt(11);
  subtitles.select(null);
  expect(lines()).toEqual([]);
  subtitles.select('beside 0');
  subtitles.showAt(11);
  subtitles.load([]);
  expect([lines(), subtitles.tracks]).toEqual([[], []]);
  subtitles.showLine('Af mediet selv');
  expect(lines()).toEqual(['Af mediet selv']);
  subtitles.remove();
  expect(around.children).toHaveLength(1);
});

test('[BR840] [found-sub-02] a file that cannot be had is told, and a line is drawn anew for another one alone', () => {
  const { window, video, errors, around, subtitles } = open();
  subtitles.load([danish]);
  subtitles.select('beside 0');
  subtitles.showAt(11);
  const line = around.querySelector('span');
  expect(line).not.toBeNull();
  subtitles.showAt(11.5);
  expect(around.querySelector('span')).toBe(line);
  video.querySelector('track')?.dispatchEvent(new window.Event('error'));
  expect(errors).toEqual(['media/text']);
});

test('[BR841] a drawn line has the size and colours of the device’s settings, and runs as its letters do', () => {
  const settings = { isOn: true, sizeScale: 1.5, textColor: 'rgba(255,255,0,1)', backgroundColor: 'rgba(0,0,255,0.5)' };
  const styled = (captions?: CaptionSettings) => {
    const { around, subtitles } = open(captions);
    subtitles.showLine('Hej');
    const words = around.querySelector('span') as HTMLElement;
    const { color, backgroundColor, unicodeBidi } = words.style;
    return [color, backgroundColor, unicodeBidi, words.parentElement?.style.fontSize].map((value) =>
      value?.replace(/ /g, ''),
    );
  };
  expect(styled()).toEqual(['', 'rgba(0,0,0,0.8)', 'plaintext', '']);
  expect(styled(settings)).toEqual([settings.textColor, settings.backgroundColor, 'plaintext', '1.5em']);
});
