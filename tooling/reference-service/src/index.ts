export { type ReferenceService, type ReferenceServiceOptions, startReferenceService } from './reference-service';
export type { MediaLibrary } from './server/bindings';
export type { FaultRule, Faults } from './server/fault-rules';
export type { RequestRecord } from './server/request-log';
export type { AccountToTry } from './state/accounts-to-try';
export { statePath } from './state/state-path';
