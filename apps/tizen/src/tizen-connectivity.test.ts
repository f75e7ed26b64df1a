import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { createTizenConnectivity } from './tizen-connectivity';

function open(network?: { type: number; canListen?: boolean }) {
  const window = new Window() as unknown as globalThis.Window;
  let tell: (state: number) => void = () => undefined;
  const webapis = network && {
    network: {
      getActiveConnectionType: () => network.type,
      addNetworkStateChangeListener(listener: (state: number) => void) {
        if (network.canListen === false) throw new Error('SecurityError');
        tell = listener;
        return 1;
      },
    },
  };
  const connectivity = createTizenConnectivity(Object.assign(window, webapis ? { webapis } : {}));
  const heard: boolean[] = [];
  connectivity.subscribe((isOnline) => heard.push(isOnline));
  return { window, connectivity, heard, tell: (state: number) => tell(state) };
}

const cableGone = 2;
const connected = 4;
const disconnected = 5;

test('[TZ4] hears the set’s gateway go and come, each once', () => {
  const { connectivity, heard, tell } = open({ type: 3 });
  expect(connectivity.isOnline).toBe(true);
  for (const state of [disconnected, disconnected, connected, connected]) tell(state);
  expect(heard).toEqual([false, true]);
});

test('[TZ4] asks what is left where a cable goes', () => {
  const network = { type: 3 };
  const { heard, tell } = open(network);
  network.type = 1;
  tell(cableGone);
  network.type = 0;
  tell(cableGone);
  expect(heard).toEqual([false]);
});

test.each([undefined, { type: 3, canListen: false }])(
  '[TZ4] takes the browser’s word where the set gives none: %j',
  (network) => {
    const { window, heard, connectivity } = open(network);
    window.dispatchEvent(new (window as unknown as typeof globalThis).Event('offline'));
    expect([heard, connectivity.isOnline]).toEqual([[false], false]);
  },
);
