import type { Clip } from '@fjernsyn/media';
import type { CatalogueEntry } from '../catalogue/catalogue';
import { isComing } from '../catalogue/coming';
import { type PlayTrial, trialFilms } from '../catalogue/trial-films';
import { seedOf } from './seed';
import type { AnswerContext, Wire } from './wire';

/** What a videos call asks for; `undefined` is everything. */
export interface MediaRequest {
  readonly formats?: readonly string[] | undefined;
  readonly deliveries?: readonly string[] | undefined;
}

type Asked = 'mpd' | 'hls' | 'mp4';

/** The files of an entry, best first; undefined where it has none at all (404, code 8009). */
export function toMediaFiles(
  entry: CatalogueEntry,
  clips: readonly Clip[],
  request: MediaRequest,
  context: AnswerContext,
): readonly Wire[] | undefined {
  if ((entry.type !== 'episode' && entry.type !== 'program') || isComing(entry)) return undefined;
  const trial = trialFilms.find((film) => film.id === entry.id)?.trial;
  const clip = clipOf(entry, clips, trial);
  if (trial === 'refused' || clip === undefined) return undefined;
  if (trial === 'no-files') return [];
  const files = [
    file('mpd', 'video/dash', clip.dash),
    file('hls', 'video/hls', clip.hls),
    ...(clip.mp4 === undefined ? [] : [file('mp4', 'video/mp4', clip.mp4)]),
    ...(clip.vp9Dash === undefined
      ? []
      : [{ ...file('mpd', 'video/dash', clip.vp9Dash), containerFormat: 'WEBM', resolution: 'HD-720' }]),
  ];
  return files
    .filter(({ asked }) => (trial === 'mp4-only' ? asked === 'mp4' : isAsked(asked, request)))
    .map(({ asked: _asked, path, ...sent }) => ({
      ...sent,
      subtitles: toSubtitles(clip, trial, context),
      timeCodes: clip.timeCodes.map(({ kind, startSeconds, endSeconds }) => ({
        timeCodeType: kind,
        startTime: startSeconds,
        endTime: endSeconds,
        duration: endSeconds - startSeconds,
      })),
      url: trial === 'no-address' ? 'na' : `${context.cdnUrl}/media/${trial === 'lost-manifest' ? 'lost/' : ''}${path}`,
    }));
}

/** The clip that stands for an entry; MP4 alone needs one that has it. */
function clipOf(
  entry: Extract<CatalogueEntry, { type: 'episode' | 'program' }>,
  clips: readonly Clip[],
  trial: PlayTrial | undefined,
): Clip | undefined {
  const { clipId } = entry.type === 'program' ? entry.film : entry.show;
  const fitting = trial === 'mp4-only' ? clips.filter((clip) => clip.mp4 !== undefined) : clips;
  return fitting.find((clip) => clip.id === clipId) ?? fitting[seedOf(entry.id) % Math.max(1, fitting.length)];
}

/** A file with the service's oddities: no size, protection None as a text. */
function file(asked: Asked, format: string, path: string) {
  return {
    asked,
    path,
    accessService: 'StandardVideo',
    channels: 2,
    complianceProfile: 'sample-avc-high, 41',
    containerFormat: asked === 'mp4' ? 'MP4' : 'FMP4',
    deliveryType: asked === 'mp4' ? 'Progressive' : 'Stream',
    drm: 'None',
    format,
    resolution: 'HD-1080',
    width: 0,
    height: 0,
    isStreamLive: false,
    language: 'da',
    name: 'Video Resource',
  };
}

function isAsked(asked: Asked, { formats, deliveries }: MediaRequest): boolean {
  const delivery = asked === 'mp4' ? 'progressive' : 'stream';
  if (deliveries !== undefined && !deliveries.some((word) => word === 'stream' || word === delivery)) return false;
  return formats === undefined || formats.some((word) => word === asked || (asked === 'mpd' && word === 'dash'));
}

function toSubtitles(clip: Clip, trial: PlayTrial | undefined, context: AnswerContext): readonly Wire[] {
  return clip.subtitles
    .filter(({ language }) => trial !== 'foreign-subtitles' || language === 'ForeignLanguageSubtitles')
    .map(({ language, path }) => ({
      format: 'text/vtt;charset=utf-8',
      isEmbedded: true,
      isHardSubs: false,
      language,
      link: `${context.cdnUrl}/media/${path}`,
    }));
}
