import type { Speech } from '@fjernsyn/platform';
import { createLiveRegion } from './live-region';
import type { Luna } from './luna';
import type { WebosSettings } from './webos-settings';

const tts = 'com.webos.service.tts';

/** Makes speech on the set's own voice, as LG's sets have no other; where they refuse it, in a live region that a screen reader reads. */
export function createWebosSpeech(document: Document, luna: Luna, settings: WebosSettings): Speech {
  const region = createLiveRegion(document);
  let count = 0;
  return {
    get screenReader() {
      return settings.screenReader;
    },
    speak(text, language) {
      const turn = ++count;
      luna.ask(`${tts}/speak`, { text, clear: true }, (answer) => {
        if (!answer && turn === count) region.say(text, language);
      });
    },
    silence() {
      count++;
      luna.ask(`${tts}/stop`, {});
      region.say('', '');
    },
  };
}
