import { type Api, createBrowseApi } from '@fjernsyn/api';
import { type LiveStream, type MediaFile, parseLiveStreams } from '@fjernsyn/contracts';
import type { Observed } from '@fjernsyn/kernel';
import type { Viewer } from '@fjernsyn/session';
import type { Reading } from '../reading/reading';
import type { MediaAhead } from './media-ahead';
import type { PlayedItem } from './played-item';

/** Dependencies of {@link createChannelStreams}. */
export interface ChannelStreamsDeps {
  readonly reading: Pick<Reading, 'loadItem'> & { readonly api: Pick<Api, 'wiring'> };
  readonly viewer: Observed<Pick<Viewer, 'isDeviceAbroad'>>;
}

/** Gives the streams of a channel as media files, best first; none where it names none, or they cannot be had. */
export type ChannelStreams = (channelId: string, signal?: AbortSignal) => Promise<readonly MediaFile[]>;

/** Makes the {@link ChannelStreams}: those that the service names for this viewer, and after them those among the channel's own fields. */
export function createChannelStreams({ reading, viewer }: ChannelStreamsDeps): ChannelStreams {
  const { channels } = createBrowseApi(reading.api);
  const ownStreams = async (channelId: string): Promise<readonly LiveStream[]> => {
    const { customFields } = (await reading.loadItem(channelId)).item;
    // An item's other fields are no streams, and nothing to report.
    return parseLiveStreams(
      Object.keys(customFields).map((type) => ({ type, link: customFields[type] })),
      () => undefined,
    );
  };
  return async (channelId, signal) => {
    const sources = [channels.liveStreams(channelId, signal), ownStreams(channelId)];
    const [named = [], own = []] = await Promise.all(sources.map((source) => source.catch(() => [])));
    return toStreamFiles([...named, ...own], viewer.get().isDeviceAbroad === true);
  };
}

/** Streams as media files, each address once. Those for viewers elsewhere in the EU come first abroad, and last at home. */
export function toStreamFiles(streams: readonly LiveStream[], isAbroad: boolean): readonly MediaFile[] {
  const files = new Map<string, MediaFile>();
  const add = ({ type, url }: LiveStream): void => {
    const [, format, kind = ''] = /^(dash|hls)(\w*)URL$/.exec(type) ?? [];
    if ((format !== 'dash' && format !== 'hls') || files.has(url)) return;
    const accessService = services[kind] ?? 'StandardVideo';
    files.set(url, { url, format, accessService, isStreamLive: true, subtitles: [], timeCodes: [] });
  };
  streams.filter(({ isForEu }) => isForEu === isAbroad).forEach(add);
  streams.forEach(add);
  return Array.from(files.values());
}

/** The access service of a stream by the word in its type; the others are standard, and stand in for one another. */
const services: Readonly<Record<string, string>> = { WithSubtitles: 'HardcodedSubtitle', Syn: 'DRSyn' };

/** The media of an item that may be a channel: then its streams, and its files as of other items where it has none. */
export function withStreams(media: MediaAhead, { id, state }: PlayedItem, streams: ChannelStreams): MediaAhead {
  const isChannel = (): boolean => state.get()?.type === 'channel';
  let ahead: ReturnType<ChannelStreams> | undefined;
  return {
    ask() {
      if (!isChannel()) return media.ask();
      ahead = streams(id);
      return ahead;
    },
    async resolve(itemId, signal) {
      if (!isChannel()) return media.resolve(itemId, signal);
      const first = ahead;
      ahead = undefined;
      const files = await (first ?? streams(itemId, signal));
      return files.length > 0 ? files : media.resolve(itemId, signal);
    },
  };
}
