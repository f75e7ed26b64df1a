import type { ConnectedDevice } from '../device/device';
import { recorded, tell } from '../frame/recorded';
import { WebApiException } from './web-api-exception';

const captionKeys = [
  'CAPTION_ONOFF_KEY',
  'CAPTION_MODE_KEY',
  'CAPTION_FONT_SIZE_KEY',
  'CAPTION_FONT_STYLE_KEY',
  'CAPTION_FONT_COLOR_KEY',
  'CAPTION_FONT_OPACITY_KEY',
  'CAPTION_BG_COLOR_KEY',
  'CAPTION_BG_OPACITY_KEY',
  'CAPTION_EDGE_TYPE_KEY',
  'CAPTION_EDGE_COLOR_KEY',
  'CAPTION_WINDOW_COLOR_KEY',
  'CAPTION_WINDOW_OPACITY_KEY',
];
const captionDefaults: Readonly<Record<string, string>> = {
  CAPTION_MODE_KEY: 'CAPTION_MODE_DEFAULT',
  CAPTION_FONT_SIZE_KEY: 'CAPTION_SIZE_STANDARD',
  CAPTION_FONT_STYLE_KEY: 'CAPTION_FONT_DEFAULT',
  CAPTION_EDGE_TYPE_KEY: 'CAPTION_EDGE_NONE',
  CAPTION_FONT_OPACITY_KEY: 'CAPTION_OPACITY_DEFAULT',
  CAPTION_BG_OPACITY_KEY: 'CAPTION_OPACITY_DEFAULT',
  CAPTION_WINDOW_OPACITY_KEY: 'CAPTION_OPACITY_DEFAULT',
};
const menuKeys = { CAPTION_ONOFF_KEY: 0, ACCESSIBILITY_HIGH_CONTRAST: 13, VOICE_GUIDE_KEY: 15 } as const;
const menuValues = { OFF: 0, ON: 1, CAPTION_OFF: 0, CAPTION_ON: 1 } as const;

/** `tizen.tvinfo`: the viewer's captions, in Samsung's words. */
export function createCaptions(device: ConnectedDevice) {
  const listeners = new Map<number, unknown>();
  let last = 0;
  const check = (key: string): void => {
    if (!captionKeys.includes(key)) throw new WebApiException('TypeMismatchError', `Unknown caption key: ${key}.`);
  };
  const currentValue = (key: string): string =>
    key === 'CAPTION_ONOFF_KEY'
      ? device.state().areCaptionsOn
        ? 'CAPTION_ON'
        : 'CAPTION_OFF'
      : (captionDefaults[key] ?? 'CAPTION_COLOR_DEFAULT');
  device.subscribe((state, previous) => {
    if (state.areCaptionsOn === previous.areCaptionsOn) return;
    const key = 'CAPTION_ONOFF_KEY';
    for (const listener of listeners.values()) tell(device, 'tizen.tvinfo.caption', listener, key, currentValue(key));
  });
  return {
    getCaptionValue: recorded(device, 'tizen.tvinfo.getCaptionValue', (key: string) => {
      check(key);
      return currentValue(key);
    }),
    addCaptionValueChangeListener: recorded(
      device,
      'tizen.tvinfo.addCaptionValueChangeListener',
      (key: string, listener: unknown) => {
        check(key);
        last += 1;
        if (key === 'CAPTION_ONOFF_KEY') listeners.set(last, listener);
        return last;
      },
    ),
    removeCaptionValueChangeListener: recorded(
      device,
      'tizen.tvinfo.removeCaptionValueChangeListener',
      (id: number) => {
        listeners.delete(id);
      },
    ),
  };
}

/** `webapis.tvinfo`: entries of the set's menu, among them captions and the voice guide. */
export function createTvInfo(device: ConnectedDevice) {
  const listeners = new Map<number, { readonly key: number; readonly listener: unknown }>();
  let last = 0;
  const currentValue = (key: number): number => {
    const { areCaptionsOn, isVoiceGuideOn } = device.state();
    if (key === menuKeys.CAPTION_ONOFF_KEY) return areCaptionsOn ? menuValues.ON : menuValues.OFF;
    if (key === menuKeys.VOICE_GUIDE_KEY) return isVoiceGuideOn ? menuValues.ON : menuValues.OFF;
    if (key === menuKeys.ACCESSIBILITY_HIGH_CONTRAST) return menuValues.OFF;
    throw new WebApiException('InvalidValuesError', `Unknown menu key: ${key}.`);
  };
  device.subscribe((state, previous) => {
    const changed: number[] = [];
    if (state.areCaptionsOn !== previous.areCaptionsOn) changed.push(menuKeys.CAPTION_ONOFF_KEY);
    if (state.isVoiceGuideOn !== previous.isVoiceGuideOn) changed.push(menuKeys.VOICE_GUIDE_KEY);
    for (const { key, listener } of listeners.values())
      if (changed.includes(key)) tell(device, 'webapis.tvinfo.change', listener, key);
  });
  return {
    TvInfoMenuKey: menuKeys,
    TvInfoMenuValue: menuValues,
    getVersion: () => '2.0',
    getMenuValue: recorded(device, 'webapis.tvinfo.getMenuValue', currentValue),
    addCaptionChangeListener: recorded(
      device,
      'webapis.tvinfo.addCaptionChangeListener',
      (key: number, listener: unknown) => {
        currentValue(key);
        last += 1;
        listeners.set(last, { key, listener });
        return last;
      },
    ),
    removeCaptionChangeListener: recorded(device, 'webapis.tvinfo.removeCaptionChangeListener', (id: number) => {
      listeners.delete(id);
    }),
  };
}
