import { expect, test } from 'vitest';
import { telemetryVersionOf, toTelemetryText } from './telemetry-event';

test.each([
  'search-result-clicked',
  'stream-consumed',
  'stream-started',
  'bookmarked',
  'profile-activated',
  'profile-deleted',
  'page-viewed',
] as const)('[PF8] gives %s version 2', (type) => {
  expect(telemetryVersionOf(type)).toBe(2);
});

test.each(['searched', 'unbookmarked', 'profile-created', 'navigated', 'playback-ended'] as const)(
  '[PF8] gives %s version 1',
  (type) => {
    expect(telemetryVersionOf(type)).toBe(1);
  },
);

test('[PF9] trims text and cuts it to 100 characters, never through one', () => {
  expect(toTelemetryText('  krimi ')).toBe('krimi');
  expect(toTelemetryText('👩'.repeat(101))).toBe('👩'.repeat(100));
});
