import { settled } from '@fjernsyn/platform/testing';
import type { StoredSession } from '@fjernsyn/session';
import { expect, test, vi } from 'vitest';
import { createChannelRig } from '../testing/channel-rig';

const token = { value: 's', type: 'UserAccount', scope: 'Catalog', expiresAt: 9e15, isRefreshable: true };
const account: StoredSession = {
  tokens: [{ ...token, isFallbackToken: false }],
  isRemembered: true,
  isAnonymous: false,
  accountName: 'karla@example.test',
  account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv'] },
  profile: undefined,
};

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
