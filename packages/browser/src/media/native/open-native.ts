import { AppError } from '@fjernsyn/kernel';
import { type MediaEngine, type MediaSurface, mediaErrors } from '@fjernsyn/platform';
import { toVideoElement } from '../engine/media-surface';
import { mediaTypes, playsType } from '../engine/media-types';
import { createNativeEngine } from './native-engine';

/** Opens an engine on a surface whose element plays by itself. Rejects with `media/engine-unavailable` where it plays nothing that we have. */
export async function openNative(surface: MediaSurface): Promise<MediaEngine> {
  const video = toVideoElement(surface);
  const formats = (['mp4', 'dash', 'hls'] as const).filter((format) => playsType(video, mediaTypes[format]));
  if (formats.length === 0) throw new AppError(mediaErrors.engineUnavailable, { facts: { why: 'no-format' } });
  const isStreaming = formats.includes('dash') || formats.includes('hls');
  return createNativeEngine(video, {
    formats,
    live: isStreaming ? 'seekable' : 'none',
    canChangeRate: true,
    canSetVolume: true,
    protection: [],
    audioSwitch: 'audioTracks' in video ? 'seamless' : 'none',
    isPipelineSlow: true,
  });
}
