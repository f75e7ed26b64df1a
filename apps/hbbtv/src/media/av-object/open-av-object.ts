import { attempt, mediaTypes, toVideoElement } from '@fjernsyn/browser';
import { AppError } from '@fjernsyn/kernel';
import { type Clock, type MediaEngine, type MediaSurface, mediaErrors } from '@fjernsyn/platform';
import type { AvObject } from './av-object';
import { createAvObjectEngine } from './av-object-engine';

/** Opens an engine on an A/V control object that takes the place of the surface's element. Rejects with `media/engine-unavailable` where the set has none. */
export async function openAvObject(clock: Clock, surface: MediaSurface): Promise<MediaEngine> {
  const video = toVideoElement(surface);
  let placed: HTMLObjectElement | undefined;
  const remove = (): void => {
    if (placed) attempt(() => placed?.parentNode?.removeChild(placed));
    placed = undefined;
  };
  const place = (type: string): AvObject & HTMLObjectElement => {
    remove();
    const object = video.ownerDocument.createElement('object');
    object.type = type;
    object.className = video.className;
    video.parentNode?.insertBefore(object, video);
    placed = object;
    return object as AvObject & HTMLObjectElement;
  };
  // Asked of an object in the page, as sets make theirs there.
  const isThere = typeof place(mediaTypes.mp4).play === 'function';
  remove();
  if (!isThere) throw new AppError(mediaErrors.engineUnavailable, { facts: { why: 'no-object' } });
  return createAvObjectEngine({
    clock,
    place: ({ format }) => place(mediaTypes[format]),
    remove,
    abilities: {
      formats: ['mp4', 'dash'],
      live: 'playable',
      canChangeRate: false,
      canSetVolume: false,
      protection: [],
      audioSwitch: 'none',
      isPipelineSlow: true,
    },
  });
}
