import type { ErrorCode } from '@fjernsyn/kernel';
import type { Translate } from '../create-translate';
import { type PlaybackErrorTexts, playbackErrorTexts } from './playback-error-texts';

type Failure = keyof PlaybackErrorTexts extends infer Id
  ? Id extends `player.failed.${infer Name}`
    ? Name
    : never
  : never;

/** What the words of each code are about (C8). */
const failures: Readonly<Partial<Record<ErrorCode, Failure>>> = {
  'api/files-not-available': 'files',
  'api/not-found': 'missing',
  'api/refused': 'refused',
  'api/barred': 'barred',
  'api/unauthorized': 'signIn',
  'api/not-signed-in': 'signIn',
  'api/failed': 'service',
  'api/too-many-requests': 'service',
  'api/malformed-answer': 'response',
  'contracts/malformed-answer': 'response',
  'player/files-not-available': 'files',
  'player/video-format': 'format',
  'player/drm-protected': 'protected',
  'player/geo-blocked': 'abroad',
  'player/too-many-devices': 'devices',
  'player/loading-timeout': 'timeout',
  'shell/programme-barred': 'programmeBarred',
  'shell/programme-blacked-out': 'blackedOut',
  'media/unsupported': 'format',
  'media/decode': 'format',
  'media/drm': 'protected',
  'media/network': 'network',
  'media/missing': 'files',
  'media/manifest': 'manifest',
  'media/unknown': 'response',
  'media/engine-unreachable': 'unreachable',
  'media/engine-unavailable': 'engine',
  'http/unreachable': 'network',
  'http/timeout': 'timeout',
};

/** Failures that say something else of a television, and of a browser. */
const onTv: Readonly<Partial<Record<Failure, Failure>>> = { protected: 'protectedTv' };
const inBrowser: Readonly<Partial<Record<Failure, Failure>>> = { engine: 'browser' };

/** What was to be watched, and by what. */
export interface FailedPlace {
  readonly isChannel: boolean;
  readonly isTv: boolean;
}

/** That something does not play, in words. */
export function playbackErrorTitle(t: Translate<PlaybackErrorTexts>, isChannel: boolean): string {
  return textOf(t, 'title', isChannel);
}

/** Why something does not play, in words (C8). */
export function playbackErrorText(
  t: Translate<PlaybackErrorTexts>,
  code: ErrorCode,
  { isChannel, isTv }: FailedPlace,
): string {
  const failure = failures[code] ?? 'other';
  return textOf(t, (isTv ? onTv : inBrowser)[failure] ?? failure, isChannel);
}

/** What names a film has other words for a channel. */
function textOf(t: Translate<PlaybackErrorTexts>, failure: Failure, isChannel: boolean): string {
  const ofChannel = `player.channel.${failure}`;
  return isChannel && isChannelId(ofChannel) ? t(ofChannel) : t(`player.failed.${failure}`);
}

function isChannelId(id: string): id is Extract<keyof PlaybackErrorTexts, `player.channel.${string}`> {
  return id in playbackErrorTexts.da;
}
