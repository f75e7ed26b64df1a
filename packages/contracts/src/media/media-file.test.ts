import { expect, test } from 'vitest';
import { mediaFilesExample } from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { parseMediaFiles, readMediaFormat } from './media-file';

const [sent] = mediaFilesExample;

function read(value: unknown) {
  const faults: ContractFault[] = [];
  return { files: parseMediaFiles(value, (fault) => void faults.push(fault)), faults };
}

test('[CT30] reads a media file: no protection, no size, format without parameters', () => {
  const { files, faults } = read(mediaFilesExample);
  expect(files[0]).toMatchObject({
    format: 'hls',
    drm: undefined,
    width: undefined,
    height: undefined,
    accessService: 'StandardVideo',
    isStreamLive: false,
    url: 'https://media.example/210040/master.m3u8',
  });
  expect(files[0]?.subtitles).toEqual([
    {
      language: 'DanishLanguageSubtitles',
      format: 'text/vtt',
      link: 'https://media.example/210040/danish.vtt',
      isEmbedded: true,
      isHardSubs: false,
    },
  ]);
  expect(files[0]?.timeCodes).toEqual([{ type: 'Intro', startSeconds: 12, endSeconds: 42 }]);
  expect(faults).toEqual([]);
});

test.each([
  ['video/dash', 'dash'],
  ['video/mpd', 'dash'],
  ['DASH', 'dash'],
  ['application/dash+xml', 'dash'],
  ['video/hls', 'hls'],
  ['HLS', 'hls'],
  ['hls', 'hls'],
  ['application/vnd.apple.mpegurl', 'hls'],
  ['video/mp4', 'mp4'],
  ['MP4', 'mp4'],
  ['application/x-unknown', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('[CT31] the format %j is %s', (format, read) => {
  expect(readMediaFormat(format)).toBe(read);
});

test('[CT32] keeps the name of a protection system and unknown access services', () => {
  const { files } = read([
    { ...sent, drm: 'Widevine', accessService: 'Hologram' },
    { url: sent.url, drm: 'none' },
  ]);
  expect(files.map((file) => [file.drm, file.accessService])).toEqual([
    ['Widevine', 'Hologram'],
    [undefined, 'StandardVideo'],
  ]);
});

test('[CT33] leaves a file without an address out, and reports it unless the address says so itself', () => {
  const { files, faults } = read([
    { ...sent, url: 'na' },
    { ...sent, url: '' },
    { ...sent, url: 'ftp://x' },
    null,
    sent,
  ]);
  expect(files).toHaveLength(1);
  expect(faults).toEqual([
    { path: 'videos[2]', reason: 'no-address' },
    { path: 'videos[3]', reason: 'not-an-object' },
  ]);
});

test('[CT34] broken subtitles and time codes lose themselves alone', () => {
  const timeCodes = [
    { timeCodeType: 'Intro', startTime: '3', duration: '4' },
    { timeCodeType: 'Intro', startTime: 9, endTime: 5 },
    { startTime: 1, endTime: 2 },
    { timeCodeType: 'EndCredit' },
    7,
  ];
  const { files, faults } = read([{ ...sent, timeCodes, subtitles: [{ link: 'https://a.example' }, null] }]);
  expect(files[0]?.timeCodes).toEqual([{ type: 'Intro', startSeconds: 3, endSeconds: 7 }]);
  expect(files[0]?.subtitles).toEqual([]);
  expect(faults.map((fault) => `${fault.path} ${fault.reason}`)).toEqual([
    'videos[0].subtitles[0] no-type',
    'videos[0].subtitles[1] not-an-object',
    'videos[0].timeCodes[1] no-time',
    'videos[0].timeCodes[2] no-type',
    'videos[0].timeCodes[3] no-time',
    'videos[0].timeCodes[4] not-an-object',
  ]);
});

test('[CT33] an empty list is a good answer, anything but a list is none', () => {
  expect(read([]).files).toEqual([]);
  expect(() => read({ code: 1 })).toThrow(expect.objectContaining({ facts: { what: 'videos' } }));
});
