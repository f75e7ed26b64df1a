import { AppError, type Unsubscribe } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';
import { createReferenceDecoder } from './character-references';
import { mendCueText } from './mend-cue-text';

/**
 * Mends the subtitles that the browser itself fetches and reads, for media that it plays by `src`: nobody else reads their cues.
 * Tells `media/text` where a file cannot be had.
 */
export function mendTrackElements(video: HTMLVideoElement, tell: (error: AppError) => void): Unsubscribe {
  const decode = createReferenceDecoder(video.ownerDocument);
  const hearLoad = ({ target }: Event): void => {
    if (!isTrack(target)) return;
    for (const cue of Array.from(target.track.cues ?? []) as VTTCue[]) cue.text = mendCueText(cue.text, decode);
  };
  const hearError = ({ target }: Event): void => {
    if (isTrack(target)) tell(new AppError(mediaErrors.text, { facts: { lost: 'track' } }));
  };
  // Events of the elements within do not bubble.
  video.addEventListener('load', hearLoad, true);
  video.addEventListener('error', hearError, true);
  return () => {
    video.removeEventListener('load', hearLoad, true);
    video.removeEventListener('error', hearError, true);
  };
}

function isTrack(target: EventTarget | null): target is HTMLTrackElement {
  return (target as Partial<Element> | null)?.nodeName === 'TRACK';
}
