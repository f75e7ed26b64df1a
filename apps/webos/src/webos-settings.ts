import type { CaptionSettings, Speech } from '@fjernsyn/platform';
import type { Luna } from './luna';

/** What the viewer has told the set in its menus; undefined while it is not known. */
export interface WebosSettings {
  readonly captions: CaptionSettings | undefined;
  readonly screenReader: Speech['screenReader'];
}

/** Follows the settings of a set by LG: audio guidance, and subtitles wherever there are any. */
export function followWebosSettings(luna: Luna): WebosSettings {
  let captions: CaptionSettings | undefined;
  let screenReader: Speech['screenReader'] = 'unknown';
  const follow = (category: string, key: string, hear: (value: unknown) => void): void => {
    const asked = { category, keys: [key], subscribe: true };
    luna.ask('com.webos.settingsservice/getSystemSettings', asked, (answer) => {
      const value = (answer?.settings as Readonly<Record<string, unknown>> | undefined)?.[key];
      if (value !== undefined) hear(value);
    });
  };
  follow('option', 'audioGuidance', (value) => {
    screenReader = value === 'on' ? 'on' : 'off';
  });
  follow('caption', 'captionEnable', (value) => {
    captions = { isOn: value === 'on' };
  });
  return {
    get captions() {
      return captions;
    },
    get screenReader() {
      return screenReader;
    },
  };
}
