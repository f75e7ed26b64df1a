import type { MediaFile } from '@fjernsyn/contracts';
import type { MediaFormat, MediaProtection, MediaSource } from '@fjernsyn/platform';
import type { PlaybackRequest } from '../machine/playback-context';
import { filesFor } from './access-modes';
import { chooseMedia, isProtected, type MediaChoice } from './choose-media';
import { toMediaSource } from './to-media-source';

/** What a device plays. */
export interface PlayableMedia {
  /** The device's formats, in the order it should be given them (C4). */
  readonly formats: readonly MediaFormat[];
  /** How the keys of a protected file are had, by the application's configuration; undefined where they are not. */
  readonly protectionOf?: ((file: MediaFile) => MediaProtection | undefined) | undefined;
}

/** Chooses among the files that the service sent for an item. */
export function chooseFiles(
  { formats, protectionOf }: PlayableMedia,
  item: Pick<PlaybackRequest['item'], 'type'>,
  sent: readonly MediaFile[],
): { readonly isLive: boolean; readonly choice: MediaChoice } {
  const files = sent.map((file) => (isProtected(file) ? { ...file, protection: protectionOf?.(file) } : file));
  const isLive = item.type === 'channel' || files.every((file) => file.isStreamLive);
  return { isLive, choice: chooseMedia(files, formats, { isLive }) };
}

/** What a playback of a request loads first, as far as the device's own account is known before an engine is open; undefined where nothing plays. */
export function toFirstSource(
  media: PlayableMedia,
  { item, startSeconds, preferences }: Pick<PlaybackRequest, 'item' | 'startSeconds' | 'preferences'>,
  sent: readonly MediaFile[],
): MediaSource | undefined {
  const { isLive, choice } = chooseFiles(media, item, sent);
  if (choice.type !== 'chosen') return undefined;
  const [file] = filesFor(choice.all, preferences?.accessMode ?? 'StandardVideo');
  return file && toMediaSource(file, isLive, startSeconds);
}
