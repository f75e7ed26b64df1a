import { describe, expect, it } from 'vitest';
import { atHome, openHome } from '../product/at-home';
import { chooseSubtitles } from '../product/choose-subtitles';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { ownComplaints } from '../product/own-complaints';
import {
  leaveByKeys,
  positionSeconds,
  untilAdvanced,
  untilControlsHide,
  untilControlsShow,
  untilPaused,
} from '../product/playing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';
/** A manifest, what a track begins with, and its first segment. */
const isBeginning = /\/(manifest\.mpd|init\.mp4|0\.m4s)$/;

const noteSeeks = () => {
  const seeks: number[] = [];
  Object.defineProperty(window, 'seeks', { value: seeks });
  const video = document.querySelector('video') as HTMLVideoElement;
  video.addEventListener('seeking', () => seeks.push(video.currentTime));
};
const firstSeek = () => (window as unknown as { readonly seeks: readonly number[] }).seeks[0];

/** Where a line of subtitles ends and the line of the seek bar begins, in px of the canvas. */
const findLine = () => {
  const spans = Array.from(document.querySelectorAll<HTMLElement>('video + div span'));
  const [line, ...further] = spans.filter((span) => span.childElementCount === 0 && span.textContent !== '');
  const bar = document.querySelector('[role="slider"]')?.getBoundingClientRect();
  if (!line || !bar) return undefined;
  const { left, right, bottom } = (further[further.length - 1] ?? line).getBoundingClientRect();
  return { text: line.textContent ?? '', left, right, bottom, barTop: bar.top };
};

const findLowLine = () => {
  const lines = Array.from(document.querySelectorAll<HTMLElement>('video + div span'));
  const { left = 0, right = 0, bottom = 0 } = lines[lines.length - 1]?.getBoundingClientRect() ?? {};
  return bottom > 600 ? { left, right, bottom } : undefined;
};

describe('the player by keys', () => {
  const journey = withProduct();

  it('[EE51] pauses and plays by Space, hides its controls, and seeks ten seconds ahead with the right arrow', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.press('space');
    await untilPaused(page, true);
    await page.press('space');
    await untilPaused(page, false);
    await untilControlsHide(page);

    await page.evaluate(noteSeeks);
    const before = await positionSeconds(page);
    await page.press('right');
    await untilControlsShow(page);
    expect((await page.focused()).marked?.role).toBe('slider');
    const sought = await page.waitFor('a seek', firstSeek);
    expect(sought - before).toBeGreaterThan(9.5);
    expect(sought - before).toBeLessThan(12.5);
    await untilAdvanced(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE52] shows Danish subtitles at the switch', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.press('down');
    await untilControlsShow(page);
    await chooseSubtitles(page, /^Dansk/);
    await focusOn(page, /^Undertekster: Dansk$/);
    const above = await page.waitFor('a line of subtitles', findLine);
    const file = await (await fetch(`${product.service.cdnUrl}/media/lighthouse/da.vtt`)).text();
    expect(file).toContain(above.text);
    expect(above.bottom).toBeLessThan(above.barTop);
    await page.press('back');
    await untilControlsHide(page);
    const alone = await page.waitFor('a line of subtitles far down', findLowLine);
    expect(alone.bottom).toBeLessThanOrEqual(684);
    expect(alone.left).toBeGreaterThanOrEqual(128);
    expect(alone.right).toBeLessThanOrEqual(1152);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE67] keeps a place for readers while the controls are hidden', async () => {
    const { page, product } = journey();
    // Nothing is offered to be skipped in it, which would have the focus.
    await page.goto(`${product.url}/se/uden-pauser_780051`);
    await untilAdvanced(page);
    await page.press('back');
    await untilControlsHide(page);
    const isPlayerFocused = () => /^Afspiller: \S/.test(document.activeElement?.getAttribute('aria-label') ?? '');
    await page.waitFor('the focused player', isPlayerFocused);
    await page.press('ok');
    await untilControlsShow(page);
    expect((await page.focused()).marked?.label).toBe('Pause');
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE68] stays in the film on Back while steps of a seek are pending', async () => {
    const { page, product } = journey();
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.press('up');
    await page.evaluate(noteSeeks);
    for (const key of ['right', 'right', 'right', 'back'] as const) await page.press(key);
    await untilAdvanced(page);
    expect(await page.evaluate(firstSeek)).toBeUndefined();
    expect(await positionSeconds(page)).toBeLessThan(20);
    await page.press('back');
    await untilControlsHide(page);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('[EE53] leaves nothing of the film behind', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page);
    await page.evaluate(() => {
      Object.defineProperty(window, 'leftVideo', { value: document.querySelector('video') });
    });
    await leaveByKeys(page);
    await focusOn(page, /^Afspil/);
    await page.waitFor('the video to be released', () => {
      const { leftVideo } = window as unknown as { readonly leftVideo: HTMLVideoElement };
      return leftVideo.networkState === leftVideo.NETWORK_EMPTY && !leftVideo.hasAttribute('src');
    });
    page.clearRequests();
    await page.press('back');
    await atHome(page);
    await moveFocusTo(page, 'down', /, Film, /);
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    expect(page.requests.length).toBeGreaterThan(0);
    // Whoever stands at Play has the beginning of that film fetched, and nothing more.
    expect(page.requests.filter(({ url }) => url.includes('/media/') && !isBeginning.test(url))).toEqual([]);
    expect(ownComplaints(page)).toEqual([]);
  });
});
