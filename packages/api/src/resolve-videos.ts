import type { MediaFile } from '@fjernsyn/contracts';
import { AppError, isAppError } from '@fjernsyn/kernel';
import type { MediaFormat } from '@fjernsyn/platform';
import type { Caller } from './caller';
import { videosCall } from './calls/item-calls';
import { commonParts } from './common-query';
import { apiErrors } from './errors';

/** The service's code for "no files for this item, subscription or device" (C8). */
const noFiles = 8009;

const withoutSub = commonParts.viewer.filter((part) => part !== 'sub');

/**
 * The media files of an item, never an empty list. Where the service knows none it is asked once more without `sub`, as its answer depends
 * on it; then rejects with `api/files-not-available` (decisions "Player").
 */
export async function resolveVideos(
  caller: Caller,
  id: string,
  formats: readonly MediaFormat[],
  signal?: AbortSignal,
): Promise<readonly MediaFile[]> {
  for (const parts of [commonParts.viewer, withoutSub]) {
    const files = await caller.perform(videosCall(id, formats, parts), signal).catch(emptyWhereNoFiles);
    if (files.length > 0) return files;
  }
  throw new AppError(apiErrors.filesNotAvailable, { facts: { call: 'videos', itemId: id } });
}

function emptyWhereNoFiles(thrown: unknown): readonly MediaFile[] {
  if (isAppError(thrown, apiErrors.notFound) && thrown.facts.serviceCode === noFiles) return [];
  throw thrown;
}
