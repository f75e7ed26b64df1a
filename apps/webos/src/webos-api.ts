/** What we call of the object that LG puts into a window. */
interface WebosSystem {
  /** The application's id, as its manifest states it. */
  readonly identifier?: unknown;
  /** What the application was started with: JSON, or already an object. */
  readonly launchParams?: unknown;
  /** JSON of the set's facts, as `modelName`. */
  readonly deviceInfo?: unknown;
  /** The language of the set's menus, as `da-DK`. */
  readonly locale?: unknown;
  /** Brings an application to the front that was started again while it ran. */
  activate?(): void;
  /** What Back does on an entry page: a question of the set's own from webOS 6 on, the way home before. */
  platformBack?(): void;
}

/** One call of a service of the set; answers come as JSON, more than one where it was subscribed to. */
interface LunaBridge {
  onservicecallback: ((answer: string) => void) | null;
  call(uri: string, parameters: string): void;
  cancel(): void;
}

/** The window of a set by LG: older sets name its objects after webOS's predecessor alone. Any may be missing, and every call may throw. */
export interface WebosWindow {
  readonly webOSSystem?: WebosSystem;
  readonly PalmSystem?: WebosSystem;
  readonly WebOSServiceBridge?: new () => LunaBridge;
  readonly PalmServiceBridge?: new () => LunaBridge;
}

/** The system's object by whichever of its names the set has. */
export function webosSystemOf(window: WebosWindow): WebosSystem | undefined {
  return window.webOSSystem ?? window.PalmSystem;
}
