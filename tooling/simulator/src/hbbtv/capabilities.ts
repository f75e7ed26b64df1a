import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from '../frame/app-window';
import { recorded } from '../frame/recorded';

const options = ['+DL', '+PVR', '+DRM', '+IPC', '+AFS'];

/** `application/oipfCapabilities`: what the set can do, by the options of its agent. */
export function createCapabilities(window: AppWindow, device: ConnectedDevice) {
  const { userAgent, systemVersion } = device.model;
  const own = options.filter((option) => userAgent.includes(option));
  const profile = `OITF_HD_UIPROF${own.join('')}`;
  const isYoung = systemVersion >= '1.4.1';
  const xml = `<?xml version="1.0"?><profilelist xmlns="urn:hbbtv:config:oitf:oitfCapabilities:2014-1"><ui_profile name="${profile}"><ext><parentalcontrol schemes="dvb-si">true</parentalcontrol></ext>${own.includes('+DRM') ? '<drm DRMSystemID="urn:dvb:casystemid:19219">MP4_CENC</drm>' : ''}</ui_profile><audio_profile name="MPEG1_L3" type="audio/mpeg"/><video_profile name="MP4_AVC_HD_25_HEAAC" type="video/mp4"/>${isYoung ? '<video_profile name="MP4_AVC_HD_25_HEAAC_EBUTTD" type="video/mp4" transport="dash"/>' : ''}</profilelist>`;
  const held = (): number => (device.state().tuner === 'presenting' ? 0 : 1);
  return {
    get xmlCapabilities() {
      return new window.DOMParser().parseFromString(xml, 'text/xml');
    },
    get extraSDVideoDecodes() {
      return held();
    },
    get extraHDVideoDecodes() {
      return held();
    },
    get extraUHDVideoDecodes() {
      return 0;
    },
    hasCapability: recorded(
      device,
      'oipfCapabilities.hasCapability',
      (name: string) => name === profile || own.includes(name) || name === 'OITF_HD_UIPROF',
    ),
  };
}
