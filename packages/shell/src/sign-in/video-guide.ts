import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Places } from '../navigation/places';
import type { Reading } from '../reading/reading';

/** The film that shows how to sign in (S2.26, S7.23). */
export interface VideoGuide {
  /** Where it plays; undefined where the service has none, or none that can be had. */
  find(): Promise<string | undefined>;
  /** Plays it on top of where the viewer is; `onLeft` runs when the viewer has left it. */
  watch(path: string, onLeft: () => void): void;
}

/** Dependencies of {@link createVideoGuide}. */
export interface VideoGuideDeps {
  readonly config: () => Pick<ServiceConfig, 'general'> | undefined;
  readonly reading: () => Pick<Reading, 'loadItem'>;
  readonly places: () => Pick<Places, 'items' | 'navigation'> | undefined;
}

/** Makes the {@link VideoGuide}; the service names it by `helpVideoGuideId` among the custom fields of its general configuration. */
export function createVideoGuide({ config, reading, places }: VideoGuideDeps): VideoGuide {
  return {
    async find() {
      const id = config()?.general?.customFields.helpVideoGuideId;
      if (typeof id !== 'string' || id === '') return undefined;
      const loaded = await reading()
        .loadItem(id)
        .catch(() => undefined);
      return loaded && places()?.items.watchPathOf(loaded.item);
    },
    watch(path, onLeft) {
      const navigation = places()?.navigation;
      navigation?.push(path);
      if (navigation?.location.get().screen.kind !== 'watch') return onLeft();
      const stop = navigation.location.subscribe(() => {
        if (navigation.location.get().screen.kind === 'watch') return;
        stop();
        onLeft();
      });
    },
  };
}
