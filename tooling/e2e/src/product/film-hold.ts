import type { BrowserPage } from '../driver/browser-page';
import { untilAdvanced } from './playing';

/** Closer than this to its end a film may give way to what follows. */
const endSeconds = 30;

const readFilm = (nearEndSeconds: number) => {
  const video = document.querySelector('video');
  const { pathname: path } = window.location;
  if (video === null) return { path, film: null };
  const { currentTime, duration, error } = video;
  const isEnding = currentTime > duration - nearEndSeconds;
  return { path, film: { hasBegun: currentTime > 0, hasFailed: error !== null, isEnding } };
};

/** Holds, whenever it is asked, that a film that has begun is still there for as long as its viewer stays at its address. */
export function createFilmHold(): (page: BrowserPage) => Promise<void> {
  let heldPath: string | undefined;
  return async (page) => {
    const { path, film } = await page.evaluate(readFilm, endSeconds);
    if (film?.hasFailed === true) throw new Error(`The film at ${path} has failed.`);
    if (film === null && path === heldPath) throw new Error(`The film at ${path} is gone.`);
    if (film === null || film.isEnding) heldPath = undefined;
    else if (film.hasBegun) heldPath = path;
    else if (path !== heldPath) heldPath = undefined;
  };
}

/** Holds that the film on the page goes on once nothing fails any more, where its viewer has not left it. */
export async function holdGoesOn(page: BrowserPage): Promise<void> {
  const isThere = () => {
    const video = document.querySelector('video');
    return video !== null && !video.ended;
  };
  if (!(await page.evaluate(isThere))) return;
  await uncover(page);
  // A film that is only just beginning stands still too, and a key that switches would pause it.
  await page.press('play');
  await untilAdvanced(page);
}

const readCover = () => document.querySelector('[aria-modal="true"]')?.textContent ?? null;

/** Waits for what stands over the film to go, and closes what does not go by itself: a walk may have opened it. */
async function uncover(page: BrowserPage): Promise<void> {
  const isBare = () => document.querySelector('[aria-modal="true"]') === null;
  await page.waitFor({ what: 'the troubles to be over', timeoutMs: 8_000 }, isBare).catch(() => undefined);
  for (let cover = await page.evaluate(readCover); cover !== null; cover = await page.evaluate(readCover)) {
    await page.press('back');
    const hasChanged = (before: string) => document.querySelector('[aria-modal="true"]')?.textContent !== before;
    await page.waitFor('what stands over the film to be closed', hasChanged, cover);
  }
}

/** Opens a film until it plays: where the machine is busy it may be too long on its way at first, and is tried again. */
export async function openFilm(page: BrowserPage, url: string): Promise<void> {
  const find = () => {
    const video = document.querySelector('video');
    if (video !== null && video.currentTime > 0) return 'plays';
    return document.querySelector('[data-focused][data-focus-id$="/actions/retry"]') === null ? null : 'failed';
  };
  await page.goto(url);
  while ((await page.waitFor({ what: 'the film', timeoutMs: 60_000 }, find)) === 'failed') await page.press('ok');
}
