import { settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createChannelRig } from '../testing/channel-rig';
import { signedInSession } from '../testing/signed-in-session';

const account = signedInSession({ profile: undefined });

test('[SH1791] an account without a profile that signs out leaves what plays', async () => {
  const { open, play, leave, session } = createChannelRig({ session: account });
  await open();
  await play();
  expect(leave).not.toHaveBeenCalled();
  session.change(undefined);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('[SH1786] the code of the display outside comes with that of playing, and a failure changes nothing', async () => {
  const nowPlaying = { open: vi.fn(() => Promise.reject(new Error('no script'))) };
  const { playing, ports } = createChannelRig();
  Object.assign(ports, { nowPlaying });
  playing.prepare();
  await vi.dynamicImportSettled();
  await settled();
  expect(nowPlaying.open).toHaveBeenCalledTimes(1);
});
