import { access, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from './browser-page';
import { type DriverPage, serveDriverPage } from './driver-page';
import { type Browser, type EngineName, joinBrowser, launchBrowser } from './launch-browser';

type Scope = Window & { events: string[]; placeAtStart: string | null };

/** Lets a timer pass and a transition as long, and says what every clock tells of it; runs inside the page. */
const spend = async (ms: number) => {
  const before = { now: performance.now(), date: Date.now(), input: new Event('any').timeStamp };
  const box = document.getElementById('first') as HTMLElement;
  box.style.transition = `opacity ${ms}ms linear`;
  box.getBoundingClientRect();
  const faded = new Promise((resolve) => box.addEventListener('transitionend', resolve));
  box.style.opacity = '0';
  await Promise.all([faded, new Promise((resolve) => setTimeout(resolve, ms))]);
  const lastFrame = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: ms }));
  const made = new Date();
  const passed = {
    clock: performance.now() - before.now,
    date: Date.now() - before.date,
    dateMade: made.valueOf() - before.date,
  };
  const isDate = new Date(0) instanceof Date && new Date(2026, 1, 3).getMonth() === 1;
  return {
    passed,
    framesMs: lastFrame - before.now,
    isDate,
    byInputMs: new Event('any').timeStamp - before.input,
    endedAt: Date.now(),
  };
};

