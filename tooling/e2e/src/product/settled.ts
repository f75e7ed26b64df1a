import type { BrowserPage } from '../driver/browser-page';

interface Watch {
  hasWork(): boolean;
}

/** Longer timers wait for something that may never come, as an answer that takes too long. */
const soonMs = 1000;

/** Keeps count of the calls, frames, idle work and short timers that a page still waits for; runs inside it before the app, whole in itself. */
function watchWork(longestMs: number): void {
  const waiting = new Set<string>();
  const wrap = (asks: string, cancels: string, kind: string): void => {
    const ask = Reflect.get(window, asks) as (work: (...got: unknown[]) => void, second?: unknown) => number;
    const cancel = Reflect.get(window, cancels) as (handle: number) => void;
    const askCounted = (work: (...got: unknown[]) => void, second?: unknown, ...rest: unknown[]): number => {
      const run = (...got: unknown[]): void => {
        waiting.delete(`${kind} ${handle}`);
        work(...got);
      };
      const handle: number = Reflect.apply(ask, window, [run, second, ...rest]);
      if (kind !== 'timer' || Number(second ?? 0) <= longestMs) waiting.add(`${kind} ${handle}`);
      return handle;
    };
    const cancelCounted = (handle: number): void => {
      waiting.delete(`${kind} ${handle}`);
      Reflect.apply(cancel, window, [handle]);
    };
    Object.assign(window, { [asks]: askCounted, [cancels]: cancelCounted });
  };
  wrap('setTimeout', 'clearTimeout', 'timer');
  wrap('requestIdleCallback', 'cancelIdleCallback', 'idle');
  wrap('requestAnimationFrame', 'cancelAnimationFrame', 'frame');
  let calls = 0;
  const { fetch } = window;
  const fetchCounted = (...request: Parameters<typeof fetch>): Promise<Response> => {
    calls += 1;
    const name = `call ${calls}`;
    waiting.add(name);
    return Reflect.apply(fetch, window, request).finally(() => waiting.delete(name));
  };
  Object.assign(window, { fetch: fetchCounted, hasWork: () => waiting.size > 0 });
}

const isStill = async () => {
  const hasNothingLeft = () => {
    const images = Array.from(document.images).filter(({ src }) => src !== '');
    const isMoving = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    const { hasWork } = window as unknown as Watch;
    return !hasWork() && !isMoving && images.every(({ complete }) => complete);
  };
  if (!hasNothingLeft()) return false;
  // What came last may still be rendered, and asks for more then.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return hasNothingLeft();
};

/** Lets every page that is opened from now on be asked whether it has settled. */
export async function prepareSettled(page: BrowserPage): Promise<void> {
  await page.beforeLoad(watchWork, soonMs);
}

/** Waits until a page has nothing left to do: no call, frame, idle work or short timer waits, nothing moves, and every picture is there. */
export async function untilSettled(page: BrowserPage): Promise<void> {
  await page.waitFor('a page that has settled', isStill);
}
