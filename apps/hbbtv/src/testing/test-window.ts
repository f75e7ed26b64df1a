import { Window as HappyWindow } from 'happy-dom';

/** A fresh window without a browser, at `path` of an origin of its own. */
export function createTestWindow(path = '/'): Window & typeof globalThis {
  return new HappyWindow({ url: `https://fjernsyn.example${path}` }) as unknown as Window & typeof globalThis;
}
