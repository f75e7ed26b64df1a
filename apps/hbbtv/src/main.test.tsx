import { furnishPage } from '@fjernsyn/client/testing';
import { expect, test, vi } from 'vitest';
// The client comes with this file: within a test it would take of its time.
import './open-hbbtv-client';
import { createFakeSet } from './testing/fake-set';

test('[CL520] [found-wire-01] a set that runs HbbTV asks as such a set, by its page and who is there', async () => {
  const { window: set, quieten } = createFakeSet({ channel: null });
  const { queryOf } = furnishPage(set);
  vi.stubGlobal('window', set);
  vi.stubGlobal('document', set.document);
  await import('./main');
  await expect
    .poll(() => queryOf('/page'))
    .toMatchObject({
      device: 'tv_hbbtv',
      sub: 'Registered',
      segments: 'ramasjang',
      max_rating: 'MRAM-07',
      geoLocation: 'dk',
      appVersion: '3.1.0',
    });
  expect(queryOf('/config')).toMatchObject({ device: 'tv_hbbtv', distributor: 'partner' });
  await vi.dynamicImportSettled();
  quieten();
});
