import { furnishPage } from '@fjernsyn/client/testing';
import { expect, test, vi } from 'vitest';
// The client comes with this file: within a test it would take of its time.
import '@fjernsyn/client';
import { createFakeWebos } from './testing/fake-webos';

test('[CL520] [found-wire-01] a set by LG asks as such a set, by its page and who is there', async () => {
  const { window: set, quieten } = createFakeWebos();
  const { queryOf } = furnishPage(set);
  vi.stubGlobal('window', set);
  vi.stubGlobal('document', set.document);
  await import('./main');
  await expect
    .poll(() => queryOf('/page'))
    .toMatchObject({
      device: 'tv_webos',
      sub: 'Registered',
      segments: 'ramasjang',
      max_rating: 'MRAM-07',
      geoLocation: 'dk',
      appVersion: '3.1.0',
    });
  expect(queryOf('/config')).toMatchObject({ device: 'tv_webos', distributor: 'partner' });
  await vi.dynamicImportSettled();
  quieten();
});
