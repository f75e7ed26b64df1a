import type { ErrorCode } from '@fjernsyn/kernel';
import type { Translate } from '../create-translate';
import type { PlayerTexts } from './player-texts';

const texts: Readonly<Partial<Record<ErrorCode, Extract<keyof PlayerTexts, `player.failed.${string}`>>>> = {
  'api/files-not-available': 'player.failed.files',
  'api/not-found': 'player.failed.missing',
  'api/refused': 'player.failed.refused',
  'api/unauthorized': 'player.failed.signIn',
  'player/files-not-available': 'player.failed.files',
  'player/video-format': 'player.failed.format',
  'media/unsupported': 'player.failed.format',
  'player/drm-protected': 'player.failed.protected',
  'media/drm': 'player.failed.protected',
  'media/network': 'player.failed.network',
  'media/manifest': 'player.failed.files',
  'http/unreachable': 'player.failed.network',
  'http/timeout': 'player.failed.timeout',
  'player/loading-timeout': 'player.failed.timeout',
  'media/engine-unreachable': 'player.failed.unreachable',
  'media/engine-unavailable': 'player.failed.engine',
};

/** Why something does not play, in words (C8). */
export function playbackErrorText(t: Translate<PlayerTexts>, code: ErrorCode): string {
  return t(texts[code] ?? 'player.failed.other');
}
