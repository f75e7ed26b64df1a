import type { ConnectedDevice } from '../device/device';
import { type LunaAnswer, type LunaMethods, lunaFailure } from './luna-request';
import { pickFacts } from './pick-facts';

/** `com.webos.settingsservice`: what the viewer has chosen in the set's menu. */
export function createSettingsService(device: ConnectedDevice): LunaMethods {
  const settingsOf = (category: unknown): Readonly<Record<string, unknown>> | undefined => {
    const { isVoiceGuideOn, areCaptionsOn } = device.state();
    switch (category) {
      case 'option':
        return { audioGuidance: isVoiceGuideOn ? 'on' : 'off', smartServiceCountryCode3: 'DNK' };
      case 'caption':
        return { captionEnable: areCaptionsOn ? 'on' : 'off' };
      case undefined:
        return { localeInfo: { locales: { UI: 'da-DK', TV: 'da-DK' }, timezone: 'Europe/Copenhagen' } };
      default:
        return undefined;
    }
  };
  const answer = (category: unknown, keys: readonly unknown[]): LunaAnswer => {
    const all = settingsOf(category);
    const names = keys.map(String);
    const missing = names.filter((name) => all?.[name] === undefined);
    if (all === undefined || missing.length > 0)
      return lunaFailure(-6, `There is no matched result from DB: ${missing.join(', ')}`);
    const settings = pickFacts(all, names);
    return { returnValue: true, method: 'getSystemSettings', ...(category !== undefined && { category }), settings };
  };
  return {
    getSystemSettings: ({ parameters: { category, keys, key }, isSubscribed, reply, whenChanged }) => {
      const asked = Array.isArray(keys) ? keys : key === undefined ? [] : [key];
      const first = answer(category, asked);
      reply(isSubscribed ? { ...first, subscribed: first.returnValue } : first);
      if (!isSubscribed || !first.returnValue) return;
      let last = JSON.stringify(first);
      whenChanged(() => {
        const next = answer(category, asked);
        if (JSON.stringify(next) === last) return;
        last = JSON.stringify(next);
        reply(next);
      });
    },
  };
}
