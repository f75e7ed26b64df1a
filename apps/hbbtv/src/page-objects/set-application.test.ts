import { createTestWindow } from '@fjernsyn/browser/testing';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { keyMaskOf } from './keyset';
import { findSetApplication } from './set-application';

const masks = { red: 0x1, colours: 0xf, navigation: 0x10, vcr: 0x20, info: 0x80, numeric: 0x100 };

/** A set whose manager gives `owner`. */
async function find(owner: unknown) {
  const { document } = createTestWindow();
  const clock = createFakeClock();
  const manager = document.body.appendChild(document.createElement('object'));
  manager.type = 'application/oipfApplicationManager';
  if (owner !== undefined) Object.defineProperty(manager, 'getOwnerApplication', { value: () => owner });
  const found = findSetApplication(document, clock);
  clock.advance(2_000);
  return found;
}

function ownerOf(currentChannel: unknown, maximumValue?: number) {
  const told: string[] = [];
  const keyset = { setValue: (mask: number) => told.push(`keys ${mask}`), maximumValue };
  const show = () => void told.push('show');
  return {
    told,
    owner: { show, destroyApplication: () => void told.push('end'), privateData: { keyset, currentChannel } },
  };
}

test('[BR145] knows by the current channel whether a channel or the portal started it', async () => {
  expect((await find(ownerOf({ name: 'DR1' }).owner)).isFromBroadcast).toBe(true);
  expect((await find(ownerOf(null).owner)).isFromBroadcast).toBe(false);
  expect((await find(ownerOf(undefined).owner)).isFromBroadcast).toBe(false);
});

test('[BR145] shows and ends the application, and asks for other keys only', async () => {
  const { owner, told } = ownerOf(null);
  const application = await find(owner);
  application.show();
  application.askForKeys('notice');
  application.askForKeys('notice');
  application.askForKeys('browsing');
  application.end();
  expect(told).toEqual(['show', `keys ${masks.red}`, `keys ${masks.colours | masks.navigation}`, 'end']);
});

test.each([undefined, null, {}, { show: 7, privateData: { keyset: {} } }])(
  '[BR145] [hbb-02] a set with no application of ours, or half of one, runs the page as it is: %j',
  async (owner) => {
    const application = await find(owner);
    expect(application.isFromBroadcast).toBe(false);
    application.show();
    application.askForKeys('watching');
    application.end();
  },
);

test('[BR146] asks for red alone under the notice, and for what plays only while something does', () => {
  expect(keyMaskOf('notice', undefined)).toBe(masks.red);
  expect(keyMaskOf('browsing', undefined) & (masks.vcr | masks.numeric)).toBe(0);
  expect(keyMaskOf('watching', undefined)).toBe(masks.colours | masks.navigation | masks.vcr | masks.info);
});

test('[BR146] asks for nothing that the remote does not have, where the set tells', () => {
  expect(keyMaskOf('watching', masks.colours | masks.navigation)).toBe(masks.colours | masks.navigation);
  expect(keyMaskOf('watching', 0)).toBe(keyMaskOf('watching', undefined));
});
