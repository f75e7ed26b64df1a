import { asRecord } from '@fjernsyn/kernel';
import type { CastItem } from '@fjernsyn/platform';
import type { SenderMedia, SenderMediaInfo, SenderMetadata } from './sender-namespace';

/** An item as the set shows it while it plays. */
export function toMetadata(media: SenderMedia, { title, subtitle, pictureUrl }: CastItem): SenderMetadata {
  return Object.assign(new media.GenericMediaMetadata(), {
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(pictureUrl === undefined ? {} : { images: [{ url: pictureUrl }] }),
  });
}

/** The item that a set plays; undefined where it was not we who sent it. */
export function toCastItem(info: SenderMediaInfo | null | undefined): CastItem | undefined {
  const id = asRecord(info?.customData)?.itemId;
  if (typeof id !== 'string') return undefined;
  const { title = '', subtitle, images } = info?.metadata ?? {};
  return { id, title, subtitle, pictureUrl: images?.[0]?.url };
}
