import { type Api, createMediaApi, type MediaApi } from '@fjernsyn/api';
import type { ItemDetailModel } from '@fjernsyn/catalogue';
import type { Ports } from '@fjernsyn/platform';
import type { Player } from '@fjernsyn/player';
import type { QueryClient } from '@tanstack/query-core';
import type { Queries } from '../reading/queries';

/** Dependencies of {@link createWatchPreparation}. */
export interface WatchPreparationDeps {
  readonly itemId: string;
  readonly ports: Ports;
  readonly api: Api;
  readonly queries: Queries;
  readonly queryClient: QueryClient;
  /** Fetches the player's code. */
  readonly loadPlayer?: () => Promise<typeof import('@fjernsyn/player')>;
}

/** Everything that must be there before something plays. */
export interface PreparedWatch {
  readonly item: ItemDetailModel;
  readonly player: Player;
}

/** Asks for what a watch screen needs; each part once, however often it is asked for, until a failure is asked about anew. */
export interface WatchPreparation {
  prepared(): Promise<PreparedWatch>;
}

/** The player and its machine are fetched when something is first watched, not with the first rail. */
const loadPlayerCode = () => import('@fjernsyn/player');

/** Makes a {@link WatchPreparation}: item, media and code are asked for side by side, at once. */
export function createWatchPreparation(deps: WatchPreparationDeps): WatchPreparation {
  let asked: Promise<PreparedWatch> | undefined = prepare(deps);
  // A failure is told to whoever waits; nobody may be waiting yet.
  asked.catch(() => undefined);
  return {
    async prepared() {
      asked ??= prepare(deps);
      try {
        return await asked;
      } catch (thrown) {
        asked = undefined;
        throw thrown;
      }
    },
  };
}

async function prepare(deps: WatchPreparationDeps): Promise<PreparedWatch> {
  const { itemId, ports, api, queries, queryClient, loadPlayer = loadPlayerCode } = deps;
  const media = createMediaApi(api);
  // The media are asked for before the item is known; the machine takes this answer the first time it resolves.
  let ahead: ReturnType<MediaApi['videos']> | undefined = media.videos(itemId);
  ahead.catch(() => undefined);
  void ports.mediaEngines.prepare();
  const [item, { createPlayer }] = await Promise.all([queryClient.fetchQuery(queries.item(itemId)), loadPlayer()]);
  const player = createPlayer({
    mediaEngines: ports.mediaEngines,
    clock: ports.clock,
    telemetry: ports.telemetry,
    formats: ports.device.mediaFormats,
    resolveMedia(id, signal) {
      const first = ahead;
      ahead = undefined;
      return first ?? media.videos(id, signal);
    },
  });
  return { item, player };
}
