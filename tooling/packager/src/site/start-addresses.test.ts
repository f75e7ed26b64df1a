import { expect, it } from 'vitest';
import { targets } from '../targets';
import { htmlPage, reconfiguredPage } from './html-page';
import { startAddresses } from './start-addresses';

const configuration = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example' };

const template = `<!-- packager:policy --><title>Fjernsyn</title><!-- packager:styles --><!-- packager:scripts -->
<script type="application/json" id="configuration">{}</script>`;

const pageWith = (startUrls: readonly string[], more: object = {}) =>
  htmlPage(template, {
    configuration: { ...configuration, ...more },
    styleUrl: null,
    preloadUrls: [],
    startUrls,
    reloadUrl: null,
    target: targets.web,
    relaunchUrl: null,
    bootUrl: '/boot.js',
    playerUrl: '/player.js',
    fullPlayerUrl: '/full-player.js',
    modern: { entryUrl: '/main.js', polyfillsUrl: '/polyfills.js', loaderUrl: null, arabicFacesUrl: null },
    legacy: null,
  });

const startOf = (html: string) => / data-start="([^"]*)"/.exec(html)?.[1];

it('[PK18] learns from the application what a first visit to the home asks for', async () => {
  const [page, config, ...others] = [...(await startAddresses(configuration))].sort((one, other) =>
    one < other ? 1 : -1,
  );
  expect(page).toMatch(/^https:\/\/cdn\.example\/page\?.*\bpath=\/?(%2F)?&/);
  expect(config).toMatch(/^https:\/\/cdn\.example\/config\?.*\binclude=/);
  expect(others).toEqual([]);
});

it('[PK18] names nothing for a configuration that the application refuses', async () => {
  expect(await startAddresses({})).toEqual([]);
});

it('[PK18] writes them on the page, and others where it is told another configuration', () => {
  const html = pageWith(['https://cdn.example/config?a=1&b="', 'https://cdn.example/page']);
  expect(startOf(html)).toBe('https://cdn.example/config?a=1&amp;b=&quot; https://cdn.example/page');
  expect(startOf(reconfiguredPage(html, configuration, ['https://other.example/config']))).toBe(
    'https://other.example/config',
  );
});
