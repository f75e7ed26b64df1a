import { gzipSync } from 'node:zlib';
import { budgetsOf, readBudgets } from '@fjernsyn/config';
import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome, atPath } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

/** What npm test weighs the first load of the build by. */
const ceilingKilobytes = budgetsOf(readBudgets(), 'web').firstLoad?.ceiling ?? 0;
const lateScripts = ['/late-screens.', '/item-views.', '/item-sections.'];
const watchScripts = ['/watching.', '/watch-screen.', '/player-parts.', '/media-session-display.'];
/** What comes by itself a second after the first rail, and as the watch screen does, whatever is pressed. */
const unaskedScripts = ['/service-texts.', '/token-calls-of.', '/overlay-dialog.'];
const areFetched = (names: readonly string[]) => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.every((name) => urls.some((url) => url.includes(name)));
};
const hasTile = () => document.querySelector('[role="listitem"] [data-focus-id]');

function scriptsOf(page: BrowserPage): readonly string[] {
  const urls = page.requests.map(({ url }) => url).filter((url) => url.endsWith('.js'));
  return [...new Set(urls)];
}

/** Scripts with all that they import at once. */
async function withImports(urls: readonly string[], known: readonly string[] = []): Promise<readonly string[]> {
  const fresh = urls.filter((url) => !known.includes(url));
  if (fresh.length === 0) return known;
  const texts = await Promise.all(fresh.map(async (url) => (await fetch(url)).text()));
  const imported = texts.flatMap((text, index) =>
    Array.from(text.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g), ([, path = '']) =>
      new URL(path, fresh[index]).toString(),
    ),
  );
  return withImports([...new Set(imported)], [...known, ...fresh]);
}

async function gzipBytesOf(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return gzipSync(Buffer.from(body), { level: 9 }).byteLength;
}

describe('what is fetched', () => {
  const journey = withProduct();

  it('[EE35] comes to no more scripts than the budget of the web until the first rail can be focused', async () => {
    const { page, product } = journey();
    await page.goto(product.url);
    await page.waitFor('the first tile', hasTile);
    const scripts = scriptsOf(page);
    const sizes = await Promise.all(scripts.map(gzipBytesOf));
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(scripts, 'the boot script and the one of decision 0010').toHaveLength(2);
    expect(sum / 1000).toBeLessThanOrEqual(ceilingKilobytes);
    expect(scripts.filter((url) => url.includes('polyfills'))).toEqual([]);
  });

  it('[EE312] at home is what is late only once the first rail has been seen', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/page', kind: 'hang' });
    await page.goto(product.url);
    await page.waitFor('the shape of home', () => document.querySelector('main [role="status"]'));
    expect(scriptsOf(page)).toHaveLength(2);
    product.service.faults.clear();
    await page.goto(product.url);
    await page.waitFor('the late scripts', areFetched, lateScripts);
  });

  it('[EE312] [CL336] at the address of an item is what shows it at once, beside its page', async () => {
    const { page, product } = journey();
    product.service.faults.add({ path: '/page', kind: 'hang' });
    await page.goto(`${product.url}/program/havgus_1100`);
    await page.waitFor('the scripts of an item before its page', areFetched, lateScripts);
    expect(await page.evaluate(hasTile)).toBeFalsy();
  });

  it('[EE36] [CL10] holds no player and no watch screen until an item is opened, and Play fetches no script', async () => {
    const { page, product } = journey();
    const playerPath = product.built.files.find(({ kind }) => kind === 'player')?.path ?? '';
    const player = () => scriptsOf(page).filter((url) => url.endsWith(playerPath));
    const screen = () => scriptsOf(page).filter((url) => watchScripts.some((name) => url.includes(name)));
    await page.goto(product.url);
    await atHome(page);
    await moveFocusTo(page, 'down', /, Serie$/);
    expect([player(), screen()]).toEqual([[], []]);

    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^Afspil/);
    const ahead = [playerPath, ...watchScripts, ...unaskedScripts];
    await page.waitFor('player and watch screen to be fetched', areFetched, ahead);
    const fetched = scriptsOf(page).filter((url) => ahead.some((name) => url.includes(name)));
    await page.waitFor('what these import', areFetched, await withImports(fetched));
    const before = scriptsOf(page);

    await page.press('ok');
    await untilAdvanced(page);
    expect(scriptsOf(page)).toEqual(before);
  });
});
