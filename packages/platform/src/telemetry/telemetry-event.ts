import type { DurationMs, ErrorCode, MediaSeconds, RemoteKey } from '@fjernsyn/kernel';

/** What an item is in an event: its id and kind, never its text. */
export interface TelemetryItem {
  readonly itemId: string;
  /** The service's item type, as `episode`. */
  readonly itemType: string;
}

/** Where on a page something happened. Indexes count from 0. */
export interface TelemetryPlace {
  readonly railId: string;
  readonly railIndex: number;
  readonly tileIndex: number;
}

/** Moving about (S1.12, C7.51). */
export type NavigationTelemetry =
  | { readonly type: 'page-viewed'; readonly path: string; readonly pageKey: string; readonly template: string }
  | { readonly type: 'navigated'; readonly path: string; readonly change: 'push' | 'pop' | 'replace' }
  | ({ readonly type: 'item-clicked' } & TelemetryItem & TelemetryPlace)
  /** Focus has rested on the item for 3 s (C9). */
  | ({ readonly type: 'item-focused' } & TelemetryItem & TelemetryPlace)
  | { readonly type: 'link-clicked'; readonly path: string };

/** Searching. `term` is cut to 100 characters and never empty (S9, C9). */
export type SearchTelemetry =
  | { readonly type: 'searched'; readonly term: string; readonly resultCount: number }
  | ({ readonly type: 'search-result-clicked'; readonly term: string } & TelemetryItem);

/** The viewer's own lists (S1, C4). */
export type ActivityTelemetry =
  | ({ readonly type: 'bookmarked' | 'unbookmarked' | 'followed' | 'unfollowed' } & TelemetryItem)
  | ({ readonly type: 'rated'; readonly rating: number } & TelemetryItem)
  /** The item has been watched to its end, as the service sees it. */
  | ({ readonly type: 'watched' } & TelemetryItem)
  | ({ readonly type: 'list-item-removed'; readonly list: 'ContinueWatching' | 'Watched' } & TelemetryItem);

/** Who is there (S1.12, C7.51). No name, no address, no token. */
export type PeopleTelemetry =
  | { readonly type: 'signed-in'; readonly accountId: string }
  | { readonly type: 'signed-out' }
  | { readonly type: 'profile-activated' | 'profile-created' | 'profile-deleted'; readonly profileId: string };

/** Playing (C9). */
export type PlaybackTelemetry =
  | ({ readonly type: 'playback-requested' } & TelemetryItem)
  | ({ readonly type: 'stream-started'; readonly format: string; readonly startSeconds: MediaSeconds } & TelemetryItem)
  /** Played for 3 s without a break: the item counts as watched. */
  | ({ readonly type: 'stream-consumed'; readonly positionSeconds: MediaSeconds } & TelemetryItem)
  | ({
      readonly type: 'playback-paused' | 'playback-resumed' | 'playback-ended' | 'playback-left';
      readonly positionSeconds: MediaSeconds;
    } & TelemetryItem)
  | ({
      readonly type: 'playback-sought';
      readonly fromSeconds: MediaSeconds;
      readonly toSeconds: MediaSeconds;
    } & TelemetryItem)
  | ({ readonly type: 'playback-stalled'; readonly positionSeconds: MediaSeconds } & TelemetryItem)
  | ({ readonly type: 'playback-failed'; readonly code: ErrorCode } & TelemetryItem)
  /** One source failed and the next is tried: by their names, never their addresses. */
  | ({
      readonly type: 'source-changed';
      readonly code: ErrorCode;
      readonly from: string;
      readonly to: string;
      readonly positionSeconds: MediaSeconds;
    } & TelemetryItem)
  /** Subtitles could not be fetched or read: a part of them, or the whole track. What plays goes on. */
  | ({ readonly type: 'subtitles-failed'; readonly code: ErrorCode; readonly lost: 'part' | 'track' } & TelemetryItem);

