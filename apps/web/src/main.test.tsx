import { furnishPage } from '@fjernsyn/client/testing';
import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
// The client comes with this file: within a test it would take of its time.
import '@fjernsyn/client';

test('[CL520] [found-wire-01] a browser asks as one, by its page and who is there', async () => {
  const happy = new Window({ url: 'https://fjernsyn.example/' });
  const page = happy as unknown as globalThis.Window & typeof globalThis;
  const { queryOf } = furnishPage(page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  await import('./main');
  await expect
    .poll(() => queryOf('/page'))
    .toMatchObject({
      device: 'web_browser',
      sub: 'Registered',
      segments: 'ramasjang',
      max_rating: 'MRAM-07',
      geoLocation: 'dk',
      appVersion: '3.1.0',
    });
  expect(queryOf('/config')).toMatchObject({ device: 'web_browser', distributor: 'partner' });
  await vi.dynamicImportSettled();
  void happy.happyDOM.abort();
});
