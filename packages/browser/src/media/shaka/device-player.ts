import type { DeviceClass, DeviceInfo, MediaSource } from '@fjernsyn/platform';
import { type ShakaQuirks, toShakaConfiguration } from './shaka-configuration';
import type { ShakaNamespace, ShakaPlayer, ShakaPreload } from './shaka-namespace';
import { createTextGuard, type TextGuard } from './text-guard';

/** What a player has begun to load before it has a video. */
export interface BegunLoad {
  /** What is to be loaded in the place of the source's address; undefined where another source was begun, or it has failed. Once only. */
  take(source: MediaSource): Promise<ShakaPreload | undefined>;
}

/** A player of Shaka as this device needs it, with or without a video yet. */
export interface DevicePlayer {
  readonly shaka: ShakaNamespace;
  readonly player: ShakaPlayer;
  readonly text: TextGuard;
  readonly begun?: BegunLoad | undefined;
}

/** Dependencies of {@link createDevicePlayer}. */
export interface DevicePlayerDeps {
  readonly window: Window;
  readonly deviceClass: DeviceClass;
  readonly quirks: ShakaQuirks;
  /** The set's settings for subtitles, asked at each opening. */
  readonly captions?: DeviceInfo['captions'];
}

/** Makes a {@link DevicePlayer} of a build of Shaka. */
export function createDevicePlayer(
  shaka: ShakaNamespace,
  { window, deviceClass, quirks, captions }: DevicePlayerDeps,
): DevicePlayer {
  const player = new shaka.Player();
  player.configure(toShakaConfiguration(deviceClass, quirks, captions?.()));
  return { shaka, player, text: createTextGuard({ shaka, player, document: window.document }) };
}
