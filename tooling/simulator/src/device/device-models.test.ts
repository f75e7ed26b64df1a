import { expect, it } from 'vitest';
import { deviceModels, modelOf } from './device-models';

it('[SI3] knows models of several years for every target, each by an id of its own', () => {
  for (const models of Object.values(deviceModels)) {
    expect(models.length).toBeGreaterThanOrEqual(4);
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
    expect(new Set(models.map(({ userAgent }) => userAgent)).size).toBe(models.length);
  }
});

it('[SI3] gives agents as sets send them', () => {
  expect(modelOf('tizen', '2017').userAgent).not.toMatch(/Chrome|Chromium/);
  expect(modelOf('tizen', '2021').userAgent).toContain('76.0.3809.146/6.0 TV Safari');
  expect(modelOf('webos', '2016').userAgent).toContain('Chrome/38');
  expect(modelOf('hbbtv', 'lg').userAgent).toMatch(/Web0S.*HbbTV\/1\.6\.1 \(\+DRM; LGE;/);
  for (const { userAgent } of deviceModels.hbbtv) expect(userAgent).toMatch(/HbbTV\/1\.\d\.1 \([^;]*;/);
});

it('[SI3] opens the first model where the asked one does not exist', () => {
  expect(modelOf('webos', 'toaster').id).toBe('2022');
  expect(modelOf('webos', null).id).toBe('2022');
});

it('[SI3] hides the names of keys from engines before Chromium 51', () => {
  const unnamed = Object.values(deviceModels).flatMap((models) => models.filter(({ hasKeyNames }) => !hasKeyNames));
  expect(unnamed.map(({ target, id }) => `${target} ${id}`)).toEqual(['tizen 2017', 'webos 2016', 'hbbtv 2012']);
});
