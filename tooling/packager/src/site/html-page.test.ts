import { brands } from '@fjernsyn/brand/brands';
import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, it } from 'vitest';
import { targets } from '../targets';
import { htmlPage, reconfiguredPage } from './html-page';

const configuration = { serviceUrl: 'https://service.example', brand: plainBrand };

const template = `<div id="root"></div><!-- packager:policy --><title>The app</title><!-- packager:styles --><!-- packager:scripts --><style id="theme"></style>
<script type="application/json" id="configuration">{}</script><div class="opening" data-logo=""> </div>`;

const pageWith = (more: object = {}, target = targets.web, styleUrl: string | null = null) =>
  htmlPage(template, {
    target,
    configuration: { ...configuration, ...more },
    styleUrl,
    preloadUrls: [],
    startUrls: [],
    reloadUrl: null,
    relaunchUrl: null,
    bootUrl: '/boot.js',
    playerUrl: '/player.js',
    fullPlayerUrl: '/full-player.js',
    modern: { entryUrl: '/main.js', polyfillsUrl: '/polyfills.js', loaderUrl: null, arabicFacesUrl: null },
    legacy: null,
  });

const toldBy = (html: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/id="configuration">(.*?)<\/script>/.exec(html)?.[1] ?? '');

const { stores, ...told } = plainBrand;

it('[PK19] gives the page the name and the mark of the brand', () => {
  const html = pageWith();
  expect(html).toContain('<title>Plain TV</title>');
  expect(html).toContain('<bdi>Plain TV</bdi>');
  expect(html).toContain('<path class="fs-fill-accent" d="M0 0h8v8H0z" />');
  expect(html).toContain('viewBox="0 0 8 8"');
});

it('[PK19] gives it another name where the configuration has one', () => {
  const named = pageWith({ appTitle: 'Sol & <Hav>' });
  expect(named).toContain('<title>Sol &amp; &lt;Hav></title>');
  expect(named).toContain('<bdi>Sol &amp; &lt;Hav></bdi>');
  const renamed = reconfiguredPage(named, { ...configuration, appTitle: 'Måne' }, []);
  expect(renamed).toContain('<title>Måne</title>');
  expect(renamed).toContain('<bdi>Måne</bdi>');
});

it('[PK19] shows the picture of a brand that has one', () => {
  const src = 'data:image/svg+xml,<svg/>';
  const artwork = { ...plainBrand.artwork, logo: { src, width: 160, height: 40 } };
  const html = pageWith({ brand: { ...plainBrand, artwork } });
  expect(html).toContain('<img class="logo_picture" src="data:image/svg+xml,&lt;svg/>" alt="Plain TV" /></div>');
});

it('[PK480] gives the tab the mark on the ground of the brand, and that of the next configuration', () => {
  const icon = '<link rel="icon" href="data:," />';
  const html = reconfiguredPage(icon + pageWith(), configuration, []);
  const drawn = decodeURIComponent(/<link rel="icon" href="data:image\/svg\+xml,([^"]*)" \/>/.exec(html)?.[1] ?? '');
  expect(drawn).toContain(`<rect width="32" height="32" rx="7" fill="${plainBrand.color.bg}"/>`);
  expect(drawn).toContain('<path d="M0 0h8v8H0z"');
});

it('[PK210] tells the application its brand, and nothing of stores', () => {
  expect(toldBy(pageWith()).brand).toEqual(told);
  expect(JSON.stringify(toldBy(pageWith()))).not.toContain(stores.site);
});

it('[PK210] keeps the brand under another configuration, unless that names one', () => {
  const [, second] = brands;
  const kept = reconfiguredPage(pageWith(), { serviceUrl: 'https://other.example' }, []);
  expect(toldBy(kept).brand).toEqual(told);
  const other = reconfiguredPage(pageWith(), { ...configuration, brand: second?.id }, []);
  expect(toldBy(other).brand).toMatchObject({ id: second?.id });
  expect(other).toContain(`<title>${second?.name}</title>`);
});

it('[PK340] [found-build-01] keeps the release that a page was built as, under another configuration too', () => {
  const page = pageWith({ release: '1.0.0 1a2b3c4d5e6f' });
  expect(toldBy(page).release).toBe('1.0.0 1a2b3c4d5e6f');
  const other = reconfiguredPage(page, { ...configuration, release: '9.9.9' }, []);
  expect(toldBy(other).release).toBe('1.0.0 1a2b3c4d5e6f');
});

it('[PK211] says whose rules the stylesheet has, also under another brand', () => {
  const html = pageWith();
  expect(html).toContain('<style id="theme" data-brand="plain"></style>');
  expect(reconfiguredPage(html, { ...configuration, brand: brands[0].id }, [])).toContain('data-brand="plain"');
});

it('[PK393] [found-pack-08] links the stylesheet, but where the entry waits for its viewer: there the page is hidden and names it', () => {
  const link = '<link rel="stylesheet" href="./main.css" />';
  expect(pageWith({}, targets.web, './main.css')).toContain(link);
  const waiting = pageWith({}, targets.hbbtv, './main.css');
  expect(waiting).not.toContain(link);
  expect(waiting).toContain('<div id="root" hidden="" data-styles="./main.css">');
});

it('[PK395] says of the mark that it is a drawing, without which XHTML shows none', () => {
  expect(pageWith({}, targets.hbbtv)).toContain('<svg xmlns="http://www.w3.org/2000/svg" class="logo_mark"');
});

it('[PK850] lets the page of the web fetch the sender of a broadcaster with a receiver, and no other page', () => {
  const scriptsOf = (html: string) => /script-src ([^;]*);/.exec(html)?.[1];
  const receiver = { castApplicationId: 'A1B2C3D4' };
  const own = "'self'";
  const cast = `${own} https://www.gstatic.com/cv/js/sender/v1/cast_sender.js https://www.gstatic.com/eureka/clank/ https://www.gstatic.com/cast/sdk/libs/sender/1.0/cast_framework.js`;
  expect([scriptsOf(pageWith()), scriptsOf(pageWith(receiver))]).toEqual([own, cast]);
  expect(scriptsOf(pageWith(receiver, targets.tizen))).toBe(`${own} file:`);
  expect(scriptsOf(pageWith(receiver, targets.hbbtv))).toBe(own);
  const told = { ...configuration, ...receiver };
  expect(scriptsOf(reconfiguredPage(pageWith(), told, []))).toBe(cast);
  expect(scriptsOf(reconfiguredPage(pageWith(receiver), configuration, []))).toBe(own);
  expect(scriptsOf(reconfiguredPage(pageWith({}, targets.tizen), told, []))).toBe(`${own} file:`);
});
