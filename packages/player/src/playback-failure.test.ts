import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { toPlaybackFailure } from './playback-failure';

test.each([
  [new AppError('player/loading-timeout'), 'PLAYBACK_LOADING_TIMEOUT', 'player/loading-timeout'],
  [new AppError('player/video-format'), 'PLAYBACK_UNSUPPORTED_FORMAT', 'player/video-format'],
  [new AppError('media/unsupported'), 'PLAYBACK_UNSUPPORTED_FORMAT', 'media/unsupported'],
  [new AppError('player/drm-protected'), 'PLAYBACK_DRM_PROTECTED', 'player/drm-protected'],
  [new AppError('media/drm'), 'PLAYBACK_DRM_PROTECTED', 'media/drm'],
  [
    new AppError('api/refused', { facts: { status: 403, serviceCode: 8010 } }),
    'PLAYBACK_DRM_PROTECTED',
    'player/drm-protected',
  ],
  [
    new AppError('api/rejected', { facts: { status: 400, serviceCode: 8010 } }),
    'PLAYBACK_UNKNOWN_ERROR',
    'api/rejected',
  ],
  [new AppError('api/refused', { facts: { status: 403, serviceCode: 8012 } }), 'PLAYBACK_UNKNOWN_ERROR', 'api/refused'],
  [new AppError('media/network'), 'PLAYBACK_UNKNOWN_ERROR', 'media/network'],
  [new Error('odd'), 'PLAYBACK_UNKNOWN_ERROR', 'player/unexpected'],
])('[PL10] names %s as one of five failures, with its reason', (thrown, code, reason) => {
  expect(toPlaybackFailure(thrown)).toEqual({ code, reason });
});

test('[P045] [PL10] tells that there are no files from a network that failed', () => {
  expect(toPlaybackFailure(new AppError('api/files-not-available')).reason).toBe('player/files-not-available');
});

test.each([
  [new AppError('api/rejected', { facts: { status: 451 } }), 'PLAYBACK_GEOBLOCKED_CONTENT', 'player/geo-blocked'],
  [new AppError('media/network', { facts: { httpStatus: 451 } }), 'PLAYBACK_GEOBLOCKED_CONTENT', 'player/geo-blocked'],
  [
    new AppError('api/refused', { facts: { status: 403, serviceCode: 8004 } }),
    'PLAYBACK_UNKNOWN_ERROR',
    'player/too-many-devices',
  ],
])('[PL780] names %s as blocked here, or as too many devices', (thrown, code, reason) => {
  expect(toPlaybackFailure(thrown)).toEqual({ code, reason });
});
