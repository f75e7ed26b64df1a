import { expect, test } from 'vitest';
import { sendsBackspace } from './sends-backspace';

const agent = (vendor: string) =>
  `Mozilla/5.0 (Linux; U) AppleWebKit/537.36 Chrome/84.0.4147.125 Safari/537.36 HbbTV/1.5.1 (+DRM; ${vendor}; MTK9602; V0000.01.00a.L1; ; )`;

test('[HB2] [back-12] knows the sets whose Back is Backspace by their vendor', () => {
  expect(sendsBackspace(agent('Hisense'))).toBe(true);
  expect(sendsBackspace(agent('LGE'))).toBe(false);
  expect(sendsBackspace('Mozilla/5.0 (Hisense) Chrome/84.0.4147.125')).toBe(false);
});
