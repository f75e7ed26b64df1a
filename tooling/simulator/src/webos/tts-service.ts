import type { ConnectedDevice } from '../device/device';
import { type LunaMethods, lunaFailure } from './luna-request';

/** `com.webos.service.tts`: says words, where the viewer has audio guidance on. */
export function createTtsService(device: ConnectedDevice): LunaMethods {
  return {
    speak: ({ parameters, reply }) => {
      const { text, clear } = parameters;
      if (typeof text !== 'string' || text === '') {
        reply(lunaFailure(-1, 'Required parameter: text'));
        return;
      }
      if (device.state().isVoiceGuideOn) {
        const name = clear === false ? 'com.webos.service.tts, after what is said' : 'com.webos.service.tts';
        device.record({ kind: 'speech', name, given: text });
      }
      reply({ returnValue: true });
    },
    stop: ({ reply }) => reply({ returnValue: true }),
  };
}
