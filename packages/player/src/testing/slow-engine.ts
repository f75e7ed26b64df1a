import { createFakeMediaEngine, type FakeMediaEngine } from '@fjernsyn/platform/testing';

/** An engine that seeks until a test lets it observe that it has arrived. */
export function createSlowEngine(): FakeMediaEngine {
  const engine = createFakeMediaEngine();
  return Object.create(engine, { seek: { value: () => engine.observe({ isSeeking: true }) } });
}
