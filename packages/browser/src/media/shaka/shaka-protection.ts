import type { Clock, MediaProtection, ProtectionSystem } from '@fjernsyn/platform';
import type { ShakaDrmConfiguration } from './shaka-namespace';

/** The names under which browsers know the systems, best first. */
const keySystems: Readonly<Record<ProtectionSystem, string>> = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
};
const systems = Object.keys(keySystems) as ProtectionSystem[];

/** How long a browser is waited for: some sets never answer for a system that they do not have. */
const answerTimeoutMs = 1_000;

/** Asks whose protected media a browser plays; never rejects. */
export async function probeProtection(window: Window, clock: Clock): Promise<readonly ProtectionSystem[]> {
  const answers = await Promise.all(systems.map((system) => has(window, clock, system)));
  return systems.filter((_, index) => answers[index]);
}

function has({ navigator }: Window, clock: Clock, system: ProtectionSystem): Promise<boolean> {
  // A page without TLS has no such question.
  if (typeof navigator?.requestMediaKeySystemAccess !== 'function') return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = clock.after(answerTimeoutMs, () => resolve(false));
    const end = (isThere: boolean): void => {
      stop();
      resolve(isThere);
    };
    navigator.requestMediaKeySystemAccess(keySystems[system], [toQuestion(system)]).then(
      () => end(true),
      () => end(false),
    );
  });
}

function toQuestion(system: ProtectionSystem): MediaKeySystemConfiguration {
  // Chromium warns of Widevine without a level; this is the lowest, which every other one has.
  const robustness = system === 'widevine' ? 'SW_SECURE_CRYPTO' : '';
  return {
    initDataTypes: system === 'fairplay' ? ['sinf', 'skd'] : ['cenc'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"', robustness }],
    audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"', robustness }],
  };
}

/** Shaka's settings for a source's protection; those of a clear one take the settings before them away. */
export function toDrmConfiguration(protection: MediaProtection | undefined): ShakaDrmConfiguration {
  if (!protection) return { servers: undefined, clearKeys: undefined, advanced: undefined };
  const { system, licenseUrl, certificateUrl, headers, keys } = protection;
  const name = keySystems[system];
  return {
    servers: licenseUrl === undefined ? undefined : { [name]: licenseUrl },
    clearKeys: keys,
    advanced: { [name]: { headers: headers ?? {}, serverCertificateUri: certificateUrl ?? '' } },
  };
}
