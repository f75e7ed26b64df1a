import type { ConnectedDevice } from '../device/device';
import { type AppWindow, placeGetter } from './app-window';

/** What of an XMLHttpRequest can be cut. */
interface OpenRequest {
  cut(): void;
}

/**
 * Takes the network away and gives it back: `onLine`, its events, and every fetch and XMLHttpRequest that leaves the set. Files of a
 * packaged application lie on the set and are always there. What the browser fetches by itself (pictures, a plain `src` of a video) is
 * out of reach.
 */
export function installNetwork(window: AppWindow, device: ConnectedDevice): void {
  const open = new Set<OpenRequest>();
  const isOnline = (): boolean => device.state().isOnline;
  const isOutside = (url: string): boolean =>
    device.model.target === 'hbbtv' || new window.URL(url, window.location.href).origin !== window.location.origin;

  placeGetter(window.navigator, 'onLine', isOnline);
  installFetch(window, (url) => isOnline() || !isOutside(url), open);
  installRequests(window, (url) => isOnline() || !isOutside(url), open);
  device.subscribe((state, previous) => {
    if (state.isOnline === previous.isOnline) return;
    if (!state.isOnline) for (const request of [...open]) request.cut();
    const name = state.isOnline ? 'online' : 'offline';
    device.record({ kind: 'event', name: `window.${name}` });
    window.dispatchEvent(new window.Event(name));
  });
}

type CanReach = (url: string) => boolean;

function installFetch(window: AppWindow, canReach: CanReach, open: Set<OpenRequest>): void {
  const original = window.fetch.bind(window);
  const failure = (): Error => new window.TypeError('Failed to fetch');
  window.fetch = (input, init) => {
    const asRequest = input instanceof window.Request ? input : undefined;
    if (!canReach(asRequest?.url ?? String(input))) return window.Promise.reject(failure());
    const controller = new window.AbortController();
    const outer = init?.signal ?? asRequest?.signal;
    if (outer?.aborted === true) controller.abort();
    outer?.addEventListener('abort', () => controller.abort());
    let isCut = false;
    const request: OpenRequest = {
      cut: () => {
        isCut = true;
        controller.abort();
      },
    };
    open.add(request);
    return original(input, { ...init, signal: controller.signal }).then(
      (response) => {
        open.delete(request);
        return response;
      },
      (error: unknown) => {
        open.delete(request);
        throw isCut ? failure() : error;
      },
    );
  };
}

function installRequests(window: AppWindow, canReach: CanReach, open: Set<OpenRequest>): void {
  const fail = (request: XMLHttpRequest): boolean => request.dispatchEvent(new window.ProgressEvent('error'));
  window.XMLHttpRequest = class extends window.XMLHttpRequest implements OpenRequest {
    #url = '';
    #isCut = false;

    constructor() {
      super();
      this.addEventListener('abort', (event) => {
        if (!this.#isCut) return;
        // The engine knows only that somebody aborted; to the application the network failed.
        event.stopImmediatePropagation();
        fail(this);
      });
      this.addEventListener('loadend', () => open.delete(this));
    }

    override open(method: string, url: string | URL, ...rest: unknown[]): void {
      this.#url = String(url);
      (super.open as (...args: unknown[]) => void)(method, url, ...(rest.length === 0 ? [true] : rest));
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (canReach(this.#url)) {
        open.add(this);
        super.send(body);
        return;
      }
      window.setTimeout(() => {
        fail(this);
        this.dispatchEvent(new window.ProgressEvent('loadend'));
      }, 0);
    }

    cut(): void {
      this.#isCut = true;
      this.abort();
    }
  };
}
