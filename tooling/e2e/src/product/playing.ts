import type { DrivenDocument } from '../driver/browser-page';

/** The position of the film on the page, in seconds; -1 where there is none. */
export function positionSeconds(page: DrivenDocument): Promise<number> {
  return page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
}

/** Waits until a film has a picture and has advanced by some seconds from where it is now. */
export async function untilAdvanced(page: DrivenDocument, bySeconds = 1): Promise<void> {
  const fromSeconds = Math.max(0, await positionSeconds(page));
  const hasAdvanced = (target: number) => {
    const video = document.querySelector('video');
    return video !== null && video.videoWidth > 0 && !video.paused && video.currentTime >= target;
  };
  const what = `the film to advance by ${bySeconds} s`;
  await page.waitFor({ what, timeoutMs: 30_000 }, hasAdvanced, fromSeconds + bySeconds);
}

/** Waits until the film stands still, or runs again. */
export async function untilPaused(page: DrivenDocument, isPaused: boolean): Promise<void> {
  const find = (paused: boolean) => document.querySelector('video')?.paused === paused;
  await page.waitFor(isPaused ? 'the film to pause' : 'the film to go on', find, isPaused);
}

const findControls = (isShown: boolean) => {
  const controls = document.querySelector('[role="slider"]')?.closest('[aria-hidden]');
  const hidden = controls?.getAttribute('aria-hidden');
  // What can be skipped has focus while they are hidden, beside them.
  if (isShown) return hidden === 'false' && document.querySelector('[data-focused]') !== null;
  return hidden === 'true' && controls?.querySelector('[data-focused]') === null;
};

/** Waits until the player's controls are there and one has the focus. */
export async function untilControlsShow(page: DrivenDocument): Promise<void> {
  await page.waitFor('the controls', findControls, true);
}

/** Waits until the player's controls have gone, by themselves or after Back. */
export async function untilControlsHide(page: DrivenDocument): Promise<void> {
  await page.waitFor('the controls to go', findControls, false);
}

/** Leaves the player by keys: one Back puts the controls away, the next leaves. */
export async function leaveByKeys(page: DrivenDocument): Promise<void> {
  // Controls may have gone by themselves; a key brings them.
  await page.press('down');
  await untilControlsShow(page);
  await page.press('back');
  await untilControlsHide(page);
  await page.press('back');
  await page.waitFor('the video to be gone', () => document.querySelector('video') === null);
}
