import { expect, test, vi } from 'vitest';
import { previewService } from './preview-service';

type Data = readonly { readonly key: string; readonly value: readonly string[] }[];

/** Runs the service on a set that asks it with `data`; answers what it set and how often it ended. */
function ask(data: Data | undefined, setPreviewData = vi.fn((_row: string, done: () => void) => done())) {
  const exit = vi.fn();
  const getRequestedAppControl = () => (data ? { appControl: { data } } : null);
  const tizen = { application: { getCurrentApplication: () => ({ exit, getRequestedAppControl }) } };
  const module = { exports: {} as Record<'onStart' | 'onRequest' | 'onExit', () => void> };
  new Function('module', 'tizen', 'webapis', previewService.script)(module, tizen, { preview: { setPreviewData } });
  module.exports.onStart();
  module.exports.onRequest();
  module.exports.onExit();
  return { rows: setPreviewData.mock.calls.map(([row]) => row), ends: exit.mock.calls.length };
}

test('[PK195] hands on the row that the application sent, and ends', () => {
  const data = [
    { key: 'caller', value: ['x'] },
    { key: 'PREVIEW', value: ['{"sections":[]}'] },
  ];
  expect(ask(data)).toEqual({ rows: ['{"sections":[]}'], ends: 1 });
});

test('[PK195] ends all the same where the set asks by itself, with nothing, or takes no row', () => {
  expect(ask([])).toEqual({ rows: [], ends: 1 });
  expect(ask(undefined)).toEqual({ rows: [], ends: 1 });
  const refuse = vi.fn((_row: string, _done: () => void) => {
    throw new Error('NotSupportedError');
  });
  expect(ask([{ key: 'PREVIEW', value: ['{}'] }], refuse).ends).toBe(1);
});
