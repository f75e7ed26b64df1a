import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFaultLog } from '../answer/fault-log';
import { scopedTokens } from '../testing/call-setting';
import { describeCalls } from '../testing/describe-calls';
import { wholeCommonQuery } from '../testing/whole-common-query';
import type { Call } from './call';
import { createCaller } from './caller';

const read: Call<unknown> = { name: 'thing', method: 'GET', path: '/thing', common: [], parse: (answer) => answer };

function createSetting(answer: FakeAnswer, sift: (answer: unknown) => unknown) {
  const ports = createFakePorts({ service: () => answer });
  return createCaller({
    ...ports,
    sift,
    tokens: scopedTokens,
    faults: createFaultLog(ports.telemetry),
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
    common: () => wholeCommonQuery,
  });
}

test('[AP410] the filter gets the answer of each call there is, and what it leaves is parsed', async () => {
  const calls = await describeCalls();
  for (const { id, call } of calls) {
    const filtered: unknown[] = [];
    const caller = createSetting({ body: { of: id } }, (answer) => {
      filtered.push(answer);
      return 'filtered';
    });
    const parsed: unknown[] = [];
    await caller.perform({ ...call, parse: (answer: unknown) => void parsed.push(answer) });
    expect([filtered, parsed], id).toEqual([[{ of: id }], ['filtered']]);
  }
  expect(calls.length).toBeGreaterThan(40);
});

test('[AP410] the filter may come later than the answer', async () => {
  const caller = createSetting({ body: [1, 2] }, async (answer) => (answer as readonly number[]).slice(1));
  expect(await caller.perform(read)).toEqual([2]);
});

test('[AP411] nothing is left of what the viewer may not see', async () => {
  const caller = createSetting({ body: { id: '1' } }, () => undefined);
  await expect(caller.perform(read)).rejects.toMatchObject({ code: 'api/barred', facts: { call: 'thing' } });
});

test('[AP411] an empty answer is no filtered one', async () => {
  const caller = createSetting({ status: 204 }, () => undefined);
  expect(await caller.perform(read)).toBeUndefined();
});
