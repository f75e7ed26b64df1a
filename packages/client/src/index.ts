export { castingOf } from './cast/casting-of';
export type { ClientDeps } from './create-client';
export { openClient } from './open-client';
