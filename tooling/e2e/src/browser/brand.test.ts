import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainBrand } from '@fjernsyn/brand/testing';
import { buildWeb } from '@fjernsyn/packager';
import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { openHome } from '../product/at-home';
import { builtSite } from '../product/built-site';
import { withProduct } from '../product/with-product';

const { universes, artwork, color, name, stores } = plainBrand;

const readLook = () => {
  const colorOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element === null ? '' : getComputedStyle(element).backgroundColor;
  };
  return {
    title: document.title,
    logo: document.querySelector('header .logo_logo')?.textContent,
    mark: Array.from(document.querySelectorAll('header .logo_mark path'), (path) => path.getAttribute('d')),
    ground: colorOf('main.fs-bg'),
    header: document.querySelector('header')?.textContent,
    railTitles: Array.from(document.querySelectorAll('.fs-rail-title'), ({ textContent }) => textContent),
    hidden: Array.from(document.querySelectorAll('.fs-tile-title')).filter(
      (element) => getComputedStyle(element).visibility === 'hidden',
    ).length,
  };
};

const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function lookAt(page: BrowserPage, ground: string) {
  const hasGround = (expected: string) => {
    const main = document.querySelector('main.fs-bg');
    const tile = document.querySelector('.fs-tile-title');
    return main !== null && tile !== null && getComputedStyle(main).backgroundColor === expected;
  };
  await page.waitFor(`a page of ${ground}`, hasGround, rgbOf(ground));
  return page.evaluate(readLook);
}

describe('a brand that is nowhere but in the configuration', () => {
  const journey = withProduct({ configuration: { brand: plainBrand } });

  it('[EE320] gives the product its name, mark and colours', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    const look = await lookAt(page, color.bg);
    expect(look.title).toMatch(new RegExp(`^${name} – `));
    expect(look.logo).toBe(name);
    expect(look.mark).toEqual(artwork.mark.paths.map(({ d }) => d));
    expect(look.header).toContain('Forside');
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE320] gives it universes that look and leave out what the brand states', async () => {
    const { page, product } = journey();
    const [readers, listeners] = universes;
    await page.goto(`${product.url}/ultra`);
    const older = await lookAt(page, readers?.look.color.bg ?? '');
    expect(older.railTitles[0]).toMatch(/\S/);
    expect([older.header, older.hidden]).toEqual([`${readers?.name}SøgLog ind`, 0]);
    await page.goto(`${product.url}/ramasjang`);
    const younger = await lookAt(page, listeners?.look.color.bg ?? '');
    expect(younger.railTitles).toEqual([]);
    expect(younger.hidden).toBeGreaterThan(0);
    expect(younger.header).toBe(listeners?.name);
    await page.goto(`${product.url}/minisjang`);
    await lookAt(page, color.bg);
  });
});

describe('a build of a brand', () => {
  it('[EE321] has the scripts of any other, and differs in page and stylesheet', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'fjernsyn-brand-'));
    try {
      const [built, other] = await Promise.all([
        buildWeb({ outDir, mode: 'production', configuration: { brand: plainBrand } }),
        builtSite('web'),
      ]);
      const scripts = ({ files }: typeof built) => files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
      expect(scripts(built)).toEqual(scripts(other));
      expect(built.firstLoad).toEqual(other.firstLoad);
      const style = built.files.find(({ kind }) => kind === 'style')?.path ?? '';
      expect(await readFile(join(outDir, style), 'utf8')).toContain(`.fs-bg{background-color:${color.bg}}`);
      const page = await readFile(join(outDir, 'index.html'), 'utf8');
      expect(page).toContain(`<title>${name}</title>`);
      expect(page).toContain(`<style id="theme" data-brand="${plainBrand.id}">`);
      expect(page).not.toContain(stores.site);
    } finally {
      await rm(outDir, { recursive: true, force: true });
    }
  });
});
