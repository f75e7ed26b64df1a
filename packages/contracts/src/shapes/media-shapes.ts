import type { LiveStream } from '../browse/live-stream';
import { channelSchema, programmeSchema } from '../browse/schedule';
import { searchGroups } from '../browse/search-result';
import { type MediaFile, mediaFileSchema } from '../media/media-file';
import type { Subtitles } from '../media/subtitles';
import type { TimeCode } from '../media/time-code';
import { fieldsOf, value } from './field-shapes';
import { type Fields, listOf, objectOf, oneOfKnown, ref, type Shape } from './shape';

/** The groups of a search: each may come in either spelling of its name. */
function groupFields(): Fields {
  const fields: Record<string, Shape> = {};
  for (const group of searchGroups) for (const name of [group, group.toLowerCase()]) fields[name] = ref('ItemList');
  return fields;
}

/** What plays, when, and what a search finds. */
export const mediaShapes: Fields = {
  MediaFile: objectOf(
    'A file to play, the better ones first.',
    fieldsOf(mediaFileSchema, {
      format: ref('Text', 'Such as `video/hls`, `HLS`, `mpd` or `mp4`.'),
      accessService: oneOfKnown<MediaFile['accessService']>({
        StandardVideo: true,
        SpokenSubtitles: true,
        SignLanguage: true,
        VisuallyInterpreted: true,
        AudioDescription: true,
      }),
      deliveryType: oneOfKnown<MediaFile['deliveryType']>({ Stream: true, Progressive: true, Download: true }),
      drm: ref('Text', 'The name of a protection system; `None` and empty mean that the file is clear.'),
      resolution: oneOfKnown<MediaFile['resolution']>({
        SD: true,
        'HD-720': true,
        'HD-1080': true,
        'HD-4K': true,
        External: true,
      }),
      subtitles: listOf(ref('Subtitles')),
      timeCodes: listOf(ref('TimeCode')),
    }),
    ['url'],
  ),
  Subtitles: objectOf(
    'Subtitles beside or inside a media file.',
    {
      language: oneOfKnown<Subtitles['language']>({
        DanishLanguageSubtitles: true,
        ForeignLanguageSubtitles: true,
        CombinedLanguageSubtitles: true,
      }),
      format: ref('Text', 'A media type, with or without parameters: `text/vtt;charset=utf-8`.'),
      link: value.address,
      isEmbedded: ref('Flag', 'True beside links too.'),
      isHardSubs: value.flag,
    },
    ['language'],
  ),
  TimeCode: objectOf(
    'A part that can be skipped, or where the end begins; in seconds, with an end or a duration.',
    {
      timeCodeType: oneOfKnown<TimeCode['type']>({ Intro: true, Summary: true, EndCredit: true }),
      startTime: value.number,
      endTime: value.number,
      duration: value.number,
    },
    ['timeCodeType', 'startTime'],
  ),
  LiveStream: objectOf(
    'A stream of a channel. The ending `Eu` of its type names viewers elsewhere in the EU.',
    {
      type: oneOfKnown<LiveStream['type']>({
        hlsURL: true,
        hlsWithSubtitlesURL: true,
        hlsSynURL: true,
        hlsAlternativeURL: true,
        dashURL: true,
      }),
      link: value.address,
    },
    ['type'],
  ),
  ChannelSchedule: objectOf(
    'The programmes of a channel; none for a channel that nobody knows.',
    fieldsOf(channelSchema, { schedules: listOf(ref('Programme')) }),
    ['channelId'],
  ),
  Programme: objectOf(
    'A slot of a channel. Programmes may begin before the window that was asked for, or end after it.',
    fieldsOf(programmeSchema, { item: ref('ProgrammeItem') }),
    ['startDate', 'endDate'],
  ),
  ProgrammeItem: {
    description: 'What a slot shows: an item that may lack id, type and path.',
    type: 'object',
    properties: { id: value.id, type: value.text, title: value.text, path: value.path },
  },
  SearchResult: objectOf('What a search found, by groups; films come under `playable`, mostly.', {
    term: value.text,
    total: value.number,
    people: listOf(ref('FoundPerson')),
    ...groupFields(),
  }),
  FoundPerson: objectOf('A person, by a name that stands in `name` or in `title`.', {
    name: value.text,
    title: value.text,
    path: value.path,
  }),
};
