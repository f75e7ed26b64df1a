import { type FakeReceiver, installFakeSender } from '@fjernsyn/browser/testing';
import { describe, expect, it } from 'vitest';
import { ownComplaints } from '../product/own-complaints';
import { positionSeconds, untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const film = '/se/havgus-vinterhavn_201201';

/** The window of a page with the fake sender on it. */
type CastWindow = Window & { readonly cast: { readonly receiver: FakeReceiver } };

const knowSets = () => void Object.assign(window, { PresentationRequest: class {} });
const callsOfSet = () => (window as unknown as CastWindow).cast.receiver.calls;
const moveSet = (currentTime: number) => (window as unknown as CastWindow).cast.receiver.change({ currentTime });
const endSession = () => (window as unknown as CastWindow).cast.receiver.disconnect();

/** The middle of the cast button. */
const findButton = () => {
  const button = document.querySelector('button[aria-label="Vis på et tv"]')?.getBoundingClientRect();
  return button && button.width > 0 ? { x: button.x + button.width / 2, y: button.y + button.height / 2 } : undefined;
};
const isOnSet = () => document.querySelector('main')?.textContent?.includes('Afspilles på Stue') === true;
const hasCall = (call: string) => (window as unknown as CastWindow).cast.receiver.calls.includes(call);
const isIntroduced = () => document.activeElement?.textContent === 'Ja tak';

describe('casting', () => {
  const journey = withProduct({ configuration: { castApplicationId: 'A1B2C3D4' } });

  it('[EE1351] [P085] a film moves to the set by mouse, is paused by a key, and comes back at its place', async () => {
    const { page, product } = journey();
    await page.beforeLoad(knowSets);
    await page.beforeLoad(installFakeSender as () => void);
    await page.goto(`${product.url}${film}`);
    await untilAdvanced(page);
    await page.moveMouse(640, 360);
    const { x, y } = await page.waitFor('the cast button', findButton);
    await page.click(x, y);
    await page.waitFor('the introduction', isIntroduced);
    await page.press('ok');
    await page.waitFor('the film to be on the set', isOnSet);
    await page.waitFor('the set to play', hasCall, 'play');
    const calls = await page.evaluate(callsOfSet);
    expect(calls[0]).toBe('receiver A1B2C3D4');
    expect(Number(calls.find((call) => call.startsWith('load'))?.slice(5))).toBeGreaterThan(0.5);

    await page.evaluate(moveSet, 30);
    await page.press('pause');
    await page.waitFor('the set to pause', hasCall, 'pause');
    await page.evaluate(endSession);
    await page.waitFor('the picture to be back', () => (document.querySelector('video')?.readyState ?? 0) >= 2);
    expect(Math.abs((await positionSeconds(page)) - 30)).toBeLessThan(3);
    expect(await page.evaluate(isOnSet)).toBe(false);
    expect(ownComplaints(page)).toEqual([]);
  });
});
