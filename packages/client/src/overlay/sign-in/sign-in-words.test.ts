import { expect, test } from 'vitest';
import { createTranslate } from '../../messages/create-translate';
import { danish, loadTranslate } from '../../messages/translate';
import { signInPrompts } from './sign-in-fixture';
import { signInTexts } from './sign-in-texts';
import { spelled, toSignInWords } from './sign-in-words';

const t = danish.with(signInTexts);

test.each([
  ['WDJB-MJHT', 'W, D, J, B, bindestreg, M, J, H, T'],
  [' 482 915 ', '4, 8, 2, 9, 1, 5'],
])('[CL562] the code “%s” is said character by character', (code, expected) => {
  expect(spelled(t, code)).toBe(expected);
});

test('[CL562] a code is said with where it is typed, in the viewer’s language', async () => {
  const english = (await loadTranslate('en')).with(signInTexts);
  expect(toSignInWords(english, { ...signInPrompts.shown, id: '1' }).spoken).toBe(
    'Sign in with your phone. Go to fjernsyn.example/tv on a phone or a computer, and type the code: W, D, J, B, dash, M, J, H, T.',
  );
});

test('[CL566] the service words what is said of an expired code by its ids', () => {
  const ids = [
    'signin_code_expired',
    'signin_request_code',
    'code_expiry_title',
    'code_expiry_text',
    'code_expiry_button',
  ];
  const texts = Object.fromEntries(ids.map((id) => [id, `served ${id}`]));
  const served = createTranslate([
    { language: 'da', texts },
    { language: 'da', texts: signInTexts.da },
  ]).with(signInTexts);
  const expired = toSignInWords(served, { ...signInPrompts.expired, id: '1' });
  expect([expired.title, expired.text]).toEqual(['served code_expiry_title', 'served code_expiry_text']);
  expect([served('signin_code_expired'), served('signin_request_code'), served('code_expiry_button')]).toEqual([
    'served signin_code_expired',
    'served signin_request_code',
    'served code_expiry_button',
  ]);
});
