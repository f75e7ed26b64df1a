import { fakeDeviceInfo } from '@fjernsyn/platform/testing';
import { createDevicePlayer, type DevicePlayer } from '../media/shaka/device-player';
import type {
  ShakaAudioTrack,
  ShakaError,
  ShakaNamespace,
  ShakaPlayer,
  ShakaPreload,
  ShakaRequest,
  ShakaRequestContext,
  ShakaResponse,
  ShakaTextParser,
  ShakaTextTrack,
  ShakaThumbnail,
} from '../media/shaka/shaka-namespace';

/** A player that loads when told to, beside a video that is a bag of facts. */
export interface FakeShaka {
  readonly namespace: ShakaNamespace;
  readonly calls: string[];
  readonly configurations: unknown[];
  /** Ends the oldest load that waits, with an error where one is given. */
  finishLoad(error?: unknown): void;
  /** Tells an event of the player. */
  tell(type: string, detail?: unknown): void;
  textTracks: ShakaTextTrack[];
  audioTracks: ShakaAudioTrack[];
  /** The small pictures of what is loaded; without them there is no track of images. */
  thumbnails: ShakaThumbnail[] | undefined;
  isBuffering: boolean;
  isLive: boolean;
  seekRange: { readonly start: number; readonly end: number };
  /** Attempts a request of the player that fails with an error; resolves with what takes the answer's place, or rejects with what is left. */
  request(error: Partial<ShakaError>, context?: ShakaRequestContext, attempt?: number): Promise<ShakaResponse>;
  /** Where the last request was to be sent, and the next is. */
  uris: readonly string[];
  /** The limits of the last request. */
  retryParameters: ShakaRequest['retryParameters'];
  /** What becomes of the loads that begin ahead; undefined where they come. */
  preloadFailure: unknown;
  /** The reader that is registered for a kind of subtitles. */
  readerOf(mimeType: string): ShakaTextParser;
}

/** Shaka's readers, which read one cue of all that is of their kind. */
function createFakeParsers(
  calls: string[],
): ShakaNamespace['text'] & { readonly readers: Map<string, () => ShakaTextParser> } {
  const readers = new Map<string, () => ShakaTextParser>();
  const parser = (name: string, sign: string) =>
    function FakeParser(): ShakaTextParser {
      return {
        parseInit: () => void calls.push(`${name} init`),
        setManifestType: (type) => void calls.push(`${name} of ${type}`),
        parseMedia(data) {
          const text = new TextDecoder().decode(data);
          if (!text.includes(sign)) throw { severity: 2, category: 2, code: 2000, data: [] };
          return [`${name}: ${text}`];
        },
      };
    } as unknown as new () => ShakaTextParser;
  return {
    readers,
    TextEngine: { registerParser: (mimeType, create) => void readers.set(mimeType, create) },
    VttTextParser: parser('vtt', 'WEBVTT'),
    TtmlTextParser: parser('ttml', '<tt'),
    Mp4VttParser: parser('mp4 vtt', 'vttc'),
    Mp4TtmlParser: parser('mp4 ttml', '<tt'),
  };
}

