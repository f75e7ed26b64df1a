import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { toPlaybackFailure } from './playback-failure';

test('[PL10] a file that does not come in time is a failure of its own, with its reason', () => {
  expect(toPlaybackFailure(new AppError('player/loading-timeout'))).toEqual({
    code: 'PLAYBACK_LOADING_TIMEOUT',
    reason: 'player/loading-timeout',
  });
});

test.each(['player/video-format', 'media/unsupported'] as const)('[PL765] %s is an unsupported format', (reason) => {
  expect(toPlaybackFailure(new AppError(reason))).toEqual({ code: 'PLAYBACK_UNSUPPORTED_FORMAT', reason });
});

test.each([
  [new AppError('player/drm-protected'), 'player/drm-protected'],
  [new AppError('media/drm'), 'media/drm'],
  [new AppError('api/refused', { facts: { status: 403, serviceCode: 8010 } }), 'player/drm-protected'],
])('[PL766] %s is protected in a way that the device lacks', (thrown, reason) => {
  expect(toPlaybackFailure(thrown)).toEqual({ code: 'PLAYBACK_DRM_PROTECTED', reason });
});

test.each([
  [new AppError('api/rejected', { facts: { status: 400, serviceCode: 8010 } }), 'api/rejected'],
  [new AppError('api/refused', { facts: { status: 403, serviceCode: 8012 } }), 'api/refused'],
  [new AppError('media/network'), 'media/network'],
  [new Error('odd'), 'player/unexpected'],
])('[PL768] %s is anything else', (thrown, reason) => {
  expect(toPlaybackFailure(thrown)).toEqual({ code: 'PLAYBACK_UNKNOWN_ERROR', reason });
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
