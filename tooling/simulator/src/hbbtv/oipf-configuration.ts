import type { ConnectedDevice } from '../device/device';
import { type AppWindow, soon } from '../frame/app-window';
import { recorded } from '../frame/recorded';

/** `application/oipfConfiguration`: what the viewer has chosen in the set's menu. */
export function createConfiguration(window: AppWindow, device: ConnectedDevice) {
  const configuration = {
    preferredAudioLanguage: 'dan,eng',
    preferredSubtitleLanguage: 'dan,eng',
    preferredUILanguage: 'dan,eng',
    countryId: 'DNK',
    get subtitlesEnabled() {
      return device.state().areCaptionsOn;
    },
    audioDescriptionEnabled: false,
    deviceId: '',
    // The number belongs to the viewer, who has to agree; here nobody does.
    requestAccessToDistinctiveIdentifier: recorded(
      device,
      'configuration.requestAccessToDistinctiveIdentifier',
      (answer: (isGranted: boolean) => void) => soon(window, () => answer(false)),
    ),
    getText: () => '',
  };
  return { configuration, localSystem: { volume: 50, mute: false } };
}
