import { withBuiltWeb } from '../browser/with-built-web';
import type { Bench } from '../harness/report';
import { answerLongHome } from '../key/long-home';
import type { ArrowKey, WalkedPage } from '../key/trace-keys';
import { goTo, holdArrow } from './hold-arrow';
import { type HeldMove, pageNames, toLongPageReport } from './long-page-report';

const rounds = 5;

/** A rail of each page whose tiles are of one size, with as many rails above it as a hold needs. */
const pages = {
  home: { path: '/', start: { rail: 10, tile: 1 } },
  'long page': { path: '/kategorier/lange-raekker', start: { rail: 12, tile: 1 } },
} as const;

/** There and back, so that a round ends where it began. */
const holds = [
  { key: 'ArrowRight', presses: 18 },
  { key: 'ArrowLeft', presses: 18 },
  { key: 'ArrowDown', presses: 12 },
  { key: 'ArrowUp', presses: 12 },
] as const satisfies readonly { key: ArrowKey; presses: number }[];

/** What a held arrow costs on a page of 100 rails of 1 000 beside the home of the bench `key`. */
export const longPageBench: Bench = {
  name: 'long-page',
  about: 'main-thread work a move while an arrow is held, on a page of 100 rails of 1 000 beside home (seven minutes)',
  run: (say) =>
    withBuiltWeb(say, async ({ service, browser, url }) => {
      await answerLongHome(service);
      const moves: HeldMove[] = [];
      const walked = { home: await open('home'), 'long page': await open('long page') };
      for (let round = 0; round <= rounds; round++) {
        say(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`);
        for (const rate of [1, 6]) {
          const found = await holdInTurns(walked, rate);
          if (round > 0) moves.push(...found);
        }
      }
      return toLongPageReport(moves, [`Chromium ${browser.version()}, ${rounds} rounds, each page in turns`]);

      async function open(name: keyof typeof pages): Promise<WalkedPage> {
        const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
        const session = await page.context().newCDPSession(page);
        await page.goto(`${url}${pages[name].path}`);
        await page.waitForSelector('main [data-focused]');
        return { page, session };
      }
    }),
};

async function holdInTurns(
  walked: Readonly<Record<keyof typeof pages, WalkedPage>>,
  rate: number,
): Promise<readonly HeldMove[]> {
  const moves: HeldMove[] = [];
  for (const { key, presses } of holds) {
    for (const page of pageNames) {
      const { page: tab, session } = walked[page];
      await tab.bringToFront();
      if (key === 'ArrowRight' || key === 'ArrowDown') await goTo({ page: tab }, pages[page].start);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      moves.push({ page, key, rate, ...(await holdArrow(walked[page], key, presses)) });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  return moves;
}
