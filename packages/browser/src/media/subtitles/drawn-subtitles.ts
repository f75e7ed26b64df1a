import type { AppError, MediaSeconds } from '@fjernsyn/kernel';
import type { CaptionSettings, MediaSubtitle, MediaTrack } from '@fjernsyn/platform';
import { toSubtitleHost } from '../engine/media-surface';
import { addNativeSubtitles } from '../native/native-tracks';
import { createSubtitleBox } from './subtitle-box';
import { mendTrackElements } from './track-elements';

/** The subtitles of an engine that plays beside the surface's `<video>`: that reads the files beside the media, and we draw their lines. */
export interface DrawnSubtitles {
  /** The files beside the media. */
  readonly tracks: readonly MediaTrack[];
  /** Takes these files in the place of those before; none shows before it is selected. */
  load(subtitles: readonly MediaSubtitle[]): void;
  /** Shows the lines of one file, or with another engine's id, or null, of none. */
  select(id: string | null): void;
  /** Draws the lines of a moment. */
  showAt(seconds: MediaSeconds): void;
  /** Draws a line that the media themselves bring. */
  showLine(text: string): void;
  remove(): void;
}

/** Dependencies of {@link createDrawnSubtitles}. */
export interface DrawnSubtitlesDeps {
  readonly video: HTMLVideoElement;
  readonly captions: CaptionSettings | undefined;
  /** Hears of files that cannot be had. */
  readonly tell: (error: AppError) => void;
}

/** Makes {@link DrawnSubtitles}. */
export function createDrawnSubtitles({ video, captions, tell }: DrawnSubtitlesDeps): DrawnSubtitles {
  const host = toSubtitleHost(video);
  const box = host ? createSubtitleBox(host, captions) : undefined;
  const stopMending = mendTrackElements(video, tell);
  let files: readonly MediaSubtitle[] = [];
  let selected: number | undefined;
  let shown: readonly (VTTCue | string)[] = [];

  const textTracks = (): readonly TextTrack[] => Array.from(video.querySelectorAll('track'), ({ track }) => track);
  const draw = (cues: typeof shown): void => {
    if (cues.length === shown.length && cues.every((cue, index) => cue === shown[index])) return;
    shown = cues;
    box?.show(cues.map((cue) => (typeof cue === 'string' ? cue : cue.getCueAsHTML())));
  };

  return {
    get tracks() {
      return files.map(({ language, kind }, index): MediaTrack => {
        return {
          id: `beside ${index}`,
          type: 'subtitle',
          language,
          label: kind,
          roles: [],
          isSelected: index === selected,
        };
      });
    },
    load(subtitles) {
      files = subtitles.filter(({ format }) => format === 'vtt');
      selected = undefined;
      addNativeSubtitles(video, files);
      draw([]);
    },
    select(id) {
      const index = files.findIndex((_, each) => id === `beside ${each}`);
      selected = index < 0 ? undefined : index;
      // A hidden track is read, and is not drawn by the browser, which plays nothing.
      textTracks().forEach((track, each) => {
        track.mode = each === selected ? 'hidden' : 'disabled';
      });
      draw([]);
    },
    showAt(seconds) {
      if (selected === undefined) return;
      const cues = Array.from(textTracks()[selected]?.cues ?? []) as VTTCue[];
      draw(cues.filter(({ startTime, endTime }) => startTime <= seconds && seconds < endTime));
    },
    showLine: (text) => draw(text === '' ? [] : [text]),
    remove() {
      stopMending();
      addNativeSubtitles(video, []);
      box?.remove();
    },
  };
}
