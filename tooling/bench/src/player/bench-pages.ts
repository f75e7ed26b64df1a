import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundleScript } from '../browser/bundle-script';
import { type ServedPages, servePages } from './serve-pages';

const shakaFile = createRequire(import.meta.url).resolve('shaka-player/dist/shaka-player.compiled.js');

/** Where the pages of the player bench lie. */
export const benchPaths = { players: '/players.html', ourShaka: '/our-shaka.js', bare: '/bare.html' } as const;

/** Serves the page of all players, our build of Shaka, and the page that has nothing but Shaka. */
export async function serveBenchPages(ourShaka: string, manifestUrl: string): Promise<ServedPages> {
  const script = await bundleScript(fileURLToPath(new URL('page/player-page.ts', import.meta.url)));
  return servePages({
    [benchPaths.players]: toPage('<script src="/players.js"></script>'),
    '/players.js': script,
    [benchPaths.ourShaka]: ourShaka,
    [benchPaths.bare]: toPage(`<video muted style="width:100%"></video><script>${toBareScript(manifestUrl)}</script>`),
    '/shaka.js': await readFile(shakaFile, 'utf8'),
  });
}

const toPage = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Bench</title><body>${body}`;

/** Asks for all of Shaka as OK is pressed, and plays one address by it. */
const toBareScript = (manifestUrl: string): string => `
addEventListener('keydown', function () {
  var script = document.createElement('script');
  script.src = '/shaka.js';
  script.onload = function () {
    shaka.polyfill.installAll();
    var player = new shaka.Player();
    var video = document.querySelector('video');
    player.attach(video)
      .then(function () { return player.load(${JSON.stringify(manifestUrl)}, null, 'application/dash+xml'); })
      .then(function () { return video.play(); });
  };
  document.head.appendChild(script);
});`;
