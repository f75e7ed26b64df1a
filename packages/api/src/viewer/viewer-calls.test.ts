import { mediaFilesExample } from '@fjernsyn/contracts/examples';
import type { FakeAnswer, FakeService } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createCallSetting } from '../testing/call-setting';
import type { TokenSource } from '../tokens/token-source';

const files: FakeAnswer = { body: mediaFilesExample };
const refusal = (status: number, code: number): FakeAnswer => ({ status, body: { code, message: 'No' } });
const isGuarded = ({ url }: { readonly url: string }) => url.includes('videos-guarded');
const withoutPin: TokenSource = {
  tokenFor: async (scope) => (scope === 'account-playback' ? undefined : scope),
  ownerOf: () => 'viewer',
  refreshed: async () => undefined,
};

describe('the media of an account', () => {
  it.each([8012, 1])('[AP38] come from the guarded call after 403 with %i, where the PIN was given', async (code) => {
    const service: FakeService = (request) => (isGuarded(request) ? files : refusal(403, code));
    const { viewer, asked } = createCallSetting(service);
    expect(await viewer.media.videos('1')).toHaveLength(1);
    expect(asked().map(({ address }) => address.slice('https://service.example'.length))).toEqual([
      '/account/items/1/videos',
      '/account/items/1/videos-guarded',
    ]);
  });

  it.each([8012, 1])('[AP38] ask for the PIN after 403 with %i, where none was given', async (code) => {
    const { viewer, asked } = createCallSetting(refusal(403, code), withoutPin);
    await expect(viewer.media.videos('1')).rejects.toMatchObject({
      code: 'api/pin-needed',
      facts: { status: 403, serviceCode: code },
    });
    expect(asked()).toHaveLength(1);
  });

  it('[AP38] ask for the PIN again where its token is refused', async () => {
    const { viewer } = createCallSetting(refusal(403, 8012));
    await expect(viewer.media.videos('1')).rejects.toMatchObject({ code: 'api/pin-needed' });
    await expect(viewer.media.guardedVideos('1')).rejects.toMatchObject({ code: 'api/pin-needed' });
  });

  it.each([8010, 8004])('[AP34] keep the refusal %i as it is', async (code) => {
    const { viewer, asked } = createCallSetting(refusal(403, code));
    await expect(viewer.media.videos('1')).rejects.toMatchObject({ code: 'api/refused', facts: { serviceCode: code } });
    expect(asked()).toHaveLength(1);
  });

  it('[AP24] are asked for once more without sub, and then not available', async () => {
    const { viewer, asked } = createCallSetting(refusal(404, 8009));
    await expect(viewer.media.videos('1')).rejects.toMatchObject({ code: 'api/files-not-available' });
    expect(asked().map(({ query }) => query.sub)).toEqual(['Registered', undefined]);
  });
});

describe('what a viewer does', () => {
  it('[AP71] never forgets watched items without naming them', () => {
    const { viewer, asked } = createCallSetting({ status: 204 });
    expect(() => viewer.watched.remove([])).toThrow('by name');
    expect(() => viewer.watched.remove([''])).toThrow('by name');
    expect(asked()).toEqual([]);
  });

  it('[AP60] [AP68] [AP70] takes an empty answer for a good one', async () => {
    const { viewer } = createCallSetting({ status: 204 });
    expect(await viewer.bookmarks.add('1')).toEqual({ itemId: '1' });
    expect(await viewer.ratings.rate('1', 7)).toEqual({ itemId: '1', rating: 7 });
    expect(await viewer.watched.save('1', 30)).toEqual({ itemId: '1', positionSeconds: 30, isFullyWatched: false });
  });

  it('[AP70] hands on whether the item is fully watched', async () => {
    const { viewer } = createCallSetting({ body: { itemId: '1', position: 3200, isFullyWatched: true } });
    expect(await viewer.watched.save('1', 3200)).toMatchObject({ isFullyWatched: true });
  });

  it('[AP64] a refused follow keeps the message of the service', async () => {
    const { viewer } = createCallSetting({ status: 403, body: { code: 3, message: 'Du følger allerede mange' } });
    await expect(viewer.follows.add('1')).rejects.toMatchObject({
      code: 'api/refused',
      message: 'Du følger allerede mange',
    });
  });

  it('[AP67] asks for at most five lists at once', () => {
    const { viewer } = createCallSetting({ body: [] });
    expect(() => viewer.lists.byIds(['1', '2', '3', '4', '5', '6'])).toThrow('At most 5');
  });
});
