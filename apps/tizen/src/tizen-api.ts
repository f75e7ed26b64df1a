import type { AvPlay } from './media/av-play/av-play';

/** A key that the set can be asked for, by Samsung's name. */
export interface TizenInputKey {
  readonly name: string;
  readonly code: number;
}

/** What an application was asked to do, as it was launched or later. */
interface RequestedControl {
  readonly appControl?: { readonly data?: ArrayLike<{ readonly key: string; readonly value: ArrayLike<string> }> };
}

/** What we call of the objects that Samsung puts into a window. Any of them may be missing, and every call may throw. */
export interface TizenWindow {
  readonly tizen?: {
    readonly application?: {
      getCurrentApplication(): {
        readonly appInfo?: { readonly packageId: string };
        exit(): void;
        getRequestedAppControl(): RequestedControl | null;
      };
      launchAppControl?(control: object, id: string, onSuccess?: () => void, onError?: () => void): void;
    };
    readonly ApplicationControl?: new (
      operation: string,
      uri: null,
      mime: null,
      category: null,
      data: readonly object[],
    ) => object;
    readonly ApplicationControlData?: new (key: string, value: readonly string[]) => object;
    readonly tvinputdevice?: {
      getSupportedKeys(): ArrayLike<TizenInputKey>;
      registerKey(name: string): void;
    };
    readonly tvinfo?: { getCaptionValue(key: string): string };
  };
  readonly webapis?: {
    readonly appcommon?: { setScreenSaver(state: 0 | 1, onSuccess?: () => void, onError?: () => void): void };
    readonly avplay?: AvPlay;
    readonly avinfo?: { isHdrTvSupport(): boolean };
    readonly network?: {
      /** 0 is none. */
      getActiveConnectionType(): number;
      addNetworkStateChangeListener(listener: (state: number) => void): number;
    };
    readonly preview?: { setPreviewData(json: string, onSuccess?: () => void, onError?: () => void): void };
    readonly productinfo?: {
      /** As `17_KANTM_UHD`: the line of sets, which begins with its year. */
      getModelCode(): string;
      isUdPanelSupported(): boolean;
      is8KPanelSupported(): boolean;
    };
    readonly tvinfo?: { getMenuValue(key: number): unknown };
  };
}