/** The rules that the driver keeps in every engine; each engine's test file calls this once. */
export function describeDriver(engine: EngineName): void {
  describe(`the driver in ${engine}`, () => {
    let site: DriverPage;
    let browser: Browser;
    let page: BrowserPage;
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'driver-'));
      site = await serveDriverPage();
      browser = await launchBrowser({ engine });
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
      await rm(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      page = await browser.openPage({ width: 1280, height: 720 });
      await page.goto(site.url);
    });
    afterEach(() => page.close());

    const events = (): Promise<string[]> => page.evaluate(() => (window as unknown as Scope).events);
    // An engine may tell a page that has just been laid out where the pointer is.
    const keyEvents = async (): Promise<string[]> => (await events()).filter((event) => event.startsWith('key'));

    it('[EE1] opens pages of the size that is asked for, each with storage of its own', async () => {
      expect(await page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1280, 720]);
      await page.evaluate(() => localStorage.setItem('seen', 'yes'));
      const small = await browser.openPage({ width: 360, height: 640 });
      try {
        await small.goto(site.url);
        expect(await small.evaluate(() => window.innerWidth)).toBe(360);
        expect(await small.evaluate(() => localStorage.getItem('seen'))).toBeNull();
      } finally {
        await small.close();
      }
    });

    it('[EE2] presses keys as a keyboard does, key-up included', async () => {
      for (const key of ['right', 'ok', 'back', 'space', 'playPause', 'red', 'guide'] as const) await page.press(key);
      const heard = ['ArrowRight', 'Enter', 'Escape', ' ', 'MediaPlayPause', 'ColorF0Red', 'Guide'];
      expect(await keyEvents()).toEqual(heard.flatMap((key) => [`keydown:${key}`, `keyup:${key}`]));
    });

    it('[EE2] activates a focused button with ok', async () => {
      await page.evaluate(() => document.getElementById('first')?.focus());
      await page.press('ok');
      expect(await events()).toContain('click:first');
    });

    it('[EE2] holds a key with repeats until it comes up', async () => {
      await page.hold('down', { repeats: 3, intervalMs: 10 });
      const repeat = 'keydown:ArrowDown:repeat';
      expect(await keyEvents()).toEqual(['keydown:ArrowDown', repeat, repeat, repeat, 'keyup:ArrowDown']);
    });

    it('[EE2] types into a field', async () => {
      await page.evaluate(() => document.getElementById('field')?.focus());
      await page.type('Matador 2 æ');
      await page.press('backspace');
      expect(await page.evaluate(() => (document.getElementById('field') as HTMLInputElement).value)).toBe(
        'Matador 2 ',
      );
    });

    it('[EE3] moves the mouse and clicks', async () => {
      const at = await page.evaluate(() => {
        const { left, top } = document.getElementById('first')?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return { x: left + 5, y: top + 5 };
      });
      await page.moveMouse(at.x, at.y);
      await page.click(at.x, at.y);
      expect(await events()).toEqual(expect.arrayContaining(['mousemove:first', 'click:first']));
    });

    it('[EE4] runs functions of today in the page, with arguments and promises, and hands their errors on', async () => {
      const find = async (id: string, fallback?: string) => {
        const text = await Promise.resolve(document.getElementById(id)?.textContent);
        return text ?? fallback ?? null;
      };
      expect(await page.evaluate(find, 'first')).toBe('First');
      expect(await page.evaluate(find, 'nowhere', 'none')).toBe('none');
      expect(await page.evaluate(() => document.getElementById('first'))).toBe(true);
      const failing = page.evaluate(() => {
        throw new TypeError('no such thing');
      });
      await expect(failing).rejects.toThrow('In the page: TypeError: no such thing');
    });

    it('[EE5] waits for a fact in the page and gives it back', async () => {
      await page.evaluate(() => {
        setTimeout(() => document.body.setAttribute('data-late', 'here'), 120);
      });
      expect(await page.waitFor('the late mark', () => document.body.getAttribute('data-late'))).toBe('here');
    });

    it('[EE5] tells what did not come, with a picture and the text that a viewer could read', async () => {
      const awaiting = { what: `the impossible in ${engine}`, timeoutMs: 200 };
      const failure = await page.waitFor(awaiting, () => false).catch((error: Error) => error.message);
      expect(failure).toContain(`Waited 200 ms in vain: the impossible in ${engine}.`);
      expect(failure).toContain('First');
      expect(failure).not.toContain('unseen');
      expect(failure).toContain('"label":"Second thing"');
      const picture = /Picture: (.*)/.exec(String(failure))?.[1] ?? '';
      await access(picture);
      await rm(picture);
    });

    it("[EE6] says where the focus is, the document's and the marked one", async () => {
      await page.evaluate(() => document.getElementById('first')?.focus());
      expect(await page.focused()).toEqual({
        active: { id: 'first', focusId: null, tag: 'button', role: null, label: 'First' },
        marked: { id: 'second', focusId: 'page/second', tag: 'div', role: 'button', label: 'Second thing' },
      });
    });

    it('[EE7] records requests with their size and status, and preflights as such', async () => {
      expect(page.requests.map(({ url }) => url)).toEqual([`${site.url}/`, `${site.url}/page.js`]);
      page.clearRequests();
      await page.evaluate(async (url) => {
        await (await fetch(url, { headers: { 'x-authorization': 'Bearer a' } })).json();
        await fetch('/missing');
      }, `${site.otherUrl}/call`);
      await page.waitFor('the calls to end', () => performance.getEntriesByType('resource').length >= 2);
      const calls = page.requests.filter(({ isPreflight }) => !isPreflight);
      expect(calls.map(({ url, status }) => [url, status])).toEqual([
        [`${site.otherUrl}/call`, 200],
        [`${site.url}/missing`, 404],
      ]);
      expect(calls[0]?.encodedBytes).toBeGreaterThan(10);
      expect(page.requests.filter(({ isPreflight }) => isPreflight)).toHaveLength(1);
    });

    it('[EE8] collects what the page complains of', async () => {
      await page.evaluate(() => {
        console.error('said', 'aloud');
        setTimeout(() => {
          throw new Error('uncaught here');
        }, 0);
        setTimeout(() => document.body.setAttribute('data-thrown', ''), 10);
      });
      await page.waitFor('the throw', () => document.body.hasAttribute('data-thrown'));
      expect(page.consoleErrors.join('\n')).toMatch(/said aloud[\s\S]*uncaught here/);
    });

    it('[EE8] tells of a crash at once, and that it was one', async () => {
      const doomed = await browser.openPage();
      await doomed.goto(site.url);
      const waiting = doomed
        .waitFor('the impossible after a crash', () => false)
        .catch((error: Error) => error.message);
      await doomed.goto('chrome://crash').catch(() => {});
      expect(await waiting).toContain('The page crashed.');
    });

    it('[EE9] cuts the network, and single addresses', async () => {
      const call = () =>
        fetch('/page.js', { cache: 'no-store' }).then(
          () => 'answered',
          () => 'failed',
        );
      await page.setOffline(true);
      expect(await page.evaluate(call)).toBe('failed');
      await page.setOffline(false);
      expect(await page.evaluate(call)).toBe('answered');
      await page.block(['*/page.js']);
      expect(await page.evaluate(call)).toBe('failed');
      await page.block([]);
      expect(await page.evaluate(call)).toBe('answered');
    });

    it('[EE10] counts layouts and the reads that force them', async () => {
      await page.countLayoutReads();
      await page.goto(site.url);
      await page.takeLayoutReads();
      const before = await page.metrics();
      await page.evaluate(() => {
        const box = document.getElementById('first') as HTMLElement;
        box.style.width = '300px';
        box.getBoundingClientRect();
        return [box.offsetWidth, box.clientHeight, box.scrollTop, window.getComputedStyle(box).width];
      });
      const after = await page.metrics();
      expect(after.LayoutCount).toBeGreaterThan(before.LayoutCount ?? 0);
      expect(after.RecalcStyleCount).toBeGreaterThan(before.RecalcStyleCount ?? 0);
      expect(await page.takeLayoutReads()).toEqual({
        getBoundingClientRect: 1,
        offsetWidth: 1,
        clientHeight: 1,
        scrollTop: 1,
        getComputedStyle: 1,
      });
      expect(await page.takeLayoutReads()).toEqual({});
    });

    it('[EE16] lets clocks, timers, frames and transitions of a page run faster, and its documents agree', async () => {
      const quick = await browser.openPage({ pace: 10 });
      try {
        await quick.goto(site.url);
        const first = await quick.evaluate(spend, 1000);
        for (const [name, ms] of Object.entries(first.passed)) expect(ms, name).toBeGreaterThanOrEqual(990);
        // A frame says when it began.
        expect(first.framesMs).toBeGreaterThan(800);
        // It took a tenth of that, and the machine may have been busy.
        expect(first.byInputMs).toBeLessThan(900);
        expect(first.isDate).toBe(true);
        await quick.goto(site.url);
        expect(await quick.evaluate(() => Date.now())).toBeGreaterThanOrEqual(first.endedAt);
      } finally {
        await quick.close();
      }
    });

    it('[EE17] starts a page with what its storage holds, once', async () => {
      const visited = await browser.openPage({ storage: { place: 'a "far" one', language: 'en' } });
      try {
        await visited.goto(site.url);
        expect(await visited.evaluate(() => (window as unknown as Scope).placeAtStart)).toBe('a "far" one');
        await visited.evaluate(() => localStorage.removeItem('place'));
        await visited.goto(site.url);
        expect(await visited.evaluate(() => [localStorage.getItem('place'), localStorage.getItem('language')])).toEqual(
          [null, 'en'],
        );
      } finally {
        await visited.close();
      }
    });

    // Contexts that another connection to Chromium 64 opens share their storage: there each file has its own.
    const sharing = engine === 'current' ? [engine] : [];
    it.each(sharing)(
      '[EE18] shares a browser, each page in a context that ends with it, and tells of a crash of it',
      async () => {
        const shared = await launchBrowser({ engine });
        const joined = await joinBrowser(shared.address);
        const guest = await joined.openPage();
        await guest.goto(site.url);
        await guest.evaluate(() => localStorage.setItem('seen', 'yes'));
        await guest.close();
        const next = await joined.openPage();
        await next.goto(site.url);
        expect(await next.evaluate(() => localStorage.getItem('seen'))).toBeNull();
        const loading = expect(next.goto(`${site.url}/endless`)).rejects.toThrow('hung up');
        await Promise.all([loading, shared.close()]);
        await expect(next.evaluate(() => 1)).rejects.toThrow('the browser hung up');
        await expect(joinBrowser(shared.address)).rejects.toThrow('The browser of this run has crashed or ended');
        await joined.close();
      },
    );

    it('[EE11] takes pictures and slows the page down', async () => {
      const path = join(folder, 'picture.png');
      await page.screenshot(path);
      expect((await stat(path)).size).toBeGreaterThan(500);
      await page.emulateCpu(4);
      expect(await page.evaluate(() => document.title)).toBe('Driver');
      await page.emulateCpu(1);
    });
  });
}
