import type { LiveStream } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { toStreamFiles } from './channel-streams';

const stream = (type: string, url: string, isForEu = false): LiveStream => ({ type, url, isForEu });
const urlsOf = (streams: readonly LiveStream[], isAbroad: boolean) =>
  toStreamFiles(streams, isAbroad).map(({ url }) => url);

test('[SH1807] abroad the streams for viewers there come first, and at home last', () => {
  const streams = [stream('hlsURL', 'home'), stream('hlsURL', 'eu', true), stream('dashURL', 'home-dash')];
  expect(urlsOf(streams, true)).toEqual(['eu', 'home', 'home-dash']);
  expect(urlsOf(streams, false)).toEqual(['home', 'home-dash', 'eu']);
});

test('[SH1806] streams are live files of their format, each address once; what is no stream is passed over', () => {
  const streams = [
    stream('hlsURL', 'one'),
    stream('hlsAlternativeURL', 'other'),
    stream('dashURL', 'dash'),
    stream('hlsURL', 'one'),
    stream('smoothURL', 'smooth'),
    stream('ShortVideoUrl', 'short'),
  ];
  expect(toStreamFiles(streams, false).map(({ url, format, isStreamLive }) => [url, format, isStreamLive])).toEqual([
    ['one', 'hls', true],
    ['other', 'hls', true],
    ['dash', 'dash', true],
  ]);
});

test('[SH1809] a stream says by its type how it is seen and heard', () => {
  const types = ['hlsURL', 'hlsWithSubtitlesURL', 'dashWithSubtitlesURL', 'hlsSynURL', 'hlsAlternativeURL'];
  const files = toStreamFiles(
    types.map((type) => stream(type, type)),
    false,
  );
  expect(files.map(({ accessService }) => accessService)).toEqual([
    'StandardVideo',
    'HardcodedSubtitle',
    'HardcodedSubtitle',
    'DRSyn',
    'StandardVideo',
  ]);
});
