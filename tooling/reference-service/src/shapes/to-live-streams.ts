import type { ChannelTitle } from '@fjernsyn/reference-catalogue';
import type { AnswerContext, Wire } from './wire';

/** What stands where there is no address. */
const none = 'na';

/** The streams of a channel by type: those for abroad beside the others, and nothing of a channel that names none. */
export function toLiveStreams(channel: ChannelTitle, context: AnswerContext): readonly Wire[] {
  if (!channel.namesStreams) return [];
  const streams = [
    { type: 'hlsURL', link: homeAddress(channel, context) },
    { type: 'hlsWithSubtitlesURL', link: none },
  ];
  if (context.isAbroad !== true || channel.abroad === 'same') return streams;
  return [
    ...streams,
    { type: 'hlsURLEu', link: channel.abroad === 'none' ? none : liveAddress(channel, context) },
    { type: 'hlsWithSubtitlesURLEu', link: none },
  ];
}

/** The addresses that a channel has among its own fields; abroad those for viewers there too, as nobody is told of them otherwise. */
export function toStreamFields(channel: ChannelTitle, context: AnswerContext): Wire {
  const hls = homeAddress(channel, context);
  return {
    hlsURL: hls,
    hlsWithSubtitlesURL: none,
    hlsAlternativeURL: none,
    // One channel lacks a field, as with the service.
    ...(channel.kind !== 'stage' && { hlsSynURL: none }),
    dashURL: hls === none ? none : hls.replace(/master\.m3u8$/, 'manifest.mpd'),
    ...(context.isAbroad === true && channel.abroad === 'own' && { hlsURLEu: liveAddress(channel, context) }),
  };
}

/** The address of a channel's playlist; abroad it leads nowhere, unless everybody may watch the same stream. */
function homeAddress(channel: ChannelTitle, context: AnswerContext): string {
  if (context.isAbroad !== true || channel.abroad === 'same') return liveAddress(channel, context);
  return channel.abroad === 'none' ? none : `${context.cdnUrl}/media/blocked/${channel.clipId}/master.m3u8`;
}

/** The address under which everybody can watch a channel. */
export function liveAddress({ clipId }: ChannelTitle, { cdnUrl }: AnswerContext): string {
  return `${cdnUrl}/media/live/${clipId}/master.m3u8`;
}
