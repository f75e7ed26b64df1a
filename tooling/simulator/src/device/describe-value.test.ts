import { expect, it } from 'vitest';
import { describeGiven, describeValue } from './describe-value';

it('[SI1] tells a value in one short line', () => {
  expect(describeGiven(['MediaPlay', 3, null, [1, 'a'], { clear: true }])).toBe(
    "'MediaPlay', 3, null, [1, 'a'], { clear: true }",
  );
  expect(describeValue(undefined)).toBe('');
  expect(describeValue({ name: 'SecurityError', message: 'No.' })).toBe('SecurityError: No.');
  expect(describeValue('x'.repeat(500)).length).toBeLessThan(200);
  expect(describeValue({ a: { b: { c: { d: 1 } } } })).toBe('{ a: { b: { c: … } } }');
});

it('[SI1] reads no member that is worked out, and tells an API as such', () => {
  const api = {
    get launchParams(): string {
      throw new Error('was read');
    },
  };
  expect(describeValue(api)).toBe('{…}');
  expect(describeValue({ exit: () => {} })).toBe('{…}');
});

it.each([
  { accessToken: 'abc-secret' },
  { profile: { pin: 'abc-secret' } },
  { password: 'abc-secret' },
  '{"idList":[{"deviceId":"abc-secret"}]}',
])('[SI1] tells no secret of %j', (value) => {
  expect(describeValue(value)).not.toContain('abc-secret');
  expect(describeValue(value)).toContain('•••');
});
