import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultKinds } from './fault-rule';
import { readFault } from './read-fault';
import { faultWords, readFaultText } from './read-fault-text';

describe('readFaultText', () => {
  test('[RS120] reads a method, a path and words in any order', () => {
    const expected = [{ method: 'GET', path: '/page', kind: 'status', status: 503, code: 1, times: 2 }];
    expect(readFaultText('GET /page status=503 code=1 times=2')).toEqual(expected);
    expect(readFaultText(' times=2  code=1 /page status=503 GET ')).toEqual(expected);
  });

  test('[RS120] makes a fault of each kind that is named, all aimed alike', () => {
    const text = 'call=page delay=800..2s status=429 retry-after=5 expose=date,retry-after after=1';
    expect(readFaultText(text)).toEqual([
      { call: 'page', after: 1, kind: 'delay', delayMs: [800, 2_000] },
      { call: 'page', after: 1, kind: 'status', status: 429, headers: { 'retry-after': '5' } },
      { call: 'page', after: 1, kind: 'headers', expose: ['date', 'retry-after'] },
    ]);
  });

  test('[RS120] keeps spaces and equals signs within quotes and queries', () => {
    expect(readFaultText(`/page?path=/ status=500 message="Lukket i dag" probability=0.5`)).toEqual([
      { path: '/page?path=/', kind: 'status', status: 500, message: 'Lukket i dag', probability: 0.5 },
    ]);
    expect(readFaultText(`* status=200 body='{"a": "b=c"}'`)).toEqual([
      { path: '*', kind: 'status', status: 200, body: { a: 'b=c' } },
    ]);
  });

  test.each([
    ['', 'says nothing that goes wrong. For example: GET /page status=503 times=2'],
    ['/page times=2', 'says nothing that goes wrong'],
    ['/page statsu=503', 'no word "statsu". Its words are call, times'],
    ['/page constructor', 'no word "constructor"'],
    ['/page status=lots', 'status takes a whole number from 200 to 599'],
    ['/page status=99', 'status takes a whole number from 200 to 599'],
    ['/page status=204 message=Nej', 'status takes no body with 204, 205, 304'],
    ['/page html-page=204', 'status takes no status without a body: 204, 205, 304'],
    ['/page code=1', 'status takes a whole number'],
    ['/page hang times=0', 'times takes a whole number from 1'],
    ['/page hang probability=2', 'probability takes a share from 0 to 1'],
    ['/page delay=soon', 'delayMs takes whole milliseconds from 0 to 3600000, or two'],
    ['/page delay=5..', 'delayMs takes'],
    ['/page drop=end', 'at takes start or body'],
    ['/page trickle', 'bytesPerSecond takes'],
    ['/page wrong-clock=yesterday', 'shiftMs takes whole milliseconds'],
    ['/page rate-limit=10', 'such as rate-limit=10/1m'],
    ['call=pages hang', 'call takes the name of a call: config'],
  ])('[RS121] refuses %j and says why', (text, reason) => {
    expect(() => readFaultText(text)).toThrow(expect.objectContaining({ message: expect.stringContaining(reason) }));
    expect(() => readFaultText(text)).toThrow(expect.objectContaining({ code: 'reference-service/fault-unreadable' }));
  });
});

describe('readFault', () => {
  test.each([
    [3, 'A fault is an object such as {'],
    [[], 'A fault is an object'],
    [{ path: '/page' }, 'A fault has a kind. The kinds are delay, status'],
    [{ kind: 'stutter' }, 'There is no fault of the kind "stutter". The kinds are'],
    [{ kind: 'hang', status: 3 }, 'A fault of the kind hang has no status. It takes kind, method, path'],
    [{ kind: 'hang', path: 'page' }, 'path takes a path that begins with / or *.'],
    [{ kind: 'status', status: 500, headers: { a: 1 } }, 'headers.a takes a text.'],
    [{ kind: 'headers', expose: 'date' }, 'expose takes a list of header names.'],
    [{ kind: 'headers', hide: ['a b'] }, 'hide.0 takes the name of a header.'],
  ])('[RS121] refuses %j and says why', (value, reason) => {
    expect(() => readFault(value)).toThrow(expect.objectContaining({ message: expect.stringContaining(reason) }));
  });
});

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| ([a-z-]+) \| `(.+?)` \| `(\{.+?\})` \|/gm)];

test('[RS123] the README shows a fault of every kind, and its two ways to say it mean the same', () => {
  expect(new Set(rows.map(([, kind]) => kind))).toEqual(new Set(Object.keys(faultKinds)));
  for (const [, kind, text = '', json = ''] of rows) {
    const fault = readFault(JSON.parse(json));
    expect(fault.kind).toBe(kind);
    expect(readFaultText(text)).toEqual([fault]);
  }
});

test('[RS123] the README names every word', () => {
  for (const word of faultWords) expect(readme).toContain(word);
});
