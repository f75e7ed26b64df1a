import { expect, test, vi } from 'vitest';
import { createPageLifecycle } from './page-lifecycle';
import { createTestWindow } from './testing/test-window';

function setUp() {
  const window = createTestWindow();
  let visibility = 'visible';
  Object.defineProperty(window.document, 'visibilityState', { get: () => visibility });
  const lifecycle = createPageLifecycle(window);
  const heard: string[] = [];
  lifecycle.subscribe(({ type }) => heard.push(type));
  const onDocument = (type: string) => window.document.dispatchEvent(new window.Event(type));
  return {
    lifecycle,
    heard,
    see(next: string) {
      visibility = next;
      onDocument('visibilitychange');
    },
    onDocument,
    onWindow(type: string, isKept: boolean) {
      window.dispatchEvent(Object.assign(new window.Event(type), { persisted: isKept }));
    },
  };
}

test('[BR21] suspends once when hidden and frozen, and resumes when seen', () => {
  const { lifecycle, heard, see, onDocument } = setUp();
  see('hidden');
  onDocument('freeze');
  expect(lifecycle.state).toBe('suspended');
  onDocument('resume');
  expect(heard).toEqual(['suspended']);
  see('visible');
  expect([lifecycle.state, heard]).toEqual(['active', ['suspended', 'resumed']]);
});

test('[BR22] tells a page that is over from one that is put aside', () => {
  const { heard, onWindow } = setUp();
  onWindow('pagehide', true);
  onWindow('pageshow', true);
  onWindow('pagehide', false);
  expect(heard).toEqual(['suspended', 'resumed', 'suspended', 'exiting']);
});

test('[BR23] leaves only where it was told how, and begins anew when told to', () => {
  const window = createTestWindow();
  let exits = 0;
  const exit = () => exits++;
  const stays = createPageLifecycle(window);
  stays.exit();
  const leaves = createPageLifecycle(window, { exit });
  leaves.exit();
  expect([stays.exitStyle, leaves.exitStyle, exits]).toEqual(['none', 'ask', 1]);
  expect(createPageLifecycle(window, { exit, exitStyle: 'system' }).exitStyle).toBe('system');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  stays.reload();
  expect(reload).toHaveBeenCalledOnce();
});
