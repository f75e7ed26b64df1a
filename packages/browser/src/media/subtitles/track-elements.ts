import { AppError, type Unsubscribe } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';
import { createReferenceDecoder } from './character-references';
import { mendCueText } from './mend-cue-text';

/**
 * Mends the subtitles that the browser itself fetches and reads, for media that it plays by `src`: nobody else reads their cues.
 * A file that cannot be had is fetched from where else it lies, and told as `media/text` where that is nowhere.
 */
export function mendTrackElements(video: HTMLVideoElement, tell: (error: AppError) => void): Unsubscribe {
  const decode = createReferenceDecoder(video.ownerDocument);
  const hearLoad = ({ target }: Event): void => {
    if (!isTrack(target)) return;
    for (const cue of Array.from(target.track.cues ?? []) as VTTCue[]) cue.text = mendCueText(cue.text, decode);
  };
  const hearError = ({ target }: Event): void => {
    if (isTrack(target) && !takeOtherUrl(target)) tell(new AppError(mediaErrors.text, { facts: { lost: 'track' } }));
  };
  // Events of the elements within do not bubble.
  video.addEventListener('load', hearLoad, true);
  video.addEventListener('error', hearError, true);
  return () => {
    video.removeEventListener('load', hearLoad, true);
    video.removeEventListener('error', hearError, true);
  };
}

/** Keeps at a track where else its file lies. */
export function keepOtherUrls(track: HTMLTrackElement, urls: readonly string[]): void {
  track.dataset.otherUrls = urls.join(' ');
}

/** Has a track fetch its file from the next address; answers whether there was one. */
function takeOtherUrl(track: HTMLTrackElement): boolean {
  const [next, ...others] = (track.dataset.otherUrls ?? '').split(' ');
  if (!next) return false;
  keepOtherUrls(track, others);
  track.src = next;
  return true;
}

function isTrack(target: EventTarget | null): target is HTMLTrackElement {
  return (target as Partial<Element> | null)?.nodeName === 'TRACK';
}
