export {
  AppError,
  type AppErrorOptions,
  type CodesOf,
  type ErrorCode,
  type ErrorCodes,
  type ErrorFacts,
  isAppError,
  toAppError,
} from './app-error';
export { assertNever } from './assert-never';
export { type DurationMs, debounceMs, durationsMs, type Instant, type MediaSeconds } from './instant';
export { asRecord, isRecord, readJson, type UnknownRecord } from './json';
export { createObservable, type Observable, type Observed } from './observed';
export { type Direction, isDirection, type RemoteKey } from './remote-key';
export { joinSentences } from './sentences';
export { createEmitter, type Emitter, type Unsubscribe } from './subscription';
export { toInstant } from './to-instant';
