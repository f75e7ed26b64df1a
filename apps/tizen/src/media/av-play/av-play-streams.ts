import { attempt } from '@fjernsyn/browser';
import { readJson } from '@fjernsyn/kernel';
import type { MediaRange, MediaRendition, MediaTrack } from '@fjernsyn/platform';
import type { AvPlay, AvPlayStream } from './av-play';

/** Members of a stream's `extra_info` that are read; `role` stands in no document of Samsung's, and is taken where a set tells it. */
interface StreamFacts {
  readonly language?: string;
  readonly track_lang?: string;
  readonly role?: string;
  readonly Width?: string;
  readonly Height?: string;
  readonly Bit_rate?: string;
}

/** What AVPlay tells of the streams of what is open. */
export interface AvPlayStreams {
  /** Audio and subtitles within the media; none where the state allows no look yet. */
  readonly tracks: readonly MediaTrack[];
  readonly rendition: MediaRendition | undefined;
}

/** Reads {@link AvPlayStreams}. `wishedAudio` is the stream that is about to be heard, `shownText` the one whose lines are drawn. */
export function readAvPlayStreams(
  avPlay: Pick<AvPlay, 'getTotalTrackInfo' | 'getCurrentStreamInfo'>,
  wishedAudio: number | undefined,
  shownText: number | undefined,
): AvPlayStreams {
  const all = Array.from(attempt(() => avPlay.getTotalTrackInfo()) ?? []);
  const current = Array.from(attempt(() => avPlay.getCurrentStreamInfo()) ?? []);
  const heard = wishedAudio ?? current.find(({ type }) => type === 'AUDIO')?.index;
  const video = current.find(({ type }) => type === 'VIDEO');
  return {
    tracks: all.filter(({ type }) => type !== 'VIDEO').map((stream) => toTrack(stream, heard, shownText)),
    rendition: video && toRendition(factsOf(video)),
  };
}

/** The index of the stream that a track of ours stands for; undefined for any other. */
export function toStreamIndex(id: string | null): number | undefined {
  const [, index] = /^(?:audio|text) (\d+)$/.exec(id ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
}

/** What of a live stream can be gone back to, which AVPlay tells as `from|to` in milliseconds; undefined where it does not. */
export function readAvPlayWindow(avPlay: Pick<AvPlay, 'getStreamingProperty'>): MediaRange | undefined {
  const told = attempt(() => avPlay.getStreamingProperty('GET_LIVE_DURATION')) ?? '';
  const [start, end] = told.split('|').map((ms) => Number(ms) / 1000);
  const isRange = start !== undefined && end !== undefined && end > start;
  return isRange ? { start, end } : undefined;
}

function toTrack(stream: AvPlayStream, heard: number | undefined, shownText: number | undefined): MediaTrack {
  const { language, track_lang, role } = factsOf(stream);
  const isAudio = stream.type === 'AUDIO';
  const spoken = (isAudio ? language : track_lang)?.trim() || 'und';
  return {
    id: `${isAudio ? 'audio' : 'text'} ${stream.index}`,
    type: isAudio ? 'audio' : 'subtitle',
    language: spoken,
    label: spoken,
    roles: role ? [role] : [],
    isSelected: stream.index === (isAudio ? heard : shownText),
  };
}

function toRendition({ Bit_rate, Width, Height }: StreamFacts): MediaRendition | undefined {
  const bitsPerSecond = Number(Bit_rate);
  return bitsPerSecond > 0 ? { bitsPerSecond, width: Number(Width) || 0, height: Number(Height) || 0 } : undefined;
}

function factsOf({ extra_info }: AvPlayStream): StreamFacts {
  return (readJson(extra_info) as StreamFacts | null | undefined) ?? {};
}
