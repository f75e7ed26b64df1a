import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentChromium } from '../engine-cache/current-chromium';
import { oldEngine } from '../engine-cache/old-engine';
import type { OldEngineName } from '../engine-cache/old-engines';
import { type BrowserPage, openBrowserPage, type PageOptions } from './browser-page';
import { type CdpConnection, connectCdp } from './cdp-connection';

/** The engines that the driver knows how to get. */
export type EngineName = 'current' | Extract<OldEngineName, `chromium-${string}`>;

/** A running browser; `version` is its own word, such as `HeadlessChrome/64.0.3264.0`. */
export interface Browser {
  readonly version: string;
  /** Opens a page in a fresh profile: no storage and no cookies of the pages before it. */
  openPage(options?: PageOptions): Promise<BrowserPage>;
  close(): Promise<void>;
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  // Pages that are opened from files may then play what they fetch, as on sets.
  '--allow-file-access-from-files',
  '--autoplay-policy=no-user-gesture-required',
  '--remote-debugging-port=0',
  '--remote-allow-origins=*',
  '--window-size=1280,720',
] as const;

const startTimeoutMs = 30_000;

function addressOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = '';
    const fail = (why: string): void => reject(new Error(`The browser ${why}. It said: ${words.slice(-2000)}`));
    const timer = setTimeout(() => fail(`did not start within ${startTimeoutMs} ms`), startTimeoutMs);
    process.once('error', (error) => fail(`did not start (${error.message})`));
    process.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
    process.stderr?.on('data', (text: Buffer) => {
      words += text.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(words)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      words = '';
      resolve(address);
    });
  });
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await ended;
}

async function describeBrowser(connection: CdpConnection): Promise<string> {
  return String((await connection.send('Browser.getVersion')).product);
}

/** Starts a browser with a fresh profile folder. Always close it in a `finally`, or it outlives the test. */
export async function launchBrowser({ engine }: { readonly engine: EngineName }): Promise<Browser> {
  const program = await (engine === 'current' ? currentChromium() : oldEngine(engine));
  const profile = await mkdtemp(join(tmpdir(), 'fjernsyn-browser-'));
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killAtExit = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killAtExit);
  const pages = new Set<BrowserPage>();
  let connection: CdpConnection | null = null;

  const close = async (): Promise<void> => {
    for (const page of pages) page.disconnect();
    connection?.close();
    await stop(child);
    process.removeListener('exit', killAtExit);
    // The browser's children may still be writing; the folder goes once they are done.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  try {
    const address = await addressOf(child);
    connection = await connectCdp(address);
    const browser = connection;
    return {
      version: await describeBrowser(browser),
      openPage: async (options) => {
        const page = await openBrowserPage(browser, address, options);
        pages.add(page);
        return page;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
