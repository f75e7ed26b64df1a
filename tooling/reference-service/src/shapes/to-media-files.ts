import type { Clip } from '@fjernsyn/media';
import {
  type CatalogueEntry,
  type ChannelTitle,
  channels,
  eventState,
  type FilmPart,
  type FilmTitle,
  isComing,
  type PlayTrial,
  seedOf,
  trialOf,
} from '@fjernsyn/reference-catalogue';
import { toLongClip } from '../films/long-clip';
import { accessServicesOf } from './access-services';
import { type DraftFile, type MediaHost, toMediaFile } from './media-file';
import { titleLength } from './title-length';
import { liveAddress } from './to-live-streams';
import { trialFiles } from './trial-files';
import type { AnswerContext, Wire } from './wire';

/** What a videos call asks for; `undefined` is everything. */
export interface MediaRequest {
  readonly formats?: readonly string[] | undefined;
  readonly deliveries?: readonly string[] | undefined;
  /** The largest that is wanted. */
  readonly resolution?: string | undefined;
}

type PlayedEntry = Extract<CatalogueEntry, { type: 'episode' | 'program' }>;

/** The files of an entry, best first; undefined where it has none at all (404, code 8009). A channel and an event that is on are live. */
export function toMediaFiles(
  entry: CatalogueEntry,
  clips: readonly Clip[],
  request: MediaRequest,
  context: AnswerContext,
): readonly Wire[] | undefined {
  if (entry.type === 'channel') return toLiveFiles(entry.channel, request, context);
  if (entry.type === 'event')
    return eventState(entry.event, context.nowAt) === 'Live'
      ? toLiveFiles(channels.sport, request, context)
      : undefined;
  if ((entry.type !== 'episode' && entry.type !== 'program') || isComing(entry)) return undefined;
  const trial = trialOf(entry);
  const clip = clipOf(entry, clips, trial);
  if (trial === 'refused' || clip === undefined) return undefined;
  const names = filmOf(entry)?.subtitles;
  const subtitlesAt = (host: MediaHost) => {
    const at = `${context.cdnUrl}/${host}`;
    return names === undefined ? toSubtitles(clip, trial, at) : namedSubtitles(names, clip, at);
  };
  const extras = {
    timeCodes: partsOf(entry, clip).map(({ kind, startSeconds, endSeconds }) => ({
      timeCodeType: kind,
      startTime: startSeconds,
      endTime: endSeconds,
      duration: endSeconds - startSeconds,
    })),
  };
  const usual = versionsOf(entry, filesOf(clip));
  const drafts = trial === undefined ? [...usual, ...accessFilesOf(entry, clip)] : trialFiles(trial, usual, clips);
  return drafts
    .filter(({ asked }) => trial === 'mp4-only' || trial === 'unknown-format' || isAsked(asked, request))
    .map((draft) => ({ ...toMediaFile(draft, context), ...extras, subtitles: subtitlesAt(draft.host ?? 'media') }))
    .filter(({ resolution }) => sizeOf(resolution) <= sizeOf(request.resolution, Number.POSITIVE_INFINITY));
}

/** The files of a live stream: DASH first, which is not what players take first. */
function toLiveFiles(channel: ChannelTitle, request: MediaRequest, context: AnswerContext): readonly Wire[] {
  const hls = liveAddress(channel, context);
  const drafts: readonly DraftFile[] = [
    { asked: 'mpd', path: hls.replace(/master\.m3u8$/, 'manifest.mpd') },
    { asked: 'hls', path: hls },
  ];
  return drafts
    .filter(({ asked }) => isAsked(asked, request))
    .map((draft) => toMediaFile({ ...draft, fields: { isStreamLive: true } }, context));
}

function filmOf(entry: PlayedEntry): FilmTitle | undefined {
  return entry.type === 'program' ? entry.film : undefined;
}

function partsOf(entry: PlayedEntry, clip: Clip): readonly FilmPart[] {
  return filmOf(entry)?.parts ?? clip.timeCodes;
}

