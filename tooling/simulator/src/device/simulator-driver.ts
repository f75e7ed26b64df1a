import { describeValue } from './describe-value';
import type { Device, KeyAnswer, KeyPhase } from './device';
import type { BroadcastStart, DeviceState, SimulatedTarget } from './device-state';
import type { LogEntry } from './log-entry';
import { offerToSet, type SetActions } from './set-keys';
import type { SimulatorKey } from './simulator-key';

/** How an application is to be started: anew, or called while it runs, with a deep link's words; on HbbTV by its channel or its portal. */
export interface LaunchOrder {
  readonly kind?: 'cold' | 'warm';
  readonly payload?: unknown;
  readonly start?: BroadcastStart;
}

/** The simulator by calls, as tests and the page's own controls drive it: `window.fjernsynSimulator`. */
export interface SimulatorDriver {
  readonly target: SimulatedTarget;
  /** Presses a button and lets it go; tells whether the application got it. */
  press(key: SimulatorKey): KeyAnswer;
  /** Holds a button: it repeats as a remote's does, then comes up. */
  hold(key: SimulatorKey, durationMs: number): Promise<KeyAnswer>;
  /** One movement of a button, for those who hold it themselves. */
  move(key: SimulatorKey, phase: KeyPhase): KeyAnswer;
  launch(order?: LaunchOrder): void;
  suspend(): void;
  resume(): void;
  setNetwork(isOnline: boolean): void;
  setPointer(isShown: boolean): void;
  setKeyboard(isShown: boolean): void;
  /** Says something to the microphone of the set's keyboard, which writes it where that is shown. */
  say(text: string): void;
  setVoiceGuide(isOn: boolean): void;
  setCaptions(areOn: boolean): void;
  setStorage(isWritable: boolean): void;
  /** Sets from which age the set keeps broadcasts from its viewer, in years; 0 ends it. */
  setParentalLimit(years: number): void;
  /** Tunes the set, as a viewer does by number. */
  setChannel(index: number): void;
  /** The set has been idle: it wants to show its screensaver, and does unless the application keeps it away. */
  showScreenSaver(): void;
  log(): readonly LogEntry[];
  state(): DeviceState;
}

/** The frame that holds the application. */
export interface ApplicationFrame {
  load(): void;
  unload(): void;
}

/** The page's clock. */
export interface Timers {
  setTimeout(run: () => void, delayMs: number): unknown;
}

const repeatDelayMs = 400;
const repeatEveryMs = 100;
const endsAfterMs = 1000;

