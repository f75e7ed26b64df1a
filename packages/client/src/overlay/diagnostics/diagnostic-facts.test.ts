import type { DeviceInfo, ParentalControl } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createFakeApplication } from '../../testing/fake-world';
import { diagnosticFacts } from './diagnostic-facts';

const nothing = { framesPerSecond: undefined, memoryMegabytes: undefined };

function factsOf(change: Partial<DeviceInfo>) {
  const { application } = createFakeApplication(() => undefined);
  return diagnosticFacts({ ...application, device: { ...application.device, ...change } }, nothing);
}

test('[CL500] [found-build-01] tells our release and its commit beside the number that the service knows', () => {
  const { application } = createFakeApplication(() => undefined);
  const configuration = { ...application.configuration, release: '1.0.0 1a2b3c4d5e6f' };
  expect(diagnosticFacts({ ...application, configuration }, nothing).version).toBe(
    '1.0.0 1a2b3c4d5e6f, service 2.519.2',
  );
});

test('[CL291] tells how much memory is used, and how much the set is taken to have', () => {
  expect(factsOf({}).memory).toBe('–, normal');
});

test('[CL291] tells the formats that the set is given, and what else it says of its media', () => {
  expect(factsOf({ mediaFormats: ['mp4', 'dash'] }).media).toBe('mp4, dash');
  expect(factsOf({ mediaTraits: ['UHD', 'PlayReady'] }).media).toBe('dash, mp4, hls, UHD, PlayReady');
});

test.each<[ParentalControl | undefined, string]>([
  [undefined, '–'],
  [{ isOn: false, limitAge: undefined, isPinEntryLocked: false }, 'off'],
  [{ isOn: true, limitAge: 15, isPinEntryLocked: true }, 'on, from 15, PIN locked'],
  [{ isOn: undefined, limitAge: undefined, isPinEntryLocked: true }, '–, PIN locked'],
])('[CL291] tells the set’s own parental control: %o is %s', (control, text) => {
  expect(factsOf({ parentalControl: () => control }).parental).toBe(text);
});
