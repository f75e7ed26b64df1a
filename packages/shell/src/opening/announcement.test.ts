import type { ServiceConfig } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { announcementOf } from './announcement';

const config = (customFields: Readonly<Record<string, unknown>>): ServiceConfig => ({
  general: { itemImageTypes: {}, mandatorySignIn: false, servedCountries: [], customFields },
});

test('[SH167] is what the service’s configuration says, in its own words', () => {
  expect(announcementOf(config({ shutdownNotice: 'Vi lukker 1. maj.', shutdownNoticeTitle: 'Farvel' }))).toEqual({
    kind: 'announcement',
    title: 'Farvel',
    text: 'Vi lukker 1. maj.',
  });
  expect(announcementOf(config({ shutdownNotice: 'Vi lukker.' }))).toMatchObject({ text: 'Vi lukker.' });
});

test.each([{}, { shutdownNotice: ' ' }, { shutdownNotice: 7 }])('[SH167] %j announces nothing', (fields) => {
  expect(announcementOf(config(fields))).toBeUndefined();
  expect(announcementOf({})).toBeUndefined();
});
