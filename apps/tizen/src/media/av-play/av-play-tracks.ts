import { attempt, type DrawnSubtitles } from '@fjernsyn/browser';
import type { DurationMs, MediaSeconds } from '@fjernsyn/kernel';
import { type MediaSource, type MediaTrack, toWishedAudio } from '@fjernsyn/platform';
import type { AvPlay } from './av-play';
import type { AvPlaySteering } from './av-play-steering';
import { type AvPlayStreams, readAvPlayStreams, toStreamIndex } from './av-play-streams';

/** What of a source can be heard and read, and what is. */
export interface AvPlayTracks {
  read(): AvPlayStreams;
  select(type: MediaTrack['type'], id: string | null): void;
  /** Has what was wished for be heard, once AVPlay tells what there is. */
  chooseAudio(): void;
  /** Draws a line that the media bring, where those are chosen. */
  showLine(text: string, fromMs: DurationMs, forMs: DurationMs): void;
  /** Draws what belongs to a moment. */
  showAt(seconds: MediaSeconds): void;
}

/** Dependencies of {@link createAvPlayTracks}. */
export interface AvPlayTracksDeps {
  readonly avPlay: Pick<AvPlay, 'getTotalTrackInfo' | 'getCurrentStreamInfo' | 'setSelectTrack' | 'setSilentSubtitle'>;
  readonly steering: Pick<AvPlaySteering, 'wishedAudio' | 'selectAudio'>;
  readonly subtitles: DrawnSubtitles;
  readonly source: Pick<MediaSource, 'audio'>;
}

/** Makes {@link AvPlayTracks}. */
export function createAvPlayTracks({ avPlay, steering, subtitles, source }: AvPlayTracksDeps): AvPlayTracks {
  let isAudioChosen = false;
  let shownText: number | undefined;
  let line: { readonly fromMs: DurationMs; readonly untilMs: DurationMs } | undefined;

  const read = (): AvPlayStreams => {
    const { tracks, rendition } = readAvPlayStreams(avPlay, steering.wishedAudio, shownText);
    return { tracks: [...tracks, ...subtitles.tracks], rendition };
  };
  const select = (type: MediaTrack['type'], id: string | null): void => {
    if (id !== null && !read().tracks.some((track) => track.type === type && track.id === id)) return;
    const index = toStreamIndex(id);
    if (type === 'subtitle') selectSubtitles(id, index);
    else if (index !== undefined) steering.selectAudio(index);
  };
  const selectSubtitles = (id: string | null, index: number | undefined): void => {
    subtitles.select(id);
    shownText = index;
    if (index !== undefined) attempt(() => avPlay.setSelectTrack('TEXT', index));
    // AVPlay tells of lines where it may show them, and draws none over an application.
    attempt(() => avPlay.setSilentSubtitle(index === undefined));
  };
  return {
    read,
    select,
    chooseAudio() {
      if (isAudioChosen) return;
      const { tracks } = read();
      isAudioChosen = tracks.some(({ type }) => type === 'audio');
      const wished = toWishedAudio(tracks, source.audio);
      if (wished && !wished.isSelected) select('audio', wished.id);
    },
    showLine(text, fromMs, forMs) {
      if (shownText === undefined) return;
      line = { fromMs, untilMs: fromMs + forMs };
      subtitles.showLine(text.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, ''));
    },
    showAt(seconds) {
      const isOfLine = line && seconds * 1000 >= line.fromMs && seconds * 1000 < line.untilMs;
      if (shownText === undefined) subtitles.showAt(seconds);
      else if (!isOfLine) subtitles.showLine('');
    },
  };
}
