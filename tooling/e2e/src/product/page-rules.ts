import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildResult, buildWeb, type RunningWeb, serveWeb } from '@fjernsyn/packager';
import { startReferenceService } from '@fjernsyn/reference-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import type { Browser, EngineName } from '../driver/launch-browser';
import { openBrowser } from './open-browser';

const fixture = fileURLToPath(new URL('../../fixtures/start-app', import.meta.url));
const template = fileURLToPath(new URL('../../../../apps/web/index.html', import.meta.url));

/** What differs between engines: whether they need polyfills, and a film that they can decode. */
export interface EngineFacts {
  readonly needsPolyfills: boolean;
  readonly filmPath: string;
}

/** How the web app's own page starts, with a small app in it; each engine's test file calls this once. */
export function describePageStart(engine: EngineName, { needsPolyfills, filmPath }: EngineFacts): void {
  describe(`the page in ${engine}`, () => {
    let folder: string;
    let built: BuildResult;
    let web: RunningWeb;
    let browser: Browser;
    let page: BrowserPage;
    const pathOf = (kind: string): string => built.files.find((file) => file.kind === kind)?.path ?? '';
    const isShown = () => document.querySelector('main');
    const notice = () => document.getElementById('boot-failure')?.textContent;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'page-'));
      const appDir = join(folder, 'app');
      await cp(fixture, appDir, { recursive: true });
      await copyFile(template, join(appDir, 'index.html'));
      const configuration = { name: 'Fjernsyn <b>' };
      built = await buildWeb({ appDir, outDir: join(folder, 'site'), mode: 'production', configuration });
      web = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir });
      browser = await openBrowser(engine);
    });
    afterAll(async () => {
      await browser?.close();
      await web?.close();
      await rm(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      page = await browser.openPage();
    });
    afterEach(() => page.close());

    it('[EE20] starts the app with its configuration, and polyfills only where they are needed', async () => {
      await page.goto(`${web.url}/serie/matador_1?featured=true`);
      await page.waitFor('the app', isShown);
      expect(await page.evaluate(() => document.querySelector('main')?.textContent)).toBe('Fjernsyn <b> came late');
      const features = await page.evaluate(() => document.querySelector('main')?.dataset.features ?? '{}');
      expect(Object.entries(JSON.parse(features)).filter(([, works]) => works !== true)).toEqual([]);
      const asked = page.requests.map(({ url }) => new URL(url).pathname.slice(1));
      expect(asked.includes(pathOf('polyfill'))).toBe(needsPolyfills);
      expect(asked.includes(pathOf('player'))).toBe(false);
      expect(page.consoleErrors.filter((error) => !error.includes('unsafe-eval'))).toEqual([]);
    });

    it('[EE20] fetches each file of the first load once', async () => {
      await page.goto(web.url);
      await page.waitFor('the app', isShown);
      const asked = page.requests.map(({ url }) => new URL(url).pathname.slice(1));
      for (const path of built.firstLoad) expect(asked.filter((other) => other === path)).toEqual([path]);
    });

    it('[EE21] lets the app fill the empty style element, and links a late stylesheet before it', async () => {
      await page.goto(web.url);
      await page.waitFor('the app', isShown);
      const styles = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        const { color, paddingTop } = window.getComputedStyle(main);
        const sheets = Array.from(document.styleSheets, ({ cssRules }) => cssRules.length);
        return { color, paddingTop, marginTop: window.getComputedStyle(document.body).marginTop, sheets };
      });
      expect(styles).toEqual({ color: 'rgb(1, 2, 3)', paddingTop: '16px', marginTop: '48px', sheets: [1, 1, 1] });
    });

    it('[EE22] keeps inline scripts, inline styles, evaluation and strangers out', async () => {
      await page.goto(web.url);
      await page.waitFor('the app', isShown);
      const got = await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = 'window.wasRun = true;';
        document.head.appendChild(script);
        const style = document.createElement('style');
        style.textContent = 'main { display: none; }';
        document.head.appendChild(style);
        const main = document.querySelector('main') as HTMLElement;
        const stranger = await fetch('http://127.0.0.1:9/').then(
          () => 'answered',
          () => 'refused',
        );
        return {
          wasRun: 'wasRun' in window,
          display: window.getComputedStyle(main).display,
          stranger,
        };
      });
      expect(got).toEqual({ wasRun: false, display: 'block', stranger: 'refused' });
      expect(page.consoleErrors.join('\n')).toMatch(/inline script[\s\S]*inline style[\s\S]*connect/i);
    });

    it('[EE23] shows a message with a focused button when the script does not load, and heals', async () => {
      await page.block([`*/${pathOf('entry')}`]);
      await page.goto(web.url);
      const text = await page.waitFor('the message', notice);
      expect(text).toContain('Siden kunne ikke indlæses.');
      expect(text).toContain('The page could not be loaded.');
      expect((await page.focused()).active).toMatchObject({ tag: 'button', label: 'Prøv igen / Try again' });
      await page.block([]);
      await page.press('ok');
      await page.waitFor('the app', isShown);
    });

    it('[EE23] shows the message when the polyfills, or the one script of the app, are missing', async () => {
      const path = needsPolyfills ? pathOf('polyfill') : (built.firstLoad.at(-1) ?? '');
      expect(built.firstLoad).toHaveLength(2);
      await page.block([`*/${path}`]);
      await page.goto(web.url);
      expect(await page.waitFor('the message', notice)).toContain('Prøv igen');
    });

    it('[EE24] lets the player load, and its film come from the CDN', async () => {
      const service = await startReferenceService();
      const configuration = { cdnUrl: service.cdnUrl, filmUrl: `${service.cdnUrl}${filmPath}` };
      const site = await serveWeb({ port: 0, mode: 'production', outDir: built.outDir, configuration });
      try {
        await page.goto(site.url);
        await page.waitFor('the film to advance', () => {
          const video = document.querySelector('video');
          return video !== null && video.currentTime > 0.5;
        });
        const complaints = page.consoleErrors.filter((error) => error.includes('Content Security Policy'));
        expect(complaints.filter((error) => !error.includes('unsafe-eval'))).toEqual([]);
      } finally {
        await site.close();
        await service.close();
      }
    });
  });
}
