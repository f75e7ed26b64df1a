import { type MediaFile, parseMediaFiles, serviceCodes } from '@fjernsyn/contracts';
import { AppError, isAppError } from '@fjernsyn/kernel';
import type { MediaFormat } from '@fjernsyn/platform';
import { apiErrors } from '../errors';
import type { Call } from '../request/call';
import type { Caller } from '../request/caller';
import { type CommonPart, commonParts } from '../request/common-query';

/** Which media of an item. */
export interface VideosOptions {
  /** What the set plays, best first. */
  readonly formats: readonly MediaFormat[];
  /** Whether the item is a programme that went out live. */
  readonly isLive2Vod?: boolean | undefined;
}

/** Resolves the media files of an item: never an empty list. Rejects with `api/files-not-available` and `api/pin-needed`, among others (C8). */
export type ResolveVideos = (
  caller: Caller,
  id: string,
  options: VideosOptions,
  signal?: AbortSignal,
) => Promise<readonly MediaFile[]>;

type ToCall = (id: string, options: VideosOptions, common: readonly CommonPart[]) => Call<readonly MediaFile[]>;

const pinCodes = [serviceCodes.mediaGuarded, serviceCodes.tokenRefused];
const formatNames: Readonly<Record<MediaFormat, string>> = { dash: 'mpd', hls: 'hls', mp4: 'mp4' };

/** GET /items/{id}/videos: the media of an item for everybody (C7). */
export const resolveOpenVideos: ResolveVideos = (...wish) => resolveVideos(toOpenCall, ...wish);

/** GET /account/items/{id}/videos-guarded: the same for whoever has given the PIN (C7). */
export const resolveGuardedVideos: ResolveVideos = (...wish) => resolveVideos(toGuardedCall, ...wish);

/**
 * GET /account/items/{id}/videos: the same for whoever is signed in. Where a PIN is needed and one was given already, they come from the
 * guarded call; where none was, rejects with `api/pin-needed` (C7, C8).
 */
export const resolveAccountVideos: ResolveVideos = async (...wish) => {
  try {
    return await resolveVideos(toAccountCall, ...wish);
  } catch (refusal) {
    if (!isAppError(refusal, apiErrors.pinNeeded)) throw refusal;
    return resolveGuardedVideos(...wish).catch((thrown: unknown) => {
      throw isAppError(thrown, apiErrors.notSignedIn) ? refusal : thrown;
    });
  }
};

/** The answer depends on the subscription, also where it should not: where there is nothing it is asked for once more without it. */
async function resolveVideos(
  toCall: ToCall,
  caller: Caller,
  id: string,
  options: VideosOptions,
  signal?: AbortSignal,
): Promise<readonly MediaFile[]> {
  for (const common of [commonParts.viewer, commonParts.viewer.filter((part) => part !== 'sub')]) {
    const files = await caller.perform(toCall(id, options, common), signal).catch(emptyWhereNoFiles);
    if (files.length > 0) return files;
  }
  throw new AppError(apiErrors.filesNotAvailable, { facts: { call: 'videos', itemId: id } });
}

function toOpenCall(
  id: string,
  { formats, isLive2Vod }: VideosOptions,
  common: readonly CommonPart[],
): Call<readonly MediaFile[]> {
  return {
    name: 'videos',
    method: 'GET',
    path: '/items/{id}/videos',
    pathParameters: { id },
    query: {
      delivery: 'stream',
      resolution: 'HD-1080',
      formats: formats.map((format) => formatNames[format]),
      isLive2Vod,
    },
    common: [...common, 'geoLocation'],
    parse: parseMediaFiles,
  };
}

function toAccountCall(...wish: Parameters<ToCall>): ReturnType<ToCall> {
  return {
    ...toOpenCall(...wish),
    name: 'account-videos',
    path: '/account/items/{id}/videos',
    scope: 'account-catalog',
  };
}

/** The place of the set takes no part in it. */
function toGuardedCall(id: string, options: VideosOptions, common: readonly CommonPart[]): ReturnType<ToCall> {
  return {
    ...toOpenCall(id, options, common),
    name: 'guarded-videos',
    path: '/account/items/{id}/videos-guarded',
    common,
    scope: 'account-playback',
  };
}

function emptyWhereNoFiles(thrown: unknown): readonly MediaFile[] {
  if (!isAppError(thrown)) throw thrown;
  const { code, facts, message } = thrown;
  // With its code or without: the item is asked for by another call, which tells whether it is there.
  if (code === apiErrors.notFound) return [];
  if (code === apiErrors.refused && pinCodes.some((pinCode) => pinCode === facts.serviceCode))
    throw new AppError(apiErrors.pinNeeded, { message, facts, cause: thrown });
  throw thrown;
}
