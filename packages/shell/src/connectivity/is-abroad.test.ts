import { createApi } from '@fjernsyn/api';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { isAbroad } from './is-abroad';

const setUp = (answer: FakeAnswer) => {
  const { http, clock, telemetry } = createFakePorts({ service: () => answer });
  const api = createApi({
    http,
    clock,
    telemetry,
    mediaFormats: [],
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
    tokens: { tokenFor: async () => undefined, ownerOf: () => undefined, refreshed: async () => undefined },
    common: () => ({
      lang: 'da',
      ff: 'idp',
      device: 'web_browser',
      sub: 'Anonymous',
      segments: [],
      appVersion: '1.0.0',
    }),
  });
  return { api, http };
};

test('[SH183] a token that says so is enough', async () => {
  const { api, http } = setUp({ body: { isDeviceAbroad: false } });
  expect(await isAbroad(api, { isDeviceAbroad: true })).toBe(true);
  expect(http.requests).toEqual([]);
});

test('[SH183] else the service is asked, and one that cannot say means no', async () => {
  const here = { isDeviceAbroad: false };
  expect(await isAbroad(setUp({ body: { isDeviceAbroad: 'true', geoLocation: 'se' } }).api, here)).toBe(true);
  expect(await isAbroad(setUp({ body: { isDeviceAbroad: false, geoLocation: 'dk' } }).api, here)).toBe(false);
  expect(await isAbroad(setUp({ status: 500, body: {} }).api, here)).toBe(false);
});
