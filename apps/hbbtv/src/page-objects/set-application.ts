import { attempt } from '@fjernsyn/browser';
import type { Clock } from '@fjernsyn/platform';
import { type KeyNeed, keyMaskOf } from './keyset';
import { pageObjectOf, whenUpgraded } from './page-object';
import type { OwnerApplication } from './page-objects';

/** The application as the set runs it. */
export interface SetApplication {
  /** Whether a channel started it: then the broadcast is its neighbour. One that the portal started has none. */
  readonly isFromBroadcast: boolean;
  /** Shows its window, which the set opens hidden. */
  show(): void;
  /** Asks for the buttons of what it is doing now. */
  askForKeys(need: KeyNeed): void;
  /** Ends it for good. */
  end(): void;
}

/** Finds the {@link SetApplication}; a set that has none, or none in time, runs the page as it is. */
export async function findSetApplication(document: Document, clock: Clock): Promise<SetApplication> {
  const type = 'application/oipfApplicationManager';
  const manager = pageObjectOf(document, type);
  const isThere = await whenUpgraded(manager, 'getOwnerApplication', clock);
  const owner = isThere ? (attempt(() => manager.getOwnerApplication?.(document)) ?? undefined) : undefined;
  return createSetApplication(owner);
}

function createSetApplication(owner: OwnerApplication | undefined): SetApplication {
  const channel = attempt(() => owner?.privateData?.currentChannel);
  let asked: KeyNeed | undefined;
  return {
    isFromBroadcast: channel !== null && channel !== undefined,
    show: () => void attempt(() => owner?.show()),
    askForKeys(need) {
      if (need === asked) return;
      asked = need;
      attempt(() => {
        const keyset = owner?.privateData?.keyset;
        keyset?.setValue(keyMaskOf(need, keyset.maximumValue));
      });
    },
    end: () => void attempt(() => owner?.destroyApplication()),
  };
}
