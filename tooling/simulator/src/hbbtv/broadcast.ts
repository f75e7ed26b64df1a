import type { ConnectedDevice } from '../device/device';
import { isProgrammeLocked } from '../device/parental-lock';
import type { AppWindow } from '../frame/app-window';
import type { Decoder } from '../frame/install-decoder';
import { recorded } from '../frame/recorded';
import { watchBroadcastArea } from './broadcast-area';
import { channelConfigOf, channelKinds, channelsOf, currentChannelOf, type OipfChannel } from './channels';
import { fire } from './fire';
import { programmeRatings } from './parental-control';

const states = { unrealized: 0, connecting: 1, presenting: 2, stopped: 3 } as const;
const errors = { tuner: 1, parentalLock: 3, unknownChannel: 5, noResources: 11 } as const;
const tuningMs = 60;

/** What the set does with an object when it leaves the document. */
export interface BroadcastObject {
  readonly members: object;
  /** Nobody holds the object any more: the set shows its broadcast by itself again. */
  leave(): void;
}

/**
 * A `video/broadcast` object. Unrealized until it is bound; a stopped one keeps the decoder free for as long as it is held; one that is
 * bound while media of the page hold the decoder fails for want of resources, one whose programme the set's parental control locks for that.
 */
export function createBroadcast(
  window: AppWindow,
  device: ConnectedDevice,
  element: HTMLObjectElement,
  decoder: Decoder,
): BroadcastObject {
  let playState: number = states.unrealized;
  let isFullScreen = false;
  let isLocked = false;
  let attempt = 0;
  const record = <Args extends readonly unknown[], Result>(name: string, run: (...args: Args) => Result) =>
    recorded(device, `video/broadcast.${name}`, run);
  const setPlayState = (state: number, error?: number): void => {
    playState = state;
    fire(window, device, element, 'PlayStateChange', { state, error });
  };
  const tell = (name: string, channel: OipfChannel | null, error?: number): void =>
    fire(window, device, element, name, error === undefined ? { channel } : { channel, errorState: error });
  const supersede = (): number => {
    isLocked = false;
    attempt += 1;
    return attempt;
  };
  const release = (): void => {
    supersede();
    if (device.state().tuner !== 'none') device.update({ tuner: 'presenting', broadcastArea: null });
    playState = states.unrealized;
  };
  const connect = (channel: number, done: () => void, fail: (error: number) => void): void => {
    const own = supersede();
    setPlayState(states.connecting);
    if (!decoder.isHeldByPage()) device.update({ tuner: 'connecting', channel });
    window.setTimeout(() => {
      if (own !== attempt) return;
      if (decoder.isHeldByPage()) {
        setPlayState(states.unrealized, errors.noResources);
        fail(errors.noResources);
        return;
      }
      if (isProgrammeLocked(device.state())) {
        isLocked = true;
        device.update({ tuner: 'connecting' });
        setPlayState(states.unrealized, errors.parentalLock);
        fail(errors.parentalLock);
        return;
      }
      device.update({ tuner: 'presenting', channel });
      setPlayState(states.presenting);
      watchBroadcastArea(window, device, element, () => playState === states.presenting && !isFullScreen);
      done();
    }, tuningMs);
  };
  const indexOf = (channel: OipfChannel): number => channelsOf(device).findIndex(({ ccid }) => ccid === channel.ccid);
  const change = (channel: OipfChannel | null): void => {
    if (channel === null) {
      supersede();
      device.update({ tuner: 'none', broadcastArea: null });
      setPlayState(states.unrealized);
      tell('ChannelChangeSucceeded', null);
      return;
    }
    const index = indexOf(channel);
    if (index < 0) {
      tell('ChannelChangeError', channel, errors.unknownChannel);
      return;
    }
    connect(
      index,
      () => tell('ChannelChangeSucceeded', channel),
      (error) => tell('ChannelChangeError', channel, error),
    );
  };
  const step = (by: number): void => {
    const channels = channelsOf(device);
    change(channels[(device.state().channel + by + channels.length) % channels.length] ?? null);
  };
  const judgeRating = (isNowLocked: boolean): void => {
    if (isNowLocked === isLocked || (playState !== states.presenting && !isLocked)) return;
    isLocked = isNowLocked;
    const rating = { contentID: null, ratings: programmeRatings(device), DRMSystemID: null, blocked: isLocked };
    fire(window, device, element, 'ParentalRatingChange', rating);
    // The set asks for its PIN, and shows the programme by itself once it has it.
    device.update({ tuner: isLocked ? 'connecting' : 'presenting' });
    if (isLocked) setPlayState(states.connecting, errors.parentalLock);
    else setPlayState(states.presenting);
  };
  device.subscribe((state, previous) => {
    // The viewer has zapped; changes of our own come while we connect.
    if (state.channel !== previous.channel && playState === states.presenting)
      tell('ChannelChangeSucceeded', currentChannelOf(device));
    judgeRating(isProgrammeLocked(state));
  });

  const members = {
    ...channelKinds,
    get playState() {
      return playState;
    },
    get currentChannel() {
      return playState === states.unrealized ? null : currentChannelOf(device);
    },
    get fullScreen() {
      return isFullScreen;
    },
    bindToCurrentChannel: record('bindToCurrentChannel', () => {
      const channel = currentChannelOf(device);
      if (channel === null) setPlayState(states.unrealized, errors.tuner);
      else if (playState !== states.presenting && playState !== states.connecting)
        connect(
          device.state().channel,
          () => {},
          () => {},
        );
      return channel;
    }),
    stop: record('stop', () => {
      if (playState !== states.connecting && playState !== states.presenting) return;
      supersede();
      device.update({ tuner: 'stopped', broadcastArea: null });
      setPlayState(states.stopped);
    }),
    release: record('release', () => {
      if (playState === states.unrealized) return;
      release();
      setPlayState(states.unrealized);
    }),
    setChannel: record('setChannel', change),
    nextChannel: record('nextChannel', () => step(1)),
    prevChannel: record('prevChannel', () => step(-1)),
    getChannelConfig: record('getChannelConfig', () => channelConfigOf(device)),
    createChannelObject: record('createChannelObject', (_idType: number, onid: number, tsid: number, sid: number) =>
      channelConfigOf(device).channelList.getChannelByTriplet(onid, tsid, sid),
    ),
    setFullScreen: record('setFullScreen', (isFull: boolean) => {
      isFullScreen = isFull;
      if (isFull) device.update({ broadcastArea: null });
      fire(window, device, element, 'FullScreenChange', {});
    }),
    setVolume: record('setVolume', (_volume: number) => true),
    getVolume: () => 100,
    addStreamEventListener: record('addStreamEventListener', (_url: string, _name: string, _listener: unknown) => {}),
    removeStreamEventListener: record(
      'removeStreamEventListener',
      (_url: string, _name: string, _listener: unknown) => {},
    ),
  };
  return {
    members,
    leave: () => {
      if (playState !== states.unrealized) release();
    },
  };
}
