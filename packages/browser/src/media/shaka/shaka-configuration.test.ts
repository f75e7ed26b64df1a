import { fakeDeviceInfo } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { toShakaConfiguration } from './shaka-configuration';

test('[BR48] buffers and limits the picture by device class, and prefers no track', () => {
  const low = { ...fakeDeviceInfo.deviceClass, memory: 'low', bufferSeconds: 10, maxVideoHeight: 720 } as const;
  expect(toShakaConfiguration(low, { gapPaddingSeconds: 2, stallSkipSeconds: 0 })).toEqual({
    preferredAudio: [],
    preferredText: [],
    textDisplayer: { fontScaleFactor: 1 },
    mediaSource: { modifyCueCallback: expect.any(Function) },
    abr: { useNetworkInformation: false, restrictions: { maxHeight: 720 } },
    streaming: {
      bufferingGoal: 10,
      bufferBehind: 5,
      evictionGoal: 0,
      avoidEvictionOnQuotaExceededError: false,
      gapPadding: 2,
      stallSkip: 0,
    },
  });
});

test('[P108] [BR430] evicts at each part on a set short of memory, and whatever the set where the buffer is full', () => {
  const streamingOf = (memory: 'low' | 'normal') =>
    toShakaConfiguration({ ...fakeDeviceInfo.deviceClass, memory }, {}).streaming;
  expect(streamingOf('low')).toMatchObject({ bufferBehind: 5, evictionGoal: 0 });
  expect(streamingOf('normal')).toMatchObject({ bufferBehind: 30, evictionGoal: 1 });
  for (const memory of ['low', 'normal'] as const)
    expect(streamingOf(memory).avoidEvictionOnQuotaExceededError).toBe(false);
});

test('[BR107] [BR108] draws letters as large as the set is told, and gives a plain screen plain light', () => {
  const { deviceClass } = fakeDeviceInfo;
  const told = toShakaConfiguration(deviceClass, { isHdr: false }, { isOn: true, sizeScale: 1.5 });
  expect(told).toMatchObject({ textDisplayer: { fontScaleFactor: 1.5 }, preferredVideo: [{ hdrLevel: 'SDR' }] });
  expect(toShakaConfiguration(deviceClass, { isHdr: true })).not.toHaveProperty('preferredVideo');
});

test('[BR800] the callback that places lines names every argument, as Shaka warns of one that does not', () => {
  const { modifyCueCallback } = toShakaConfiguration(fakeDeviceInfo.deviceClass, {}).mediaSource;
  const cue = {
    writingMode: 'horizontal-tb',
    direction: 'ltr',
    textAlign: 'center',
    positionAlign: 'line-left',
    position: 90,
    size: 100,
    line: null,
  };
  modifyCueCallback(cue, null, undefined);
  expect([modifyCueCallback.length, cue.position, cue.size]).toEqual([3, 60, 40]);
});
