import { type BuiltWeb, withBuiltWeb } from '../browser/with-built-web';
import type { Bench } from '../harness/report';
import { benchPaths, serveBenchPages } from './bench-pages';
import { measurePlayer } from './measure-player';
import { measurePress, type PressRun } from './measure-press';
import type { PlayerName } from './page/engines/engines';
import { type PressName, toPlayerReport } from './player-report';

const rounds = 3;
const players: readonly PlayerName[] = ['ours', 'shaka', 'dash.js', 'hls.js', 'rx-player'];
const pressed: readonly PressName[] = ['ours at once', 'ours after 5 s', 'bare'];
const itemPath = '/serie/havgus_201000';
const cpuRate = 6;
const lookMs = 5_000;

const isPlayReady = (): boolean => document.querySelector('[data-focused][data-focus-id$="actions/play"]') !== null;
const isBareReady = (): boolean => document.readyState === 'complete';

/** Our player beside others on the same stream, and Play in the product beside a page that has nothing but Shaka. */
export const playerBench: Bench = {
  name: 'player',
  about:
    'load, seek and script of our engine beside bare shaka-player, dash.js, hls.js and rx-player, and OK on Play beside a bare page (eight minutes)',
  run: (say) =>
    withBuiltWeb(say, async (web) => {
      const dashUrl = await findManifest(web);
      const stream = { dashUrl, hlsUrl: dashUrl.replace(/manifest\.mpd$/, 'master.m3u8') };
      const pages = await serveBenchPages(await fetchOurShaka(web), dashUrl);
      try {
        const world = { browser: web.browser, pagesUrl: pages.url, stream };
        const runs = await runInTurns(players, say, (name) => measurePlayer(world, name));
        const presses = await runInTurns(pressed, say, (name) => press(web, pages.url, name));
        return toPlayerReport({ runs, presses, version: web.browser.version(), cpuRate });
      } finally {
        await pages.close();
      }
    }),
};

/** What the product plays for the item, so that all play the same. */
async function findManifest({ browser, url }: BuiltWeb): Promise<string> {
  const page = await browser.newPage();
  try {
    const asked = page.waitForRequest(/\.mpd$/);
    await page.goto(`${url}${itemPath}`);
    await page.waitForFunction(isPlayReady);
    await page.keyboard.press('Enter');
    return (await asked).url();
  } finally {
    await page.close();
  }
}

/** Our build of Shaka, as the product's page names it. */
async function fetchOurShaka({ url }: BuiltWeb): Promise<string> {
  const html = await (await fetch(url)).text();
  const path = /"playerUrl":"([^"]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error('The page names no player.');
  return (await fetch(new URL(path, url))).text();
}

function press({ browser, url }: BuiltWeb, pagesUrl: string, name: PressName): Promise<PressRun> {
  const ours = { url: `${url}${itemPath}`, cpuRate, isReady: isPlayReady };
  if (name === 'ours at once') return measurePress(browser, { ...ours, afterMs: 0 });
  if (name === 'ours after 5 s') return measurePress(browser, { ...ours, afterMs: lookMs });
  return measurePress(browser, { url: `${pagesUrl}${benchPaths.bare}`, cpuRate, isReady: isBareReady, afterMs: 0 });
}

/** One after the other in each round, beginning with another each time, so that what disturbs the machine disturbs all of them. */
async function runInTurns<Name extends string, Run>(
  names: readonly Name[],
  say: (line: string) => void,
  measure: (name: Name) => Promise<Run>,
): Promise<Readonly<Record<Name, readonly Run[]>>> {
  const found = Object.fromEntries(names.map((name) => [name, [] as Run[]])) as Record<Name, Run[]>;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length] as Name;
      say(`Round ${round + 1} of ${rounds}: ${name} …`);
      found[name].push(await measure(name));
    }
  }
  return found;
}
