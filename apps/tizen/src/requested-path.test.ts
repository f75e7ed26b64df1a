import { expect, test } from 'vitest';
import { readRequestedPath } from './requested-path';
import type { TizenWindow } from './tizen-api';

type Data = readonly { readonly key: string; readonly value: readonly string[] }[];

const asked = (data?: Data): TizenWindow => {
  const control = data === undefined ? null : { appControl: { data } };
  return {
    tizen: { application: { getCurrentApplication: () => ({ exit() {}, getRequestedAppControl: () => control }) } },
  };
};

test('[TZ3] [deep-05] reads the first value of PAYLOAD among several entries, JSON in JSON', () => {
  const value = JSON.stringify({ values: JSON.stringify({ path: '/serie/havgus_1' }) });
  const data = [
    { key: 'http://tizen.org/appcontrol/data/text', value: ['/nej'] },
    { key: 'PAYLOAD', value: [value, '{"path":"/nej"}'] },
  ];
  expect(readRequestedPath(asked(data))).toBe('/serie/havgus_1');
});

test('[TZ3] [deep-07] a payload that names no page of ours leads home', () => {
  const requested = (value: string) => readRequestedPath(asked([{ key: 'PAYLOAD', value: [value] }]));
  for (const value of ['{', '{"videoIdx":1}']) expect(requested(value)).toBe('/');
  // One that is unsafe is told of over home, so it is handed on.
  expect(requested('{"path":"https://other.example/"}')).toBe('https://other.example/');
});

test('[TZ3] a launch without a payload asks for nothing, on whatever set', () => {
  expect(readRequestedPath(asked())).toBeUndefined();
  expect(readRequestedPath(asked([{ key: 'PAYLOAD', value: [] }]))).toBeUndefined();
  expect(readRequestedPath({})).toBeUndefined();
  const throwing = () => {
    throw new Error('UnknownError');
  };
  expect(readRequestedPath({ tizen: { application: { getCurrentApplication: throwing } } })).toBeUndefined();
});
