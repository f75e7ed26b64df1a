import type {
  SenderCastState,
  SenderContext,
  SenderLoadRequest,
  SenderMediaInfo,
  SenderMediaSession,
  SenderSession,
  SenderTrack,
  SenderWindow,
} from '../cast/sender-namespace';

/** A set in a test's hand, which speaks to the sender as a receiver does. */
export interface FakeReceiver {
  /** What the page has asked, in order, as `load 300`, `play`, `tracks 1`. */
  readonly calls: string[];
  /** What plays; null for none. */
  readonly media: (SenderMediaSession & { currentTime: number }) | null;
  volume: number;
  isMuted: boolean;
  /** What the browser's choice of sets ends with: nothing where the viewer chooses this one. */
  refusal: string | undefined;
  /** What the next load ends with. */
  loadError: string | undefined;
  /** Whether loads wait for `finishLoad`. */
  holdsLoads: boolean;
  finishLoad(): void;
  /** Tracks that the set finds in whatever it loads. */
  ownTracks: readonly SenderTrack[];
  setState(state: SenderCastState): void;
  /** Connects without being asked, as a session of before does. */
  connect(): void;
  /** Ends the session, as the set's own remote or another sender does. */
  disconnect(): void;
  /** Changes what plays, as the set does by itself. */
  change(change: Partial<Pick<SenderMediaSession, 'playerState' | 'idleReason'>> & { currentTime?: number }): void;
  /** Plays what no page of now has asked for. */
  play(request: Partial<SenderLoadRequest> & { readonly media: SenderMediaInfo }): void;
}

/**
 * Puts Google's sender with one set on a window, as the sender's script does when it has come; `chrome` and `cast` are the window's names for
 * it. All of it stands in this function, so that its text runs in a browser as well, where the set is `cast.receiver` of the window.
 */
export function installFakeSender(page: Window = window, connected?: SenderMediaInfo): FakeReceiver {
  type Media = { -readonly [Key in keyof SenderMediaSession]: SenderMediaSession[Key] } & { currentTime: number };
  const calls: string[] = [];
  const listeners: (() => void)[] = [];
  const held: (() => void)[] = [];
  let state: SenderCastState = 'NOT_CONNECTED';
  let session: SenderSession | null = null;
  let media: Media | null = null;

  const tell = (next: SenderCastState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const createMedia = (request: SenderLoadRequest): Media => {
    const updates = new Set<(isAlive: boolean) => void>();
    const answer = (call: string, change: Partial<Media>, onDone: () => void): void => {
      calls.push(call);
      Object.assign(made, change);
      onDone();
      made.update();
    };
    const made: Media & { update(): void } = {
      // The length of a film is the set's to find out.
      media: {
        duration: request.media.streamType === 'LIVE' ? null : 5_400,
        ...request.media,
        tracks: [...(request.media.tracks ?? []), ...receiver.ownTracks],
      },
      playerState: request.autoplay === false ? 'PAUSED' : 'PLAYING',
      idleReason: null,
      activeTrackIds: request.activeTrackIds ?? [],
      currentTime: request.currentTime ?? 0,
      getEstimatedTime: () => made.currentTime,
      getEstimatedLiveSeekableRange: () => (made.media?.streamType === 'LIVE' ? { start: 0, end: 7_200 } : undefined),
      play: (_, onDone) => answer('play', { playerState: 'PLAYING' }, onDone),
      pause: (_, onDone) => answer('pause', { playerState: 'PAUSED' }, onDone),
      seek: ({ currentTime = 0 }, onDone) => answer(`seek ${currentTime}`, { currentTime }, onDone),
      stop: (_, onDone) => answer('stop', { playerState: 'IDLE', idleReason: 'CANCELLED' }, onDone),
      editTracksInfo: ({ activeTrackIds }, onDone) =>
        answer(`tracks ${activeTrackIds.join(' ') || 'none'}`, { activeTrackIds }, onDone),
      addUpdateListener: (listener) => void updates.add(listener),
      removeUpdateListener: (listener) => void updates.delete(listener),
      update() {
        for (const listener of Array.from(updates)) listener(made.playerState !== 'IDLE');
      },
    };
    return made;
  };
  const updateMedia = (): void => (media as (Media & { update(): void }) | null)?.update();
  const createSession = (): SenderSession => ({
    getCastDevice: () => ({ friendlyName: 'Stue' }),
    getMediaSession: () => media,
    async loadMedia(request) {
      calls.push(`load ${request.currentTime ?? 0}`);
      const error = receiver.loadError;
      receiver.loadError = undefined;
      if (error) throw error;
      if (receiver.holdsLoads) await new Promise<void>((resolve) => held.push(resolve));
      media = createMedia(request);
      return undefined;
    },
    getVolume: () => receiver.volume,
    setVolume: async (volume) => void Object.assign(receiver, { volume }),
    setMute: async (isMuted) => void Object.assign(receiver, { isMuted }),
  });

  const receiver: FakeReceiver = {
    calls,
    get media() {
      return media;
    },
    volume: 0.3,
    isMuted: false,
    refusal: undefined,
    loadError: undefined,
    holdsLoads: false,
    ownTracks: [],
    finishLoad() {
      for (const finish of held.splice(0)) finish();
    },
    setState: tell,
    connect() {
      session = createSession();
      tell('CONNECTED');
    },
    disconnect() {
      if (media) Object.assign(media, { playerState: 'IDLE', idleReason: 'CANCELLED', currentTime: 0 });
      updateMedia();
      session = null;
      media = null;
      tell('NOT_CONNECTED');
    },
    change(change) {
      if (media) Object.assign(media, change);
      updateMedia();
    },
    play(request) {
      media = createMedia({ ...request, autoplay: true });
    },
  };
  const context: SenderContext = {
    setOptions: ({ receiverApplicationId }) => void calls.push(`receiver ${receiverApplicationId}`),
    async requestSession() {
      calls.push('request');
      tell('CONNECTING');
      if (receiver.refusal) {
        tell('NOT_CONNECTED');
        throw receiver.refusal;
      }
      receiver.connect();
      return undefined;
    },
    getCurrentSession: () => session,
    endCurrentSession() {
      calls.push('end');
      receiver.disconnect();
    },
    getCastState: () => state,
    addEventListener: (_, listener) => void listeners.push(listener),
  };
  const bag = (...keys: readonly string[]) =>
    function Bag(this: Record<string, unknown>, ...values: readonly unknown[]) {
      keys.forEach((key, index) => {
        this[key] = values[index];
      });
    };
  const requests = {
    MediaInfo: bag('contentId', 'contentType'),
    GenericMediaMetadata: bag(),
    Track: bag('trackId', 'type'),
    LoadRequest: bag('media'),
    SeekRequest: bag(),
    EditTracksInfoRequest: bag('activeTrackIds'),
  };
  Object.assign(page, {
    cast: { receiver, framework: { CastContext: { getInstance: () => context } } },
    chrome: { ...(page as SenderWindow).chrome, cast: { media: requests } },
  });
  if (connected) receiver.play({ media: connected });
  return receiver;
}
