import type { Clip } from '@fjernsyn/media';
import type { PlayTrial } from '@fjernsyn/reference-catalogue';
import type { DraftFile } from './media-file';

/** The drafts of a trial film, made of those that any other film has; most differ in one thing. */
export function trialFiles(
  trial: PlayTrial,
  usual: readonly DraftFile[],
  clips: readonly Clip[],
): readonly DraftFile[] {
  const change = (fields: DraftFile['fields']) =>
    usual.map((file) => ({ ...file, fields: { ...file.fields, ...fields } }));
  const move = (toPath: (path: string) => string) => usual.map((file) => ({ ...file, path: toPath(file.path) }));
  const [first] = usual;
  switch (trial) {
    case 'no-files':
      return [];
    case 'mp4-only':
      return usual.filter(({ asked }) => asked === 'mp4').flatMap(smallerAndDownload);
    case 'no-address':
      return move(() => 'na');
    case 'lost-manifest':
      return move((path) => `lost/${path}`);
    case 'blocked-host':
      return move((path) => `blocked/${path}`);
    case 'protected-files':
      return [
        ...usual.filter(({ asked }) => asked === 'mpd').map((file) => ({ ...file, fields: { drm: 'Widevine' } })),
        ...usual.filter(({ asked }) => asked === 'hls').map((file) => ({ ...file, fields: { drm: 'FairPlay' } })),
      ];
    case 'clear-key':
      return usual
        .filter(({ asked, fields }) => asked !== 'mp4' && fields === undefined)
        .map((file) => ({ ...file, path: `clearkey/1/${file.path}`, fields: { drm: 'ClearKey' } }));
    case 'two-hosts':
      return usual.flatMap((file) => [file, { ...file, host: 'mirror' }]);
    case 'unknown-format':
      return first === undefined
        ? []
        : [{ ...first, path: 'lost/film.webm', fields: { format: 'application/x-unknown', containerFormat: 'WEBM' } }];
    case 'other-format-names':
      return usual.map((file) => ({
        ...file,
        fields: {
          ...file.fields,
          containerFormat: 'M4S',
          format: file.asked === 'mpd' ? 'DASH' : file.asked.toUpperCase(),
        },
      }));
    case 'combined-subtitles':
      return [...change({ language: 'foreign' }), ...change({ language: 'foreign', accessService: 'SpokenSubtitles' })];
    case 'access-services':
      return accessFiles(clips.find(({ versions }) => versions !== undefined));
    default:
      return usual;
  }
}

/** The versions of a clip for eyes and ears, and the usual one not first. Both words for a described picture lead to one version. */
function accessFiles(clip: Clip | undefined): readonly DraftFile[] {
  if (clip === undefined) return [];
  const usual = { accessService: 'StandardVideo', hls: clip.hls };
  const [signed = usual, ...spoken] = clip.versions ?? [];
  const described = spoken
    .filter(({ accessService }) => accessService === 'VisuallyInterpreted')
    .map(({ hls }) => ({ accessService: 'AudioDescription', hls }));
  return [signed, usual, ...spoken, ...described].map(({ accessService, hls }) => ({
    asked: 'hls',
    path: hls,
    fields: { accessService },
  }));
}

function smallerAndDownload(file: DraftFile): readonly DraftFile[] {
  return [file, { ...file, fields: { resolution: 'HD-720' } }, { ...file, fields: { deliveryType: 'Download' } }];
}
