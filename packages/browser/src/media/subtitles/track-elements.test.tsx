import { expect, test } from 'vitest';
import { keepOtherUrls, mendTrackElements } from './track-elements';

function setUp() {
  const told: unknown[] = [];
  const video = document.createElement('video');
  const track = document.createElement('track');
  const cues = [{ text: 'S&oslash;ren</i>' }];
  Object.defineProperty(track, 'track', { value: { cues } });
  video.append(track);
  const end = mendTrackElements(video, ({ code, facts }) => told.push([code, facts.lost]));
  return { video, track, cues, told, end };
}

test('[BR186] [found-sub-05] subtitles that the browser reads are mended as they come', () => {
  const { track, cues } = setUp();
  track.dispatchEvent(new Event('load'));
  expect(cues[0]?.text).toBe('Søren');
});

test('[BR186] [found-sub-02] a file that the browser cannot have is told, and an error of the video is not', () => {
  const { video, track, told, end } = setUp();
  video.dispatchEvent(new Event('error'));
  expect(told).toEqual([]);
  track.dispatchEvent(new Event('error'));
  end();
  track.dispatchEvent(new Event('error'));
  expect(told).toEqual([['media/text', 'track']]);
});

test('[BR842] [found-sub-02] a file that cannot be had is fetched from each other place, and is lost after the last', () => {
  const { track, told } = setUp();
  keepOtherUrls(track, ['https://b.example/da.vtt', 'https://c.example/da.vtt']);
  const sources: string[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    track.dispatchEvent(new Event('error'));
    sources.push(`${track.src} ${told.length}`);
  }
  expect(sources).toEqual(['https://b.example/da.vtt 0', 'https://c.example/da.vtt 0', 'https://c.example/da.vtt 1']);
});
