import { createFakeClock, createFakeCookies, fakeDeviceInfo, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createKeptSound, soundEndsAt } from './kept-sound';

const setUp = (kept: Readonly<Record<string, string>>, target: 'web' | 'tizen' = 'web') => {
  const clock = createFakeClock();
  const cookies = createFakeCookies(kept);
  const sound = createKeptSound({ clock, cookies, device: { ...fakeDeviceInfo, target } });
  return { clock, cookies, sound };
};

test.each([
  ['as it was left', { volume: '0.3', muted: 'true' }, { volume: 0.3, isMuted: true }],
  ['half, where nobody has said', {}, { volume: 0.5, isMuted: false }],
  ['half, where what is kept is none', { volume: 'loud' }, { volume: 0.5, isMuted: false }],
  ['half, where it is empty', { volume: '' }, { volume: 0.5, isMuted: false }],
  ['silent', { volume: '0', muted: 'false' }, { volume: 0, isMuted: false }],
] as const)('[SH1472] [P107] the sound begins %s', (_, kept, sound) => {
  expect(setUp(kept).sound.get()).toEqual(sound);
});

test('[SH1472] a set with a volume of its own is left alone until somebody says how loud', () => {
  expect(setUp({}, 'tizen').sound.get()).toBeUndefined();
  expect(setUp({ volume: '0.7' }, 'tizen').sound.get()).toEqual({ volume: 0.7, isMuted: false });
});

test('[SH1473] [P107] what is chosen is kept as one number and one word, to 2070', async () => {
  const { clock, cookies, sound } = setUp({ volume: '0.3', muted: 'true' });
  sound.set({ volume: 0.7, isMuted: false });
  await settled();
  const lifeMs = soundEndsAt - clock.now();
  expect(Array.from(cookies.kept)).toEqual([
    ['volume', { value: '0.7', lifeMs }],
    ['muted', { value: 'false', lifeMs }],
  ]);
});
