import { expect, test } from 'vitest';
import { type HbbtvStart, startHbbtv } from './start-hbbtv';
import { createFakeSet, type FakeSetOptions } from './testing/fake-set';

interface Detached {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

const red = 403;
const masks = { notice: 1, browsing: 0x1f };

async function start(options: FakeSetOptions, isReachable = () => true) {
  const set = createFakeSet(options);
  const opened: HbbtvStart[] = [];
  let fetchCount = 0;
  await startHbbtv({
    window: set.window,
    applicationName: 'Fjernsyn',
    async fetchClient() {
      fetchCount++;
      if (!isReachable()) throw new Error('unreachable');
      return async (begun) => void opened.push(begun);
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { ...set, opened, settle, fetched: () => fetchCount, notice: () => set.notice };
}

test('[HB3] [hbb-01] an application of the portal is shown once, and opens at once', async () => {
  const { told, opened, notice, root } = await start({ channel: null });
  expect(told).toEqual([`keys ${masks.browsing}`, 'show']);
  expect([opened.length, opened[0]?.visibility, notice(), root.style.display]).toEqual([1, undefined, undefined, '']);
});

test('[HB4] [hbb-01] [found-pack-08] an application of a channel is shown once, behind its notice, and fetches nothing before red', async () => {
  const { told, opened, notice, root, fetched, press } = await start({
    channel: { name: 'DR1' },
    configuration: { preferredUILanguage: 'dan,eng' },
  });
  expect(told).toEqual([`keys ${masks.notice}`, 'show']);
  expect([opened.length, fetched(), root.style.display]).toEqual([0, 0, 'none']);
  expect(notice()).toBe('Tryk på den røde knap for Fjernsyn');
  press(red);
  expect(fetched()).toBe(1);
});

test('[HB4] [hbb-11] red opens it, and red again leads back to the notice; the client is opened once', async () => {
  const { told, opened, notice, root, press, settle } = await start({ channel: { name: 'DR1' } });
  expect(press(red)).toBe(true);
  await settle();
  expect([opened.length, notice(), root.style.display]).toEqual([1, undefined, '']);
  expect(press(red)).toBe(true);
  expect([root.style.display, notice() === undefined]).toEqual(['none', false]);
  press(red);
  await settle();
  expect(opened).toHaveLength(1);
  expect(told.slice(2)).toEqual([masks.browsing, masks.notice, masks.browsing].map((mask) => `keys ${mask}`));
});

test('[HB4] another button does nothing to it', async () => {
  const { opened, press, settle } = await start({ channel: { name: 'DR1' } });
  expect(press(404)).toBe(false);
  await settle();
  expect(opened).toEqual([]);
});

test('[HB5] a client that cannot be fetched leads back to the notice, and red tries again', async () => {
  let isReachable = false;
  const { opened, notice, press, settle } = await start({ channel: { name: 'DR1' } }, () => isReachable);
  press(red);
  await settle();
  expect(notice()).toBeDefined();
  isReachable = true;
  press(red);
  await settle();
  expect(opened).toHaveLength(1);
});

test('[HB12] what an engine cannot fetch a second time is fetched by a fresh page', async () => {
  const { notice, press, settle, window } = await start({ channel: { name: 'DR1' } }, () => false);
  let reloads = 0;
  window.location.reload = () => void reloads++;
  press(red);
  await settle();
  expect([reloads, notice() === undefined]).toEqual([0, false]);
  press(red);
  await settle();
  expect([reloads, window.sessionStorage.length]).toEqual([1, 1]);
});

test('[HB12] a fresh page opens at once, and only the first time', async () => {
  const stored = { 'fjernsyn.open-at-once': '1' };
  const { notice, opened, settle, window } = await start({ channel: { name: 'DR1' }, stored });
  await settle();
  expect([opened.length, notice(), window.sessionStorage.length]).toEqual([1, undefined, 0]);
});

test('[HB250] [storage-03] where looking at the storage throws it starts all the same, with its notice', async () => {
  const { notice, opened, press, settle } = await start({ channel: { name: 'DR1' }, isStorageForbidden: true });
  expect(notice()).toBeDefined();
  press(red);
  await settle();
  expect(opened).toHaveLength(1);
});

/** A set of a portal whose page has its own notice of a failed start. */
function portalSet() {
  const set = createFakeSet({ channel: null });
  const { document } = set.window;
  const failure = document.body.appendChild(document.createElement('div'));
  failure.id = 'failure-load';
  failure.hidden = true;
  const button = failure.appendChild(document.createElement('button'));
  set.root.textContent = 'Fjernsyn';
  return { ...set, document, failure, button };
}

test('[HB5] where the portal started it, the page’s own notice says so', async () => {
  const { window, root, document, failure, button } = portalSet();
  const fetchClient = () => Promise.reject(new Error('unreachable'));
  await startHbbtv({ window, applicationName: 'Fjernsyn', fetchClient });
  expect([failure.hidden, failure.parentNode === root, root.children.length]).toEqual([false, true, 1]);
  expect(document.activeElement).toBe(button);
});

test('[HB5] it says so too where the stylesheet does not come, and opens nothing without it', async () => {
  const { window, root, document, failure } = portalSet();
  // Sheets are not fetched here.
  (window as unknown as Detached).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  root.hidden = true;
  root.setAttribute('data-styles', './main.css');
  const opened: HbbtvStart[] = [];
  const fetchClient = async () => async (begun: HbbtvStart) => void opened.push(begun);
  const started = startHbbtv({ window, applicationName: 'Fjernsyn', fetchClient });
  await expect.poll(() => document.querySelector('link')).not.toBeNull();
  document.querySelector('link')?.dispatchEvent(new window.Event('error'));
  await started;
  expect([opened, root.hidden, failure.hidden]).toEqual([[], false, false]);
});
