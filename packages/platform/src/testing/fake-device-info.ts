import type { DeviceInfo } from '../device/device-info';

/** A browser of no particular kind. */
export const fakeDeviceInfo: DeviceInfo = {
  target: 'web',
  serviceDevice: 'web_browser',
  engine: 'Fake 1',
  model: '',
  language: 'da-DK',
  deviceClass: {
    memory: 'normal',
    animation: 'full',
    imageScale: 1,
    bufferSeconds: 20,
    maxVideoHeight: 1080,
    decodedImageBytes: Number.POSITIVE_INFINITY,
  },
  timing: { delayMs: 350, scrollMs: 300 },
  mediaFormats: ['dash', 'mp4', 'hls'],
};
