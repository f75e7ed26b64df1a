import type { ConnectedDevice } from '../../device/device';
import { recorded, tell } from '../../frame/recorded';
import { WebApiException } from '../web-api-exception';
import type { AvPicture, AvStream, OpenPicture } from './av-picture';
import { type AvPlayCall, type AvPlayState, allowedStates } from './av-play-states';

/** Without it AVPlay takes no protection. */
export const drmPrivilege = 'http://developer.samsung.com/privilege/drmplay';

type Callback = (() => void) | null | undefined;
type Failure = ((error: WebApiException) => void) | null | undefined;

/**
 * `webapis.avplay`: one player, in the states of Samsung's documents. What they allow in other states alone throws, and so does all but a look
 * while a seek is under way. A suspended player has given its decoder back.
 */
export function createAvPlay(device: ConnectedDevice, openPicture: OpenPicture) {
  let state: AvPlayState = 'NONE';
  let url = '';
  let listener: Readonly<Record<string, unknown>> = {};
  let picture: AvPicture | undefined;
  let rect: Parameters<AvPicture['place']> = [0, 0, 1920, 1080];
  let chosen: Partial<Record<AvStream['type'], number>> = {};
  let suspended: { readonly state: AvPlayState; readonly atMs: number } | undefined;
  let isSeeking = false;
  let isBuffering = false;

  const emit = (name: string, ...args: readonly unknown[]): void =>
    tell(device, `avplay.${name}`, listener[name], ...args);
  const look =
    <Args extends readonly unknown[], Result>(name: AvPlayCall, run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      const isAllowed = (allowedStates[name] as readonly AvPlayState[]).includes(state);
      if (!isAllowed) throw new WebApiException('InvalidStateError', `${name} is not allowed in ${state}.`);
      return run(...args);
    };
  const call = <Args extends readonly unknown[], Result>(name: AvPlayCall, run: (...args: Args) => Result) =>
    recorded(
      device,
      `webapis.avplay.${name}`,
      look(name, (...args: Args) => {
        if (isSeeking) throw new WebApiException('InvalidStateError', `${name} is not allowed during a seek.`);
        return run(...args);
      }),
    );
  const release = (): void => {
    picture?.close();
    picture = undefined;
    isSeeking = false;
    isBuffering = false;
  };
  const prepare = (done: Callback, failed: Failure): void => {
    release();
    chosen = {};
    let isReady = false;
    const isOpen = (): boolean => picture === opened;
    const opened = openPicture(url, {
      onReady() {
        if (!isOpen()) return;
        isReady = true;
        if (state === 'IDLE') state = 'READY';
        done?.();
      },
      onFailure(exception, error) {
        if (isOpen() && isReady) emit('onerror', error);
        else if (isOpen()) failed?.(new WebApiException(exception, 'The media cannot be prepared.'));
      },
      onTime() {
        // Too often to stand in the log.
        const hears = listener.oncurrentplaytime;
        if (isOpen() && state === 'PLAYING' && typeof hears === 'function') hears(opened.positionMs);
      },
      onWaiting(isWaiting) {
        if (!isOpen() || isWaiting === isBuffering) return;
        isBuffering = isWaiting;
        emit(isWaiting ? 'onbufferingstart' : 'onbufferingcomplete');
      },
      onEnd: () => isOpen() && emit('onstreamcompleted'),
    });
    picture = opened;
    opened.place(...rect);
  };
  const seek = (positionMs: number, done: Callback): void => {
    const sought = picture;
    if (!sought) return;
    isSeeking = true;
    sought.seek(Math.max(0, Math.min(positionMs, sought.durationMs)), () => {
      if (picture !== sought) return;
      isSeeking = false;
      done?.();
    });
  };
  const jump =
    (direction: 1 | -1) =>
    (byMs: number, done?: Callback): void =>
      seek((picture?.positionMs ?? 0) + direction * byMs, done);
  const turn = (isToPlay: boolean): void => {
    state = isToPlay ? 'PLAYING' : 'PAUSED';
    if (isToPlay) picture?.play();
    else picture?.pause();
  };
  const restore = (
    newUrl: string | null | undefined,
    atMs: number | undefined,
    done: Callback,
    failed: Failure,
  ): void => {
    if (!suspended) throw new WebApiException('InvalidStateError', 'Nothing was suspended.');
    const before = suspended;
    suspended = undefined;
    url = newUrl || url;
    state = before.state;
    prepare(() => {
      picture?.seek(atMs || before.atMs, () => {
        if (state === 'PLAYING') picture?.play();
        done?.();
      });
    }, failed);
  };

  return {
    getVersion: () => '4.0',
    getState: () => state,
    getCurrentTime: () => picture?.positionMs ?? 0,
    getDuration: () => picture?.durationMs ?? 0,
    setListener(next: object) {
      listener = next as typeof listener;
    },
    open: call('open', (next: string) => {
      url = next;
      state = 'IDLE';
    }),
    close: recorded(device, 'webapis.avplay.close', () => {
      release();
      suspended = undefined;
      state = 'NONE';
    }),
    stop: recorded(device, 'webapis.avplay.stop', () => {
      release();
      if (state !== 'NONE') state = 'IDLE';
    }),
    prepareAsync: call('prepareAsync', (done?: Callback, failed?: Failure) => prepare(done, failed)),
    setDisplayRect: call('setDisplayRect', (...next: typeof rect) => {
      rect = next;
      picture?.place(...rect);
    }),
    setDisplayMethod: call('setDisplayMethod', (_mode: string) => undefined),
    setTimeoutForBuffering: call('setTimeoutForBuffering', (_seconds: number) => undefined),
    setBufferingParam: call('setBufferingParam', (_option: string, _unit: string, _amount: number) => undefined),
    setStreamingProperty: call('setStreamingProperty', (_name: string, _value: string) => undefined),
    setDrm(system: string, operation: string, _secrets: string) {
      call('setDrm', (_system: string, _operation: string) => {
        if (!device.privileges.includes(drmPrivilege))
          throw new WebApiException('SecurityError', 'Permission denied: no privilege drmplay.');
      })(system, operation);
      return '';
    },
    play: call('play', () => turn(true)),
    pause: call('pause', () => turn(false)),
    seekTo: call('seekTo', (positionMs: number, done?: Callback, _failed?: Failure) => seek(positionMs, done)),
    jumpForward: call('jumpForward', jump(1)),
    jumpBackward: call('jumpBackward', jump(-1)),
    setSpeed: call('setSpeed', (rate: number) => {
      if (![1, 2, 4, 8, 16].includes(Math.abs(rate)) || rate === -1)
        throw new WebApiException('InvalidValuesError', `No playback at ${rate}.`);
    }),
    setSilentSubtitle: call('setSilentSubtitle', (_isSilent: boolean) => undefined),
    setSelectTrack: call('setSelectTrack', (type: AvStream['type'], index: number) => {
      if (type === 'AUDIO' && (state !== 'PLAYING' || isBuffering))
        throw new WebApiException('InvalidStateError', 'Audio changes while it plays.');
      if (!picture?.streams.some((stream) => stream.type === type && stream.index === index))
        throw new WebApiException('InvalidValuesError', `No ${type} ${index}.`);
      chosen = { ...chosen, [type]: index };
    }),
    getTotalTrackInfo: look('getTotalTrackInfo', () => picture?.streams ?? []),
    getCurrentStreamInfo: look('getCurrentStreamInfo', () => {
      const { streams = [] } = picture ?? {};
      const isCurrent = ({ type, index }: AvStream): boolean =>
        index === (chosen[type] ?? streams.find((other) => other.type === type)?.index);
      return streams.filter(isCurrent);
    }),
    getStreamingProperty: look('getStreamingProperty', (name: string) => (name === 'IS_LIVE' ? 'false' : '')),
    suspend: call('suspend', () => {
      suspended = { state, atMs: picture?.positionMs ?? 0 };
      release();
      state = 'NONE';
    }),
    restore: call('restore', (next?: string | null, atMs?: number) => restore(next, atMs, undefined, undefined)),
    restoreAsync: call(
      'restoreAsync',
      (next: string | null, atMs?: number, _isToPrepare?: boolean, done?: Callback, failed?: Failure) =>
        restore(next, atMs, done, failed),
    ),
  };
}
