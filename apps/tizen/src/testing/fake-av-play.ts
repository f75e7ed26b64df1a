import type { AvPlay, AvPlayListener, AvPlayState, AvPlayStream } from '../media/av-play/av-play';

/** Samsung's player in a test's hand: it does nothing by itself. */
export interface FakeAvPlay {
  readonly avPlay: AvPlay;
  /** What was asked of it, in order, without looks. */
  readonly calls: string[];
  /** What it says when it is asked. */
  readonly facts: {
    state: AvPlayState;
    positionMs: number;
    durationMs: number;
    liveWindow: string;
    streams: readonly AvPlayStream[];
    /** Names of calls that throw, and the name of what they throw. */
    readonly throws: Record<string, string>;
  };
  /** Tells its listener something. */
  tell<Name extends keyof AvPlayListener>(name: Name, ...args: Parameters<AvPlayListener[Name]>): void;
  prepared(error?: { readonly name: string }): void;
  /** Ends the seek that waits. */
  arrived(): void;
  restored(): void;
}

/** Makes a {@link FakeAvPlay}; with `restoresAsync` false it has the old call alone. */
export function createFakeAvPlay({ restoresAsync = true } = {}): FakeAvPlay {
  const calls: string[] = [];
  const facts: FakeAvPlay['facts'] = {
    state: 'NONE',
    positionMs: 0,
    durationMs: 100_000,
    liveWindow: '',
    streams: [],
    throws: {},
  };
  let listener: AvPlayListener | undefined;
  let preparing: { readonly done: () => void; readonly failed: (error: unknown) => void } | undefined;
  let arrive = (): void => undefined;
  let restore = (): void => undefined;
  const call = (name: string, ...args: readonly unknown[]): void => {
    calls.push([name, ...args].join(' '));
    const thrown = facts.throws[name];
    if (thrown !== undefined) throw { name: thrown };
  };
  const turn = (name: string, state: AvPlayState, ...args: readonly unknown[]): void => {
    call(name, ...args);
    facts.state = state;
  };
  const avPlay: AvPlay = {
    open: (url) => turn('open', 'IDLE', url),
    close: () => turn('close', 'NONE'),
    setListener(next) {
      call('setListener');
      listener = next;
    },
    setDisplayRect: (...rect) => call('setDisplayRect', rect.join()),
    setDisplayMethod: () => undefined,
    setDrm(...args) {
      call('setDrm', ...args);
      return '';
    },
    prepareAsync(done, failed) {
      call('prepareAsync');
      preparing = { done, failed };
    },
    play: () => turn('play', 'PLAYING'),
    pause: () => turn('pause', 'PAUSED'),
    seekTo(positionMs, done) {
      call('seekTo', positionMs);
      arrive = done;
    },
    getState: () => facts.state,
    getCurrentTime: () => facts.positionMs,
    getDuration: () => facts.durationMs,
    getTotalTrackInfo: () => facts.streams,
    getCurrentStreamInfo: () => facts.streams.slice(0, 2),
    setSelectTrack: (type, index) => call('setSelectTrack', type, index),
    setSilentSubtitle: (isSilent) => call('setSilentSubtitle', isSilent),
    getStreamingProperty: () => facts.liveWindow,
    suspend: () => call('suspend'),
    restore: (url, positionMs) => call('restore', url, positionMs),
  };
  const restoreAsync: AvPlay['restoreAsync'] = (url, positionMs, isToPrepare, done) => {
    call('restoreAsync', url, positionMs, isToPrepare);
    restore = done;
  };
  return {
    avPlay: restoresAsync ? { ...avPlay, restoreAsync } : avPlay,
    calls,
    facts,
    tell(name, ...args) {
      const hear = listener?.[name] as ((...told: readonly unknown[]) => void) | undefined;
      hear?.(...args);
    },
    prepared(error) {
      if (error) return preparing?.failed(error);
      facts.state = 'READY';
      preparing?.done();
    },
    arrived: () => arrive(),
    restored: () => restore(),
  };
}
