import { writeFile } from 'node:fs/promises';
import { type CdpConnection, connectCdp } from './cdp-connection';
import { recordErrors } from './console-log';
import { evaluateIn, pageSource, type Returned } from './evaluate';
import { describeFailure } from './failure-report';
import { type FocusFacts, readFocus } from './focused';
import { holdKey, type KeyName, pressKey, typeText } from './keys';
import { type LayoutReads, patchLayoutReads, takeLayoutReads } from './layout-reads';
import { type LoggedRequest, recordNetwork } from './network-log';
import { quicken } from './quicken';
import { askNodes, recordTrace, type TraceEvent } from './trace';
import { type Awaiting, waitForFact } from './wait-for';

/** The size of a page in CSS px. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** A phone's screen, which is touched and has no pointer. */
  readonly isTouched?: boolean;
}

/** Options of a page to open: its size, default 1280 × 720, and how it begins. */
export interface PageOptions extends Partial<PageSize> {
  /** How many times as fast the page's clocks, timers, frames and transitions run; default 1. Not for a page in which a film plays. */
  readonly pace?: number | undefined;
  /** What the local storage of the first address holds before its scripts run. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
}

/** A page in a browser, driven as a viewer would drive it, and asked as a test needs. */
export interface BrowserPage {
  /** What the page has asked of the network. */
  readonly requests: readonly LoggedRequest[];
  /** What the page has complained of. */
  readonly consoleErrors: readonly string[];
  /** Opens an address and resolves once it has loaded. */
  goto(url: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  hold(key: KeyName, options: { readonly repeats: number; readonly intervalMs: number }): Promise<void>;
  type(text: string): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Touches a place and lets go; for a page that is touched. */
  tap(x: number, y: number): Promise<void>;
  /** Turns the wheel at a place, in CSS px: right and down where they are positive. Chromium 64 turns none when it is asked to. */
  turnWheel(x: number, y: number, deltaX: number, deltaY: number): Promise<void>;
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Returned<Result>>;
  /** Asks until the page answers with something truthy; see waitForFact. */
  waitFor<Args extends readonly unknown[], Result>(
    awaiting: Awaiting,
    find: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Returned<Result>>>;
  focused(): Promise<FocusFacts>;
  clearRequests(): void;
  screenshot(path: string): Promise<void>;
  /** Gives the page another size, as when a viewer pulls at the window. */
  resize(size: Pick<PageSize, 'width' | 'height'>): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Lets requests fail whose URL matches one of the patterns (`*` stands for anything); an empty list lifts it. */
  block(urlPatterns: readonly string[]): Promise<void>;
  /** The engine's counters since the page began, such as `LayoutCount` and `RecalcStyleCount`. */
  metrics(): Promise<Readonly<Record<string, number>>>;
  /** The bytes of the script's heap that are in use once everything is collected. */
  heapBytes(): Promise<number>;
  /** What the engine does while `run` goes on: its layouts, paints and frames. */
  trace(run: () => Promise<void>): Promise<readonly TraceEvent[]>;
  /** Asks a function, without functions in it, of the nodes that a trace names. */
  askNodes(nodeIds: readonly number[], ask: (node: Node) => string): Promise<readonly string[]>;
  /** Slows the page down by the factor; 1 is full speed. */
  emulateCpu(rate: number): Promise<void>;
  /** Counts reads that can force a layout, in every page that is opened from now on. */
  countLayoutReads(): Promise<void>;
  /** The reads since the last time, by name. */
  takeLayoutReads(): Promise<LayoutReads>;
  /** Runs a function in every page that is opened from now on, before its own scripts; the answer ends that. */
  beforeLoad<Args extends readonly unknown[]>(
    run: (...args: Args) => void,
    ...args: Args
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
  /** Drops the connection alone; for a browser that is about to end. */
  disconnect(): void;
}

/** A document that is driven by keys and asked for facts, a page's own or one within it. */
export type DrivenDocument = Pick<BrowserPage, 'press' | 'evaluate' | 'waitFor' | 'focused'>;

const loadTimeoutMs = 30_000;

const store = (entries: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
};

function mouse(connection: CdpConnection, type: string, x: number, y: number): Promise<unknown> {
  const isMove = type === 'mouseMoved';
  return connection.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    button: isMove ? 'none' : 'left',
    clickCount: isMove ? 0 : 1,
  });
}

async function navigate(connection: CdpConnection, url: string): Promise<void> {
  let stop = (): void => {};
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} did not load in ${loadTimeoutMs} ms.`)), loadTimeoutMs);
    const unlisten = connection.on('Page.loadEventFired', () => resolve());
    stop = () => {
      clearTimeout(timer);
      unlisten();
    };
  });
  try {
    const { errorText } = await connection.send('Page.navigate', { url });
    if (errorText !== undefined && errorText !== '') throw new Error(`${url}: ${String(errorText)}`);
    await connection.orHangUp(loaded);
  } finally {
    stop();
  }
}

/** Opens a page in a profile of its own, and starts to record. */
export async function openBrowserPage(
  browser: CdpConnection,
  browserAddress: string,
  { width = 1280, height = 720, isTouched = false, pace = 1, storage }: PageOptions = {},
): Promise<BrowserPage> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const host = new URL(browserAddress).host;
  const connection = await connectCdp(`ws://${host}/devtools/page/${String(targetId)}`);
  await connection.send('Page.enable');
  await connection.send('Runtime.enable');
  await connection.send('Performance.enable');
  const resize = async (size: Pick<PageSize, 'width' | 'height'>): Promise<void> => {
    await connection.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: isTouched });
  };
  await resize({ width, height });
  if (isTouched) await connection.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // Several pages at once each believe to be the one in front; Chromium 64 believes so anyway and knows no such command.
  await connection.send('Emulation.setFocusEmulationEnabled', { enabled: true }).catch(() => {});
  const network = await recordNetwork(connection);
  const errors = await recordErrors(connection);

  const screenshot = async (path: string): Promise<void> => {
    const { data } = await connection.send('Page.captureScreenshot', { format: 'png' });
    await writeFile(path, Buffer.from(String(data), 'base64'));
  };
  const evaluate: BrowserPage['evaluate'] = (run, ...args) => evaluateIn(connection, run, args);
  const beforeLoad: BrowserPage['beforeLoad'] = async (run, ...args) => {
    const source = await pageSource(run, args);
    const { identifier } = await connection.send('Page.addScriptToEvaluateOnNewDocument', { source });
    return async () => void (await connection.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }));
  };
  if (pace !== 1) {
    await beforeLoad(quicken, pace, Date.now());
    await connection.send('Animation.enable');
    await connection.send('Animation.setPlaybackRate', { playbackRate: pace });
  }
  let endStoring = storage === undefined ? undefined : await beforeLoad(store, storage);
  const goto = async (url: string): Promise<void> => {
    await navigate(connection, url);
    // What the page removes from its storage stays removed when it loads again.
    await endStoring?.();
    endStoring = undefined;
  };

  return {
    get requests() {
      return network.requests();
    },
    get consoleErrors() {
      return errors();
    },
    goto,
    press: (key) => pressKey(connection, key),
    hold: (key, options) => holdKey(connection, key, options),
    type: (text) => typeText(connection, text),
    moveMouse: async (x, y) => {
      await mouse(connection, 'mouseMoved', x, y);
    },
    click: async (x, y) => {
      await mouse(connection, 'mouseMoved', x, y);
      await mouse(connection, 'mousePressed', x, y);
      await mouse(connection, 'mouseReleased', x, y);
    },
    tap: async (x, y) => {
      await connection.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await connection.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    turnWheel: async (x, y, deltaX, deltaY) => {
      await connection.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
    },
    evaluate,
    waitFor: (awaiting, find, ...args) =>
      waitForFact(
        awaiting,
        () => evaluate(find, ...args),
        (what) => describeFailure(what, { evaluate, screenshot, errors }),
      ),
    focused: () => evaluate(readFocus),
    clearRequests: network.clear,
    screenshot,
    resize,
    setOffline: async (offline) => {
      const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await connection.send('Network.emulateNetworkConditions', { offline, ...unlimited });
    },
    block: async (urls) => {
      await connection.send('Network.setBlockedURLs', { urls });
    },
    metrics: async () => {
      const { metrics } = await connection.send('Performance.getMetrics');
      const list = metrics as readonly { readonly name: string; readonly value: number }[];
      return Object.fromEntries(list.map(({ name, value }) => [name, value]));
    },
    heapBytes: async () => {
      await connection.send('HeapProfiler.collectGarbage');
      const { usedSize } = await connection.send('Runtime.getHeapUsage');
      return Number(usedSize);
    },
    trace: (run) => recordTrace(connection, String(targetId), run),
    askNodes: (nodeIds, ask) => askNodes(connection, nodeIds, ask),
    emulateCpu: async (rate) => {
      await connection.send('Emulation.setCPUThrottlingRate', { rate });
    },
    countLayoutReads: async () => void (await beforeLoad(patchLayoutReads)),
    takeLayoutReads: () => evaluate(takeLayoutReads),
    beforeLoad,
    close: async () => {
      connection.close();
      await browser.send('Target.closeTarget', { targetId });
      await browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {});
    },
    disconnect: connection.close,
  };
}
