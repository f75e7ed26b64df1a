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
  /** Where it is spoken to, by {@link joinBrowser} too. */
  readonly address: string;
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
  // Of several pages at once none is slowed down as one that nobody sees.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
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

interface Connected extends Pick<Browser, 'version' | 'address' | 'openPage'> {
  readonly pages: ReadonlySet<BrowserPage>;
  disconnect(): void;
}

async function connectBrowser(address: string): Promise<Connected> {
  const connection = await connectCdp(address);
  const pages = new Set<BrowserPage>();
  return {
    version: await describeBrowser(connection),
    address,
    pages,
    openPage: async (options) => {
      const page = await openBrowserPage(connection, address, options);
      pages.add(page);
      return page;
    },
    disconnect: connection.close,
  };
}

/** Joins a browser that somebody else has started and will end; closing it closes the pages that were opened here. */
export async function joinBrowser(address: string): Promise<Browser> {
  const connected = await connectBrowser(address).catch((error: Error) => {
    throw new Error(`The browser of this run has crashed or ended: ${address} does not answer (${error.message}).`);
  });
  const { pages, disconnect } = connected;
  const close = async (): Promise<void> => {
    await Promise.all(Array.from(pages, (page) => page.close().catch(() => {})));
    disconnect();
  };
  return { ...connected, close };
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
  let connected: Connected | null = null;

  const close = async (): Promise<void> => {
    for (const page of connected?.pages ?? []) page.disconnect();
    connected?.disconnect();
    await stop(child);
    process.removeListener('exit', killAtExit);
    // The browser's children may still be writing; the folder goes once they are done.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  try {
    connected = await connectBrowser(await addressOf(child));
    return { ...connected, close };
  } catch (error) {
    await close();
    throw error;
  }
}
