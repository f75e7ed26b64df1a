import { act } from 'react';
import { vi } from 'vitest';
import { homePage } from './fake-pages';
import { type FakeWorld, openFakeWorld } from './fake-world';

type Prompt = Parameters<FakeWorld['application']['overlays']['prompts']['host']>[0];

/** Home, for a viewer who wants to hear. */
export interface HeardWorld {
  readonly world: FakeWorld;
  /** Shows a prompt that changes, step by step, and takes it away. */
  show(first: Prompt, ...steps: readonly Prompt[]): Promise<void>;
  /** Lets what is to be shown come, and what is to be said be said. */
  rest(): Promise<void>;
  /** What is said while something is done, each in its quotes; the last is what has focus again. */
  heardWhile(run: () => Promise<void>): Promise<{ readonly list: string; readonly last: string | undefined }>;
}

/** Opens a {@link HeardWorld}, once all that home says has been said. */
export async function openHeardWorld(): Promise<HeardWorld> {
  const world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined), '/', {
    'fjernsyn.speech': 'on',
  });
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  const rest = async (): Promise<void> => {
    for (let script = 0; script < 3; script++) await act(() => vi.dynamicImportSettled());
    await world.pass(10_000);
  };
  await rest();
  return {
    world,
    rest,
    async show(first, ...steps) {
      const { prompts } = world.application.overlays;
      const host = { act: () => undefined, enter: () => undefined, onCancelled: () => undefined };
      const hosted = await act(async () => prompts.host(first, host));
      await rest();
      for (const step of steps) {
        await act(async () => hosted.change(step));
        await rest();
      }
      await act(async () => hosted.close());
    },
    async heardWhile(run) {
      const before = world.ports.speech.spoken.length;
      await run();
      await rest();
      const said = world.ports.speech.spoken.slice(before).filter(Boolean);
      const last = said.pop();
      return { list: said.map((text) => `“${text}”`).join(' '), last };
    },
  };
}
