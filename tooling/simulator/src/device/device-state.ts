/** The sets that can be simulated. */
export type SimulatedTarget = 'tizen' | 'webos' | 'hbbtv';

/** Where the application is: not started, in front, or behind something of the set's own. */
export type Stage = 'launcher' | 'running' | 'suspended';

/** What the application was started or called with: `payload` as a deep link's author wrote it, undefined for a plain start. */
export interface Launch {
  /** Counts from 1, so that each can be told from the one before it. */
  readonly number: number;
  readonly kind: 'cold' | 'warm';
  readonly payload: unknown;
}

/** How an HbbTV application comes to be: by the signal of a channel, or from the set's portal, without any broadcast. */
export type BroadcastStart = 'red-button' | 'portal';

/** What the tuner does; `none` where the application does not belong to a broadcast. */
export type Tuner = 'none' | 'connecting' | 'presenting' | 'stopped';

/** A rectangle of the application's plane, in its CSS px. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A tile of an application's preview on the set's home, with the deep link that it stands for. */
export interface PreviewTile {
  readonly title: string;
  readonly imageUrl: string;
  readonly actionData: string;
}

/** Everything about the set that can change while it runs. */
export interface DeviceState {
  readonly stage: Stage;
  /** Whether the set's own question stands over the application. */
  readonly isAskingToExit: boolean;
  /** Which answer to that question the set's own focus is on. */
  readonly exitAnswer: 'stay' | 'leave';
  readonly launch: Launch;
  readonly isOnline: boolean;
  /** Whether scripts can feed the browser media; told before the application starts. */
  readonly hasMediaSource: boolean;
  readonly isPointerShown: boolean;
  readonly isKeyboardShown: boolean;
  readonly isVoiceGuideOn: boolean;
  readonly areCaptionsOn: boolean;
  /** From which age a set keeps broadcasts from its viewer, in years; 0 is no limit. */
  readonly parentalLimitAge: number;
  /** Whether the set's storage takes what it is given. */
  readonly isStorageWritable: boolean;
  /** Whether the set may show its screensaver. */
  readonly isScreenSaverAllowed: boolean;
  /** How often the set has wanted to show its screensaver. */
  readonly screenSaverCalls: number;
  /** What was last said to the microphone of the set's keyboard, and how often something was. */
  readonly spoken: { readonly text: string; readonly count: number };
  /** Names by which a webOS application asked to be heard before the screensaver; they outlive a reload of its page. */
  readonly screenSaverClients: readonly string[];
  /** What a Tizen application shows of itself on the set's home; it stays there when the application has ended. */
  readonly preview: readonly PreviewTile[];
  /** The tile of the preview that has the home's focus; -1 for the application itself. */
  readonly previewChoice: number;
  /** Buttons that a Tizen application has asked for, by Samsung's names. */
  readonly registeredKeys: readonly string[];
  readonly start: BroadcastStart;
  /** The tuned channel, an index into the list of channels. */
  readonly channel: number;
  readonly tuner: Tuner;
  /** Where the broadcast shows; null for the whole screen. */
  readonly broadcastArea: Area | null;
  /** Whether an HbbTV application has shown itself; other sets always show theirs. */
  readonly isApplicationShown: boolean;
  /** Groups of keys that an HbbTV application gets, as a mask. */
  readonly keyset: number;
  /** Whether the viewer has used an HbbTV application that its channel started. */
  readonly isActivated: boolean;
}

/** A set that has just been plugged in. */
export const firstState: DeviceState = {
  stage: 'launcher',
  isAskingToExit: false,
  exitAnswer: 'stay',
  launch: { number: 0, kind: 'cold', payload: undefined },
  isOnline: true,
  hasMediaSource: true,
  isPointerShown: false,
  isKeyboardShown: false,
  isVoiceGuideOn: false,
  areCaptionsOn: false,
  parentalLimitAge: 0,
  isStorageWritable: true,
  isScreenSaverAllowed: true,
  screenSaverCalls: 0,
  spoken: { text: '', count: 0 },
  screenSaverClients: [],
  preview: [],
  previewChoice: -1,
  registeredKeys: [],
  start: 'red-button',
  channel: 0,
  tuner: 'none',
  broadcastArea: null,
  isApplicationShown: true,
  keyset: 0,
  isActivated: false,
};

/** What begins anew with each document of the application. */
export const freshDocument = {
  registeredKeys: [],
  isScreenSaverAllowed: true,
  broadcastArea: null,
  isActivated: false,
  keyset: 0,
} as const satisfies Partial<DeviceState>;
