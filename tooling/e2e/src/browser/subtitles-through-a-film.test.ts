import { describe, expect, it } from 'vitest';
import { chooseSubtitles } from '../product/choose-subtitles';
import { ownComplaints } from '../product/own-complaints';
import { untilAdvanced, untilControlsShow } from '../product/playing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';

/** A line every three seconds of ninety minutes, of which the second minute has two at a time. */
const cueCount = 1_800;
const textAt = (seconds: number): string => {
  const index = Math.floor(seconds / 3);
  return seconds - index * 3 < 2.5 && index < cueCount && (seconds < 60 || seconds >= 120) ? `Linje ${index}` : '';
};
const toTime = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23);
const toCue = (from: number, to: number, text: string): string => `${toTime(from)} --> ${toTime(to)}\n${text}\n`;
const subtitles = [
  'WEBVTT\n',
  ...Array.from({ length: cueCount }, (_, index) => index * 3)
    .filter((from) => textAt(from) !== '')
    .map((from) => toCue(from, from + 2.5, textAt(from))),
  toCue(90, 98, '<c.yellow>Hvem der?</c>'),
  toCue(92, 100, '<c.cyan>Det er mig, der passer på skibene.</c>'),
].join('\n');

/** Lines are drawn a few times a second. */
const tickSeconds = 0.5;

interface Sample {
  readonly at: number;
  readonly text: string;
  readonly sinceSeekMs: number;
}

/** Notes what is written over the picture at every twentieth of a second. */
const noteLines = () => {
  const samples: Sample[] = [];
  Object.defineProperty(window, 'samples', { value: samples });
  const video = document.querySelector('video') as HTMLVideoElement;
  let soughtAt = performance.now();
  video.addEventListener('seeking', () => {
    soughtAt = performance.now();
  });
  let lastAt = video.currentTime;
  setInterval(() => {
    // A seek shows in the position before its event comes.
    if (Math.abs(video.currentTime - lastAt) > 1) soughtAt = performance.now();
    lastAt = video.currentTime;
    const lines = Array.from(document.querySelectorAll('video + div span')).filter((span) => !span.childElementCount);
    const text = lines.map(({ textContent }) => textContent ?? '').join('|');
    samples.push({ at: video.currentTime, text, sinceSeekMs: performance.now() - soughtAt });
  }, 50);
};
const readSamples = () => (window as unknown as { readonly samples: readonly Sample[] }).samples;
const goTo = (seconds: number) => {
  const video = document.querySelector('video') as HTMLVideoElement;
  video.currentTime = seconds;
};
const isAt = (seconds: number) => {
  const video = document.querySelector('video');
  return video !== null && !video.seeking && video.currentTime >= seconds;
};

const findBoxes = () => {
  const spans = Array.from(document.querySelectorAll<HTMLElement>('video + div span'));
  const lines = spans.filter((span) => !span.childElementCount && span.textContent !== '');
  if (lines.length < 2) return undefined;
  return lines.map((line) => {
    const { top, bottom, left, right } = line.getBoundingClientRect();
    return { text: line.textContent, top, bottom, left, right };
  });
};

describe('subtitles through a film', () => {
  const journey = withProduct();

  it('[EE1560] [P062] [P059] [P061] show what the file says at each moment, wherever the viewer goes, and two lines one above the other', async () => {
    const { page, product } = journey();
    const headers = { 'content-type': 'text/vtt' };
    product.service.faults.add({ path: '/media/*.vtt', kind: 'status', status: 200, body: subtitles, headers });
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.press('down');
    await untilControlsShow(page);
    await chooseSubtitles(page, /^Dansk/);
    await page.evaluate(noteLines);
    for (const seconds of [1_200.1, 2_400.5, 121.7, 10.3]) {
      await page.evaluate(goTo, seconds);
      await page.waitFor(`the film at ${seconds} s`, isAt, seconds + 2);
    }
    const samples = await page.evaluate(readSamples);
    const isTrue = ({ at, text, sinceSeekMs }: Sample): boolean =>
      sinceSeekMs < 250 ||
      [textAt(at), textAt(at - tickSeconds)].includes(text) ||
      (sinceSeekMs < 1_000 && text === '');
    expect(samples.filter((sample) => !isTrue(sample))).toEqual([]);
    expect(new Set(samples.map(({ text }) => text)).size).toBeGreaterThan(4);

    await page.evaluate(goTo, 93);
    const [first, second] = await page.waitFor('two lines at a time', findBoxes);
    expect([first?.text, second?.text]).toEqual(['Hvem der?', 'Det er mig, der passer på skibene.']);
    expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? 0) - 1);
    for (const { top, bottom, left, right } of [first, second].flatMap((line) => line ?? [])) {
      expect([top >= 36, bottom <= 684, left >= 64, right <= 1_216]).toEqual([true, true, true, true]);
    }
    expect(ownComplaints(page)).toEqual([]);
  });
});