/** Every file in every version of a film; most have one. */
function versionsOf(entry: PlayedEntry, usual: readonly DraftFile[]): readonly DraftFile[] {
  const versions = filmOf(entry)?.versions;
  if (versions === undefined) return usual;
  return versions.flatMap(({ language, accessService }) =>
    usual.map((file) => ({ ...file, fields: { ...file.fields, language, accessService } })),
  );
}

/** The files for eyes and ears that an entry is said to have, as far as its clip has them; a film that names its versions has those alone. */
function accessFilesOf(entry: PlayedEntry, { versions = [] }: Clip): readonly DraftFile[] {
  const offered = filmOf(entry)?.versions === undefined ? accessServicesOf(entry) : [];
  return versions
    .filter(({ accessService }) => offered.includes(accessService))
    .flatMap(({ accessService, dash, hls }) => [
      { asked: 'mpd', path: dash, fields: { accessService } },
      { asked: 'hls', path: hls, fields: { accessService } },
    ]);
}

/** Subtitles under other names than those of the clip, whose files stand for them in turn. */
function namedSubtitles(names: readonly string[], clip: Clip, at: string): readonly Wire[] {
  return names.map((name, index) => toSubtitle(name, clip.subtitles[index % clip.subtitles.length]?.path ?? '', at));
}

function filesOf(clip: Clip): readonly DraftFile[] {
  return [
    { asked: 'mpd', path: clip.dash },
    { asked: 'hls', path: clip.hls },
    ...(clip.mp4 === undefined ? [] : [{ asked: 'mp4' as const, path: clip.mp4 }]),
    ...(clip.vp9Dash === undefined
      ? []
      : [{ asked: 'mpd' as const, path: clip.vp9Dash, fields: { containerFormat: 'WEBM', resolution: 'HD-720' } }]),
  ];
}

/** The clip that stands for an entry, as long as the entry is; MP4 alone needs one that has it. */
function clipOf(entry: PlayedEntry, clips: readonly Clip[], trial?: PlayTrial): Clip | undefined {
  const { clipId } = entry.type === 'program' ? entry.film : entry.show;
  const fitting = trial === 'mp4-only' ? clips.filter((clip) => clip.mp4 !== undefined) : clips;
  const clip = fitting.find((each) => each.id === clipId) ?? fitting[seedOf(entry.id) % Math.max(1, fitting.length)];
  return clip && toLongClip(clip, titleLength(entry) ?? clip.durationSeconds);
}

/** The order of resolutions; another word has the size `otherwise`. */
function sizeOf(resolution: unknown, otherwise = 0): number {
  const size = ['SD', 'HD-720', 'HD-1080', 'HD-4K'].indexOf(String(resolution));
  return size < 0 ? otherwise : size;
}

function isAsked(asked: DraftFile['asked'], { formats, deliveries }: MediaRequest): boolean {
  const delivery = asked === 'mp4' ? 'progressive' : 'stream';
  if (deliveries !== undefined && !deliveries.some((word) => word === 'stream' || word === delivery)) return false;
  return formats === undefined || formats.some((word) => word === asked || (asked === 'mpd' && word === 'dash'));
}

function toSubtitles(clip: Clip, trial: PlayTrial | undefined, at: string): readonly Wire[] {
  const isForeignAlone = trial === 'foreign-subtitles' || trial === 'combined-subtitles';
  const sent = clip.subtitles
    .filter(({ language }) => !isForeignAlone || language === 'ForeignLanguageSubtitles')
    .map(({ language, path }) => toSubtitle(language, path, at));
  const danish = clip.subtitles.find(({ language }) => language === 'DanishLanguageSubtitles');
  return trial === 'combined-subtitles' && danish !== undefined
    ? [...sent, toSubtitle('CombinedLanguageSubtitles', danish.path, at)]
    : sent;
}

function toSubtitle(language: string, path: string, at: string): Wire {
  return {
    format: 'text/vtt;charset=utf-8',
    isEmbedded: true,
    isHardSubs: false,
    language,
    link: `${at}/${path}`,
  };
}
