import type { DeviceModel } from './device-models';
import { type DeviceState, firstState } from './device-state';
import type { LogEntry, NewLogEntry } from './log-entry';
import type { SimulatorKey } from './simulator-key';

/** A button going down, repeating while it is held, or coming up. */
export type KeyPhase = 'down' | 'repeat' | 'up';

/** What became of a button: the application got it, or why it did not. */
export type KeyAnswer = { readonly isDelivered: true } | { readonly isDelivered: false; readonly why: string };

/** Brings a button to the application, if the set lets it through. */
export type TakeKey = (key: SimulatorKey, phase: KeyPhase) => KeyAnswer;

/** Hears of each change: the state as it is, and as it was. */
export type StateListener = (state: DeviceState, previous: DeviceState) => void;

/** The set as the faked APIs in the application's document see it; gone deaf once another document has taken its place. */
export interface ConnectedDevice {
  readonly model: DeviceModel;
  /** Privileges that the application's manifest declares. */
  readonly privileges: readonly string[];
  readonly channels: readonly string[];
  state(): DeviceState;
  update(change: Partial<DeviceState>): void;
  subscribe(listener: StateListener): void;
  record(entry: NewLogEntry): void;
  /** Takes the buttons that the set does not keep to itself. */
  takeKeys(take: TakeKey): void;
  /** Passes on what the developer pressed on the keyboard while the application had it. */
  pressKey(key: SimulatorKey, phase: KeyPhase): void;
}

/** What a set is made of. */
export interface DeviceOptions {
  readonly model: DeviceModel;
  readonly privileges: readonly string[];
  readonly channels: readonly string[];
  readonly state?: Partial<DeviceState>;
  /** Milliseconds, from any origin. */
  readonly now: () => number;
}

/** The simulated set, as the page around it sees it. */
export interface Device {
  readonly model: DeviceModel;
  readonly channels: readonly string[];
  state(): DeviceState;
  update(change: Partial<DeviceState>): void;
  subscribe(listener: StateListener): void;
  record(entry: NewLogEntry): void;
  log(): readonly LogEntry[];
  onRecord(listener: (entry: LogEntry) => void): void;
  /** Hands the set to a new document of the application and cuts the one before off. */
  connect(): ConnectedDevice;
  /** Cuts the application off: nobody takes keys and nobody hears. */
  disconnect(): void;
  readonly sendKey: TakeKey;
  /** Hears of buttons that were pressed by keyboard inside the application's document. */
  onKeyboard(listener: (key: SimulatorKey, phase: KeyPhase) => void): void;
}

/** Keys that a set may tell once, however long they are held. */
const windingKeys: readonly SimulatorKey[] = ['rewind', 'fastForward'];
const toldOnce: KeyAnswer = { isDelivered: false, why: 'this set does not repeat it' };
const nobody: KeyAnswer = { isDelivered: false, why: 'no application runs' };
const longestLog = 2000;

/** Makes a set: its state, its log, and the one application that is connected to it. */
export function createDevice({ model, privileges, channels, state: initial, now }: DeviceOptions): Device {
  const startedAtMs = now();
  const pageListeners = new Set<StateListener>();
  const logListeners = new Set<(entry: LogEntry) => void>();
  const entries: LogEntry[] = [];
  let state: DeviceState = { ...firstState, ...initial };
  let documentListeners = new Set<StateListener>();
  const keyboardListeners = new Set<(key: SimulatorKey, phase: KeyPhase) => void>();
  let take: TakeKey = () => nobody;

  const update = (change: Partial<DeviceState>): void => {
    const previous = state;
    state = { ...state, ...change };
    for (const listener of [...pageListeners, ...documentListeners]) listener(state, previous);
  };

  const record = (entry: NewLogEntry): void => {
    const whole = { given: '', answer: '', isRefused: false, ...entry, atMs: Math.round(now() - startedAtMs) };
    entries.push(whole);
    if (entries.length > longestLog) entries.shift();
    for (const listener of logListeners) listener(whole);
  };

  const disconnect = (): void => {
    documentListeners = new Set();
    take = () => nobody;
  };

  return {
    model,
    channels,
    state: () => state,
    update,
    subscribe: (listener) => void pageListeners.add(listener),
    record,
    log: () => [...entries],
    onRecord: (listener) => void logListeners.add(listener),
    connect: () => {
      disconnect();
      const listeners = documentListeners;
      const isConnected = (): boolean => listeners === documentListeners;
      return {
        model,
        privileges,
        channels,
        state: () => state,
        update: (change) => {
          if (isConnected()) update(change);
        },
        subscribe: (listener) => void listeners.add(listener),
        record: (entry) => {
          if (isConnected()) record(entry);
        },
        takeKeys: (taker) => {
          if (isConnected()) take = taker;
        },
        pressKey: (key, phase) => {
          for (const listener of keyboardListeners) listener(key, phase);
        },
      };
    },
    disconnect,
    sendKey(key, phase) {
      const isToldOnce = phase === 'repeat' && !model.repeatsWinding && windingKeys.includes(key);
      return isToldOnce ? toldOnce : take(key, phase);
    },
    onKeyboard: (listener) => void keyboardListeners.add(listener),
  };
}
