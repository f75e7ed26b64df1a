import { AppError } from '@fjernsyn/kernel';
import { type MediaSubtitle, mediaErrors } from '@fjernsyn/platform';
import { isGone, isNumbered, toMediaError } from './shaka-error';
import type { ShakaError, ShakaNamespace, ShakaPlayer, ShakaRequest, ShakaResponse } from './shaka-namespace';
import { noLines, registerTextReaders } from './text-readers';

/** Keeps the subtitles of a player from ending or holding up what plays. */
export interface TextGuard {
  /** Whether an error of the player is of its subtitles alone; it is told then. */
  takes(thrown: unknown): boolean;
  /** Hears that a track was chosen, or none. */
  onSelected(isOn: boolean): void;
  /** Hears where else files lie that are beside the media. */
  onBeside(subtitles: readonly MediaSubtitle[]): void;
  /**
   * Fetches and reads the subtitles of all players from then on, and tells of this one: `tell` hears `media/text`, with `lost`: `part` where later
   * lines will show, else `track`.
   */
  begin(tell: (error: AppError) => void): void;
}

/** Dependencies of {@link createTextGuard}. */
export interface TextGuardDeps {
  readonly shaka: ShakaNamespace;
  readonly player: ShakaPlayer;
  readonly document: Document;
}

/** A stretch of the media, in seconds. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Subtitles are small, and what plays waits for their parts once it is well ahead of them. */
const timeoutMs = 8_000;
const categories = { network: 1, text: 2, manifest: 4 } as const;
const operationAborted = 7001;
const recoverableSeverity = 1;

/** Makes the {@link TextGuard} of a player; it tells nothing before it begins. */
export function createTextGuard({ shaka, player, document }: TextGuardDeps): TextGuard {
  const parts = new WeakMap<object, Stretch>();
  /** Whether a track was chosen and nothing of it has been asked for yet: its list of parts is being fetched. */
  let isListAwaited = false;
  let beside: readonly MediaSubtitle[] = [];
  let tell: (error: AppError) => void = () => undefined;

  const lostAt = ({ start, end }: Stretch): 'part' | 'track' => {
    const range = player.seekRange();
    return !player.isLive() && end - start >= 0.9 * (range.end - range.start) ? 'track' : 'part';
  };
  const lose = (thrown: unknown, lost: 'part' | 'track'): void => {
    const { facts } = toMediaError(thrown);
    tell(new AppError(mediaErrors.text, { facts: { ...facts, lost }, cause: isNumbered(thrown) ? undefined : thrown }));
  };

  player.getNetworkingEngine()?.registerRequestFilter((_type, request, context) => {
    if (context?.stream?.type !== 'text') return;
    const { startTime = 0, endTime = Number.POSITIVE_INFINITY } = context.segment ?? {};
    parts.set(request, { start: startTime, end: endTime });
    isListAwaited = false;
    const { otherUrls = [] } = beside.find(({ url }) => request.uris.includes(url)) ?? {};
    request.uris = [...request.uris, ...otherUrls];
    const maxAttempts = Math.max(request.retryParameters.maxAttempts, request.uris.length);
    // Shaka's own limits abort a request, which cannot be told from a track that is turned off.
    const limits = { timeout: timeoutMs, connectionTimeout: 0, stallTimeout: 0 };
    request.retryParameters = { ...request.retryParameters, ...limits, maxAttempts };
  });

  return {
    takes(thrown) {
      if (!isNumbered(thrown)) return false;
      const isOfList =
        isListAwaited && (thrown.category === categories.network || thrown.category === categories.manifest);
      if (!isOfList && thrown.category !== categories.text) return false;
      isListAwaited = false;
      lose(thrown, 'track');
      // Where it was another stream after all, it fails again, and is told then.
      if (isOfList) player.retryStreaming();
      return true;
    },
    onSelected(isOn) {
      isListAwaited = isOn;
    },
    onBeside(subtitles) {
      beside = subtitles;
    },
    begin(given) {
      tell = given;
      registerTextReaders(shaka, document, (thrown, { segmentStart, segmentEnd }) =>
        lose(thrown, lostAt({ start: segmentStart, end: segmentEnd })),
      );
      registerSchemes(shaka, (request, error) => {
        const part = parts.get(request);
        if (!part || error.code === operationAborted || mayRetry(request, error)) throw error;
        lose(error, lostAt(part));
      });
    },
  };
}

/** Lets `forgive` see each failed request: what it does not throw again is answered without lines. */
function registerSchemes({ net }: ShakaNamespace, forgive: (request: ShakaRequest, error: ShakaError) => void): void {
  const { NetworkingEngine, HttpFetchPlugin, HttpXHRPlugin } = net;
  const plugin = HttpFetchPlugin.isSupported() ? HttpFetchPlugin : HttpXHRPlugin;
  for (const scheme of ['http', 'https']) {
    NetworkingEngine.registerScheme(
      scheme,
      (uri, request, ...others) =>
        plugin.parse(uri, request, ...others).chain(undefined, (error) => {
          forgive(request, error);
          return withoutLines(uri, request);
        }),
      undefined,
      true,
    );
  }
}

function mayRetry(request: ShakaRequest, error: ShakaError): boolean {
  const isLast = request.attempt + 1 >= request.retryParameters.maxAttempts;
  const isElsewhere = request.uris.length > 1;
  return error.severity === recoverableSeverity && !isLast && (isElsewhere || !isGone(error));
}

function withoutLines(uri: string, request: ShakaRequest): ShakaResponse {
  const data = new TextEncoder().encode(noLines).buffer as ArrayBuffer;
  return { uri, originalUri: uri, data, status: 200, headers: {}, originalRequest: request };
}
