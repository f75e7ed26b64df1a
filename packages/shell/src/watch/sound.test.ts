import { expect, test } from 'vitest';
import { changeSound, fullSound } from './sound';

test('[SH402] [found-desk-01] muting keeps the volume, and another volume is heard', () => {
  const muted = changeSound({ volume: 0.4, isMuted: false }, 'mute');
  expect(muted).toEqual({ volume: 0.4, isMuted: true });
  expect(changeSound(muted, 'mute')).toEqual({ volume: 0.4, isMuted: false });
  expect(changeSound(muted, 'louder')).toEqual({ volume: 0.5, isMuted: false });
});

test('[SH402] ten steps lead from full to silence and back, and none further', () => {
  let sound = fullSound;
  for (let press = 0; press < 12; press++) sound = changeSound(sound, 'quieter');
  expect(sound.volume).toBe(0);
  for (let press = 0; press < 12; press++) sound = changeSound(sound, 'louder');
  expect(sound).toEqual(fullSound);
});
