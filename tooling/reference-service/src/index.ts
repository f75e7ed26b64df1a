export type { Faults } from './faults/create-faults';
export type { FaultRule } from './faults/fault-rule';
export { readFaultText } from './faults/read-fault-text';
export { type ReferenceService, type ReferenceServiceOptions, startReferenceService } from './reference-service';
export type { MediaLibrary } from './server/bindings';
export type { RequestRecord } from './server/request-log';
export { isVariant, type Variant, variants } from './server/variants';
export type { AccountToTry } from './state/accounts-to-try';
export { statePath } from './state/state-path';
