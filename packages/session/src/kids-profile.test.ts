import { expect, test } from 'vitest';
import { isKidsProfile } from './kids-profile';

test.each([[['ultra']], [['Minisjang', 'drtv']], [['drtv', 'kids7']], [['RAMASJANG']]])(
  '[SE5] %j are a child’s segments',
  (segments) => {
    expect(isKidsProfile(segments)).toBe(true);
  },
);

test.each([[[]], [['drtv']], [['drtv', 'ultra']]])('[SE5] %j are not', (segments) => {
  expect(isKidsProfile(segments)).toBe(false);
});
