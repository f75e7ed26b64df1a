export { createCastRig } from './cast-rig';
export { type FakeReceiver, installFakeSender } from './fake-sender';
export { createTestWindow } from './test-window';
