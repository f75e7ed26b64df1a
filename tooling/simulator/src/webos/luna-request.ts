import type { DeviceState } from '../device/device-state';

/** What a service answers: always with `returnValue`. */
export type LunaAnswer = { readonly returnValue: boolean } & Readonly<Record<string, unknown>>;

/** One call of a service, for as long as its caller listens. */
export interface LunaRequest {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly isSubscribed: boolean;
  reply(answer: LunaAnswer): void;
  /** Runs on each change of the set until the caller cancels. */
  whenChanged(listener: (state: DeviceState, previous: DeviceState) => void): void;
  onCancel(run: () => void): void;
}

/** A method of a service. */
export type LunaMethod = (request: LunaRequest) => void;

/** A service by its methods, as `power/registerScreenSaverRequest`. */
export type LunaMethods = Readonly<Record<string, LunaMethod>>;

/** What a set answers where it refuses. */
export function lunaFailure(errorCode: number, errorText: string): LunaAnswer {
  return { returnValue: false, errorCode, errorText };
}
