import { createFakeMediaEngine, type FakeMediaEngine } from '@fjernsyn/platform/testing';

/** An engine that seeks until a test lets it observe that it has arrived. */
export function createSlowEngine(): FakeMediaEngine {
  const engine = createFakeMediaEngine();
  return Object.create(engine, { seek: { value: () => engine.observe({ isSeeking: true }) } });
}

/** An engine that a lost connection leaves with nothing but a new load. */
export function createFragileEngine(): FakeMediaEngine {
  return createFakeMediaEngine({}, { canReconnect: false });
}