/** How well it plays: times, bits and counts (C9). */
export type FigureTelemetry =
  /** From the request to the first frame. */
  | ({ readonly type: 'playback-shown'; readonly tookMs: DurationMs } & TelemetryItem)
  /** It had run dry while it played, and goes on. */
  | ({
      readonly type: 'playback-rebuffered';
      readonly positionSeconds: MediaSeconds;
      readonly lastedMs: DurationMs;
    } & TelemetryItem)
  | ({ readonly type: 'rendition-changed'; readonly bitsPerSecond: number; readonly height: number } & TelemetryItem)
  | ({ readonly type: 'track-changed'; readonly track: 'audio' | 'subtitles' } & TelemetryItem)
  /** A share of a film's length, from 0 to 1, has been played past. */
  | ({ readonly type: 'view-point-reached'; readonly share: number } & TelemetryItem)
  | ({
      readonly type: 'playback-heartbeat';
      readonly positionSeconds: MediaSeconds;
      /** The service's name of the version that plays, as `SignLanguage`. */
      readonly mode: string | undefined;
      readonly subtitles: boolean;
      readonly bitsPerSecond: number | undefined;
    } & TelemetryItem)
  /** What a playback came to. */
  | ({
      readonly type: 'playback-figures';
      /** Undefined where there was never a frame. */
      readonly startMs: DurationMs | undefined;
      readonly playedMs: DurationMs;
      readonly rebufferCount: number;
      readonly rebufferMs: DurationMs;
      readonly errorCount: number;
      /** On the whole, weighed by time; undefined where the engine did not tell. */
      readonly bitsPerSecond: number | undefined;
    } & TelemetryItem);

/** The application itself. */
export type ApplicationTelemetry =
  | { readonly type: 'application-started'; readonly startMs: DurationMs }
  | { readonly type: 'first-rail-shown'; readonly sinceStartMs: DurationMs }
  | { readonly type: 'application-suspended' | 'application-resumed' | 'application-exited' }
  | { readonly type: 'key-pressed'; readonly key: RemoteKey }
  /** A call of the service: its name, never its address, query or body. */
  | { readonly type: 'call-started'; readonly call: string }
  | { readonly type: 'call-completed'; readonly call: string; readonly status: number; readonly tookMs: DurationMs }
  | { readonly type: 'call-failed'; readonly call: string; readonly status: number; readonly code: ErrorCode }
  /** Something the service sent was dropped: what and where, never its content. */
  | { readonly type: 'fault-found'; readonly kind: string; readonly at: string }
  | { readonly type: 'error-shown'; readonly code: ErrorCode }
  /** Something thrown that no code of ours expected, by its kind, as `TypeError`; never what it says. */
  | {
      readonly type: 'error-caught';
      readonly source: 'exception' | 'promise';
      readonly code: ErrorCode;
      readonly name: string;
    }
  /** A dialog or a prompt, by its kind. */
  | { readonly type: 'modal-shown' | 'modal-closed'; readonly kind: string }
  | { readonly type: 'connectivity-changed'; readonly isOnline: boolean };

/** Everything that the product tells of itself (S1, C7, C9). */
export type TelemetryEvent =
  | NavigationTelemetry
  | SearchTelemetry
  | ActivityTelemetry
  | PeopleTelemetry
  | PlaybackTelemetry
  | FigureTelemetry
  | ApplicationTelemetry;

/** The name of an event. */
export type TelemetryEventType = TelemetryEvent['type'];

const secondVersion: ReadonlySet<TelemetryEventType> = new Set<TelemetryEventType>([
  'search-result-clicked',
  'stream-consumed',
  'stream-started',
  'bookmarked',
  'profile-activated',
  'profile-deleted',
  'page-viewed',
]);

/** The version of an event's form: 2 for those that S9 and C9 list, 1 for all others. */
export function telemetryVersionOf(type: TelemetryEventType): 1 | 2 {
  return secondVersion.has(type) ? 2 : 1;
}

/** Text as it may stand in an event: trimmed, at most 100 characters (S9, C9). */
export function toTelemetryText(text: string): string {
  return Array.from(text.trim()).slice(0, 100).join('');
}
