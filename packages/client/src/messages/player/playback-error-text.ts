import type { ErrorCode } from '@fjernsyn/kernel';
import type { Translate } from '../create-translate';
import { type PlayerTexts, playerTexts } from './player-texts';

type Failure = keyof PlayerTexts extends infer Id ? (Id extends `player.failed.${infer Name}` ? Name : never) : never;

const failures: Readonly<Partial<Record<ErrorCode, Failure>>> = {
  'api/files-not-available': 'files',
  'api/not-found': 'missing',
  'api/refused': 'refused',
  'api/barred': 'barred',
  'api/unauthorized': 'signIn',
  'player/files-not-available': 'files',
  'player/video-format': 'format',
  'media/unsupported': 'format',
  'player/drm-protected': 'protected',
  'media/drm': 'protected',
  'media/network': 'network',
  'media/missing': 'files',
  'media/manifest': 'manifest',
  'http/unreachable': 'network',
  'http/timeout': 'timeout',
  'player/loading-timeout': 'timeout',
  'media/engine-unreachable': 'unreachable',
  'media/engine-unavailable': 'engine',
};

/** That something does not play, in words. */
export function playbackErrorTitle(t: Translate<PlayerTexts>, isChannel: boolean): string {
  return t(idOf('title', isChannel));
}

/** Why something does not play, in words (C8). */
export function playbackErrorText(t: Translate<PlayerTexts>, code: ErrorCode, isChannel: boolean): string {
  return t(idOf(failures[code] ?? 'other', isChannel));
}

type FailureId = Extract<keyof PlayerTexts, `player.failed.${string}` | `player.channel.${string}`>;

/** What names a film has other words for a channel. */
function idOf(failure: Failure, isChannel: boolean): FailureId {
  const ofChannel = `player.channel.${failure}`;
  return isChannel && isId(ofChannel) ? ofChannel : `player.failed.${failure}`;
}

function isId(id: string): id is FailureId {
  return id in playerTexts.da;
}