/** Drives a set: its buttons, its starts, and what a viewer can do to it. */
export function createSimulatorDriver(device: Device, frame: ApplicationFrame, timers: Timers): SimulatorDriver {
  const { target } = device.model;
  const isTold = new Map<SimulatorKey, boolean>();
  const by = (name: string): void => device.record({ kind: 'set', name });

  const launch = ({ kind = 'cold', payload, start = device.state().start }: LaunchOrder = {}): void => {
    const { launch: last, stage } = device.state();
    const isWarm = kind === 'warm' && stage !== 'launcher' && target !== 'hbbtv';
    const next = { number: last.number + 1, kind: isWarm ? ('warm' as const) : ('cold' as const), payload };
    if (isWarm) {
      // LG's set leaves it to the application when to come to the front.
      device.update({ launch: next, ...(target === 'tizen' && { stage: 'running' }) });
      return;
    }
    frame.unload();
    const broadcast = { tuner: target === 'hbbtv' && start === 'red-button' ? 'presenting' : 'none', start } as const;
    device.update({ ...broadcast, stage: 'running', isAskingToExit: false, screenSaverClients: [], launch: next });
    device.record({ kind: 'set', name: 'the application is started', given: describeValue(payload) });
    frame.load();
  };

  const end = (why: string): void => {
    by(why);
    device.update({ stage: 'launcher', isAskingToExit: false, exitAnswer: 'stay' });
  };
  const setStage = (stage: 'running' | 'suspended', name: string): void => {
    if (device.state().stage === 'launcher' || device.state().stage === stage) return;
    by(name);
    device.update({ stage });
  };
  const setChannel = (index: number): void => {
    by(`channel ${device.channels[index] ?? index}`);
    device.update({ channel: index, ...(device.state().tuner !== 'none' && { tuner: 'presenting' }) });
  };
  const actions: SetActions = {
    start: () => launch(),
    open: (payload) => launch({ kind: 'warm', payload }),
    suspend: () => setStage('suspended', 'the application goes behind'),
    resume: () => setStage('running', 'the application comes back'),
    end,
    setChannel,
  };

  device.subscribe((state, previous) => {
    if (state.stage !== 'launcher' || previous.stage === 'launcher') return;
    frame.unload();
    device.update({
      isApplicationShown: true,
      broadcastArea: null,
      isKeyboardShown: false,
      ...(target === 'hbbtv' && { tuner: 'presenting' }),
    });
  });

  const move = (key: SimulatorKey, phase: KeyPhase): KeyAnswer => {
    if (phase === 'up') {
      const wasTold = isTold.get(key) === true;
      isTold.delete(key);
      return wasTold ? device.sendKey(key, phase) : { isDelivered: false, why: 'it went down elsewhere' };
    }
    const own = offerToSet(device, actions, key);
    const answer = own === 'for-the-application' ? device.sendKey(key, phase) : own;
    isTold.set(key, answer.isDelivered);
    // What is delivered stands in the log already, before what it led to.
    if (phase === 'down' && !answer.isDelivered)
      device.record({ kind: 'key', name: key, answer: answer.why, isRefused: own === 'for-the-application' });
    return answer;
  };

  return {
    target,
    move,
    press: (key) => {
      const answer = move(key, 'down');
      move(key, 'up');
      return answer;
    },
    hold: async (key, durationMs) => {
      const wait = (ms: number) => new Promise<void>((resolve) => void timers.setTimeout(resolve, ms));
      const answer = move(key, 'down');
      for (let atMs = repeatDelayMs; atMs < durationMs; atMs += repeatEveryMs) {
        await wait(atMs === repeatDelayMs ? repeatDelayMs : repeatEveryMs);
        move(key, 'repeat');
        if (target === 'tizen' && key === 'back' && atMs >= endsAfterMs) end('the viewer held Back');
      }
      move(key, 'up');
      return answer;
    },
    launch,
    suspend: actions.suspend,
    resume: actions.resume,
    setNetwork: (isOnline) => {
      by(isOnline ? 'the network is back' : 'the network is gone');
      device.update({ isOnline });
    },
    setPointer: (isPointerShown) => device.update({ isPointerShown: isPointerShown && device.model.hasPointer }),
    setKeyboard: (isKeyboardShown) => device.update({ isKeyboardShown }),
    say: (text) => {
      by('the viewer speaks');
      device.update({ spoken: { text, count: device.state().spoken.count + 1 } });
    },
    setVoiceGuide: (isVoiceGuideOn) => device.update({ isVoiceGuideOn }),
    setCaptions: (areCaptionsOn) => device.update({ areCaptionsOn }),
    setStorage: (isStorageWritable) => device.update({ isStorageWritable }),
    setParentalLimit: (parentalLimitAge) => {
      by(parentalLimitAge > 0 ? `parental control from ${parentalLimitAge}` : 'parental control is off');
      device.update({ parentalLimitAge });
    },
    setChannel,
    showScreenSaver: () => {
      device.update({ screenSaverCalls: device.state().screenSaverCalls + 1 });
      // Whoever is asked answers in a moment.
      timers.setTimeout(() => {
        by(device.state().isScreenSaverAllowed ? 'the screensaver shows' : 'the screensaver is kept away');
      }, 300);
    },
    log: device.log,
    state: device.state,
  };
}
