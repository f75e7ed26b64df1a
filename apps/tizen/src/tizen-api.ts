/** A key that the set can be asked for, by Samsung's name. */
export interface TizenInputKey {
  readonly name: string;
  readonly code: number;
}

/** What we call of the objects that Samsung puts into a window. Any of them may be missing, and every call may throw. */
export interface TizenWindow {
  readonly tizen?: {
    readonly application?: {
      getCurrentApplication(): { exit(): void };
    };
    readonly tvinputdevice?: {
      getSupportedKeys(): readonly TizenInputKey[];
      registerKey(name: string): void;
    };
  };
}