/** Makes a {@link FakeShaka}. */
export function createFakeShaka(): FakeShaka {
  const listeners: [string, (event: Event & { readonly detail?: unknown }) => void][] = [];
  const loads: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  const calls: string[] = [];
  const configurations: unknown[] = [];
  let rate = 1;
  const setRate = (given: number): void => {
    rate = given;
    calls.push(`rate ${given}`);
  };
  const interrupt = (): void => loads.shift()?.reject({ severity: 2, category: 7, code: 7000, data: [] });

  const text = createFakeParsers(calls);
  const schemes = new Map<string, Parameters<ShakaNamespace['net']['NetworkingEngine']['registerScheme']>[1]>();
  let filter: ((type: number, request: ShakaRequest, context?: ShakaRequestContext) => void) | undefined;
  /** Attempts what fails with `error`. */
  let failing: Partial<ShakaError> = {};
  const parse = () => ({
    chain: (_: undefined, onError: (error: ShakaError) => ShakaResponse) =>
      Promise.resolve().then(() => onError({ severity: 1, category: 1, code: 1001, data: [], ...failing })) as never,
  });

  const preload: ShakaPreload = {
    waitForFinish: async () => {
      if (fake.preloadFailure) throw fake.preloadFailure;
    },
    destroy: async () => void calls.push('destroy ahead'),
  };

  const player: ShakaPlayer = {
    getNetworkingEngine: () => ({
      registerRequestFilter(given) {
        filter = given;
      },
    }),
    retryStreaming: () => calls.push('retry') > 0,
    attach: async () => void calls.push('attach'),
    setVideoContainer: ({ id }) => void calls.push(`subtitles in ${id}`),
    configure: (configuration) => configurations.push(configuration) > 0,
    async preload(url, startSeconds, mimeType) {
      calls.push(`ahead ${url} ${startSeconds} ${mimeType}`);
      return mimeType === 'video/mp4' ? null : preload;
    },
    load(source, startSeconds, mimeType) {
      calls.push(`load ${source === preload ? 'ahead' : source} ${startSeconds} ${mimeType}`);
      interrupt();
      return new Promise<void>((resolve, reject) => loads.push({ resolve, reject }));
    },
    async destroy() {
      calls.push('destroy');
      interrupt();
    },
    addEventListener: (type, listener) => void listeners.push([type, listener]),
    isBuffering: () => fake.isBuffering,
    isLive: () => fake.isLive,
    getPlaybackRate: () => rate,
    trickPlay: (given) => setRate(given),
    cancelTrickPlay: () => setRate(1),
    seekRange: () => fake.seekRange,
    getPresentationStartTimeAsDate: () => (fake.isLive ? new Date(5_000) : null),
    getVariantTracks: () => [{ active: true, bandwidth: 2_000_000, width: 1280, height: 720 }],
    getAudioTracks: () => fake.audioTracks,
    selectAudioTrack(track) {
      fake.audioTracks = fake.audioTracks.map((other) => ({ ...other, active: other === track }));
    },
    getTextTracks: () => fake.textTracks,
    selectTextTrack(track) {
      calls.push(`text ${track?.id ?? 'none'}`);
      fake.textTracks = fake.textTracks.map((other) => ({ ...other, active: other === track }));
    },
    getImageTracks: () => (fake.thumbnails ? [{ id: 7 }] : []),
    async getAllThumbnails(trackId) {
      if (trackId !== 7) throw new Error('no such track');
      return fake.thumbnails ?? null;
    },
    async addTextTrackAsync(url, language, kind, mimeType, _codec, label) {
      calls.push(`add ${url} ${language} ${kind} ${mimeType}`);
      if (url.includes('broken')) throw new Error('no subtitles there');
      const track = { active: false, forced: false, kind: null, accessibilityPurpose: null, roles: [] };
      fake.textTracks = [...fake.textTracks, { ...track, id: fake.textTracks.length, language, label }];
    },
  };

  const fake: FakeShaka = {
    namespace: {
      Player: function FakePlayer() {
        return player;
      } as unknown as ShakaNamespace['Player'],
      polyfill: { installAll: () => void calls.push('polyfill') },
      net: {
        NetworkingEngine: { registerScheme: (scheme, plugin) => void schemes.set(scheme, plugin) },
        HttpFetchPlugin: { isSupported: () => true, parse },
        HttpXHRPlugin: { parse },
      },
      text,
    },
    calls,
    configurations,
    finishLoad(error) {
      const load = loads.shift();
      if (error) load?.reject(error);
      else load?.resolve();
    },
    tell(type, detail) {
      for (const [known, listener] of listeners) if (known === type) listener({ detail } as unknown as CustomEvent);
    },
    async request(error, context, attempt = 0) {
      const request = { attempt, uris: fake.uris, retryParameters: fake.retryParameters };
      filter?.(1, request, context);
      fake.retryParameters = request.retryParameters;
      fake.uris = request.uris;
      failing = error;
      const plugin = schemes.get('https');
      if (!plugin) throw new Error('no scheme');
      return (await plugin('https://media.example/part', request)) as never;
    },
    uris: ['https://media.example/part'],
    retryParameters: { maxAttempts: 2, timeout: 30_000, connectionTimeout: 10_000, stallTimeout: 5_000 },
    readerOf(mimeType) {
      const create = text.readers.get(mimeType);
      if (!create) throw new Error(`no reader of ${mimeType}`);
      return create();
    },
    preloadFailure: undefined,
    thumbnails: undefined,
    textTracks: [],
    audioTracks: [],
    isBuffering: false,
    isLive: false,
    seekRange: { start: 10, end: 90 },
  };
  return fake;
}

/** A player of a fake build, as an engine is given it. */
export function createFakeDevicePlayer({ namespace }: FakeShaka): DevicePlayer {
  const window = { document: {} } as Window;
  return createDevicePlayer(namespace, { window, deviceClass: fakeDeviceInfo.deviceClass, quirks: {} });
}

/** The facts of a video, all of them in a test's hand. */
export interface FakeVideo {
  currentTime: number;
  duration: number;
  paused: boolean;
  ended: boolean;
  seeking: boolean;
  readyState: number;
  bufferedSeconds: [number, number][];
  /** What the next `play` rejects with. */
  refusal: { readonly name: string } | undefined;
  readonly calls: string[];
  dispatch(type: string): void;
}

/** Makes a {@link FakeVideo} of 100 s that is paused at its start. */
export function createFakeVideo(formats: readonly string[] = ['video/mp4']): FakeVideo & HTMLVideoElement {
  const target = new EventTarget();
  const calls: string[] = [];
  const video = {
    currentTime: 0,
    duration: 100,
    paused: true,
    ended: false,
    seeking: false,
    readyState: 4,
    bufferedSeconds: [] as [number, number][],
    refusal: undefined as { readonly name: string } | undefined,
    calls,
    volume: 1,
    muted: false,
    get buffered() {
      const { bufferedSeconds: ranges } = video;
      return { length: ranges.length, start: (at: number) => ranges[at]?.[0], end: (at: number) => ranges[at]?.[1] };
    },
    canPlayType: (mimeType: string) => (formats.includes(mimeType) ? 'maybe' : ''),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatch: (type: string) => void target.dispatchEvent(new Event(type)),
    async play() {
      if (video.refusal) throw video.refusal;
      video.paused = false;
      video.dispatch('play');
    },
    pause() {
      video.paused = true;
      video.dispatch('pause');
    },
    removeAttribute: (name: string) => void calls.push(`remove ${name}`),
    load: () => void calls.push('load'),
  };
  return video as unknown as FakeVideo & HTMLVideoElement;
}
