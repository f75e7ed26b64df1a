import { furnishPage } from '@fjernsyn/client/testing';
import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
// The client comes with this file: within a test it would take of its time.
import '@fjernsyn/client';

const agent =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36';

test('[CL520] [found-wire-01] a Samsung set asks as such a set, by its page and who is there', async () => {
  const happy = new Window({ url: 'https://fjernsyn.example/', settings: { navigator: { userAgent: agent } } });
  const set = happy as unknown as globalThis.Window & typeof globalThis;
  const { queryOf } = furnishPage(set);
  vi.stubGlobal('window', set);
  vi.stubGlobal('document', set.document);
  await import('./main');
  await expect
    .poll(() => queryOf('/page'))
    .toMatchObject({
      device: 'tv_tizen',
      sub: 'Registered',
      segments: 'ramasjang',
      max_rating: 'MRAM-07',
      geoLocation: 'dk',
      appVersion: '3.1.0',
    });
  expect(queryOf('/config')).toMatchObject({ device: 'tv_tizen', distributor: 'partner' });
  await vi.dynamicImportSettled();
  void happy.happyDOM.abort();
});
