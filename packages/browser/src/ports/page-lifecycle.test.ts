import { expect, test, vi } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createPageLifecycle } from './page-lifecycle';

function setUp() {
  const window = createTestWindow();
  let visibility: string | undefined = 'visible';
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
    seeByOldName(next: string) {
      visibility = undefined;
      Object.assign(window.document, { webkitVisibilityState: next });
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
  expect([stays.stopsMedia, leaves.stopsMedia]).toEqual([false, true]);
  expect(createPageLifecycle(window, { exit, exitStyle: 'system' }).exitStyle).toBe('system');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  stays.reload();
  expect(reload).toHaveBeenCalledOnce();
});

test('[BR105] [life-07] hears an engine that only knows the prefixed event, once', () => {
  const { lifecycle, heard, onDocument, seeByOldName } = setUp();
  seeByOldName('hidden');
  onDocument('webkitvisibilitychange');
  expect([lifecycle.state, heard]).toEqual(['suspended', ['suspended']]);
});

test('[BR105] [life-03] suspends and resumes once each where both events come, and come twice', () => {
  const { heard, see, onDocument } = setUp();
  for (const state of ['hidden', 'hidden', 'visible', 'visible']) {
    see(state);
    onDocument('webkitvisibilitychange');
  }
  expect(heard).toEqual(['suspended', 'resumed']);
});

test('[BR106] tells what is to be opened while it runs', () => {
  const paths: string[] = [];
  let relaunch: (path: string) => void = () => undefined;
  const hearRelaunch = (tell: (path: string) => void): void => {
    relaunch = tell;
  };
  createPageLifecycle(createTestWindow(), { hearRelaunch }).subscribe((event) => {
    if (event.type === 'relaunched') paths.push(event.path);
  });
  relaunch('/film/1');
  expect(paths).toEqual(['/film/1']);
});
