import type { Api } from '@fjernsyn/api';
import type { FocusEngine } from '@fjernsyn/focus';
import type { Observed } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Reading } from '../reading/reading';
import type { Watch } from './watch';

/** What plays, and what makes ready for it. */
export interface Playing {
  /** Opens something to watch on a surface that comes later; what watching needs is fetched now. Rejects where it cannot be. */
  watch(itemId: string): Promise<Watch>;
  /** Fetches the media engine's code ahead, as a viewer may soon press Play. */
  prepare(): void;
  /** Whether what is watched, if anything, has not failed. */
  isUnfailed(): boolean;
}

/** Dependencies of {@link createPlaying}. */
export interface PlayingDeps {
  readonly ports: Ports;
  readonly focus: FocusEngine;
  readonly reading: Pick<Reading, 'queries' | 'queryClient'> & { readonly api: Api };
  readonly dir: () => 'ltr' | 'rtl';
  readonly online: Observed<boolean>;
  /** Leaves the screen. */
  readonly leave: () => void;
  /** Runs when what is watched has failed. */
  readonly onFailure: () => void;
}

/** Makes the {@link Playing}. */
export function createPlaying(deps: PlayingDeps): Playing {
  const { ports, focus, reading, online, leave } = deps;
  const { api, queries, queryClient } = reading;
  let watched: Watch | undefined;
  return {
    async watch(itemId) {
      watched = undefined;
      const { createWatch } = await import('./watch');
      const watch = createWatch({ itemId, ports, focus, api, queries, queryClient, online, leave, dir: deps.dir() });
      watch.view.subscribe(() => watch.view.get().error && deps.onFailure());
      watched = watch;
      return watch;
    },
    prepare: () => void ports.mediaEngines.prepare(),
    isUnfailed: () => watched?.view.get().error === undefined,
  };
}
