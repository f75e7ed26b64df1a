import { expect, test } from 'vitest';
import { mendWebVtt } from './mend-web-vtt';

const mend = (text: string): string => mendWebVtt(text, (reference) => reference);
const one = '00:00:01.000 --> 00:00:03.000';
const two = '00:00:04.000 --> 00:00:07.000';

test('[BR181] [found-sub-04] leaves well-written subtitles as they are', () => {
  const file = `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\nNOTE a <b> c\n\nSTYLE\n::cue { color: red }\n\n${one} line:80% align:start\nEn linje\nog en til\n\n${two}\n<i>To</i>\n`;
  expect(mend(file)).toBe(file);
});

test.each([
  ['a byte order mark and other ends of lines', `\uFEFFWEBVTT\r\n\r\n${one}\rEt\r\n`],
  ['no empty line below the header', `WEBVTT\n${one}\nEt`],
  ['numbers, and an empty line above the text', `WEBVTT\n\n1\n${one}\n\nEt\n\n`],
  ['a short arrow', 'WEBVTT\n\n00:01.000 -> 00:03.000\nEt'.replace(/00:0/g, '00:00:0')],
  ['SubRip', '1\n00:00:01,000 --> 00:00:03,000\nEt\n'],
  ['short numbers', 'WEBVTT\n\n0:0:1.0 --> 0:0:3.0\nEt'],
  ['a tag that never closes', `WEBVTT\n\n${one}\n</i>Et`],
])('[BR181] [found-sub-04] reads %s', (_, file) => {
  expect(mend(file)).toBe(`WEBVTT\n\n${one}\nEt\n`);
});

test('[BR181] [found-sub-04] tells cues apart that no empty line parts', () => {
  expect(mend(`WEBVTT\n\n1\n${one}\nEt\n2\n${two}\nTo\n`)).toBe(`WEBVTT\n\n${one}\nEt\n\n${two}\nTo\n`);
});

test('[BR181] [found-sub-04] keeps an orphan’s text out of the cue before it, where that has text', () => {
  expect(mend(`WEBVTT\n\n${one}\nEt\n\nIngen tid\n\n${two}\nTo\n`)).toBe(`WEBVTT\n\n${one}\nEt\n\n${two}\nTo\n`);
});

test.each([
  ['align:middle line:-1 position:150%', 'align:middle line:-1'],
  ['line:101% size:0% position:20%', 'position:20%'],
  ['line:-40 size:200% vertical:rl', 'vertical:rl'],
  ['line:2,start position:10%,line-left size:50%', 'line:2,start position:10%,line-left size:50%'],
  ['position:x line:auto', ''],
])('[BR181] [found-sub-04] of the settings %j those within the screen stay', (settings, kept) => {
  const line = kept === '' ? one : `${one} ${kept}`;
  expect(mend(`WEBVTT\n\n${one} ${settings}\nEt\n`)).toBe(`WEBVTT\n\n${line}\nEt\n`);
});

test('[BR185] [found-sub-03] a text without times is no subtitles, and stays as it is', () => {
  for (const text of ['', '<!doctype html><p>Log på', 'WEBVTT\n\n']) expect(mend(text)).toBe(text);
});
