import { createTestWindow } from '@fjernsyn/browser/testing';
import { expect, test } from 'vitest';
import { pageObjectOf } from './page-object';
import { readCapabilities } from './read-capabilities';

function read(listed?: string) {
  const window = createTestWindow();
  const xmlCapabilities =
    listed && new window.DOMParser().parseFromString(`<profilelist>${listed}</profilelist>`, 'text/xml');
  const object = pageObjectOf(window.document, 'application/oipfCapabilities');
  Object.defineProperty(object, 'xmlCapabilities', { value: xmlCapabilities });
  return readCapabilities(window.document);
}

test('[BR153] tells how media come, their codecs, subtitles and protection, each once', () => {
  const list = `
    <ui_profile name="OITF_HD_UIPROF+DRM">
      <drm DRMSystemID="urn:dvb:casystemid:19219">TS MP4</drm>
      <drm DRMSystemID="urn:dvb:casystemid:19219">MP4_CENC</drm>
      <drm DRMSystemID="urn:dvb:casystemid:1664">TS</drm>
      <drm/>
    </ui_profile>
    <audio_profile name="MPEG1_L3" type="audio/mpeg"/>
    <video_profile name="MP4_AVC_HD_25_HEAAC" type="video/mp4"/>
    <video_profile name="MP4_HEVC_UHD_25_HEAAC_EBUTTD" type="video/mp4" transport="dash"/>`;
  expect(read(list)).toEqual({
    screenLines: 2160,
    mediaTraits: ['DASH', 'HEVC', 'UHD', 'EBUTTD', 'PlayReady', 'urn:dvb:casystemid:1664'],
  });
});

test('[BR153] a set that lists no UHD has lines of HD; one that lists nothing tells nothing', () => {
  expect(read('<video_profile name="MP4_AVC_HD_25_HEAAC"/>').screenLines).toBe(1080);
  expect(read()).toEqual({ screenLines: undefined, mediaTraits: [] });
});
