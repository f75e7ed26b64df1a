import { asRecord, type Observed, readJson } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';
import type { PlaybackPreferences } from '@fjernsyn/player';
import type { SessionState } from '@fjernsyn/session';
import { preferenceKeys } from './preference-keys';

/** Dependencies of {@link createKeptPreferences}. */
export interface KeptPreferencesDeps {
  readonly store: Pick<KeyValueStore, 'read' | 'write'>;
  readonly session: Observed<Pick<SessionState, 'role' | 'profile'>>;
}

/** How viewers want to see and hear what plays, kept on the set: each profile's, and nobody's (C3.25). */
export interface KeptPreferences {
  /** What the viewer of this moment wants of a live stream or another item, as it was stored, by another tab too. */
  read(isLive: boolean): unknown;
  /** Makes what keeps the wishes of the viewer of this moment; nothing of whoever is gone. */
  keeper(): KeepPreferences;
}

/** Keeps what has changed of the wishes for what is live, or for what is not. */
export type KeepPreferences = (isLive: boolean, changed: PlaybackPreferences) => void;

/** Makes the {@link KeptPreferences}. */
export function createKeptPreferences({ store, session }: KeptPreferencesDeps): KeptPreferences {
  const profileId = (): string | undefined => {
    const { role, profile } = session.get();
    return role === 'signed-in' ? profile?.id : undefined;
  };
  const stored = (id: string | undefined): Readonly<Record<string, unknown>> => {
    if (id === undefined) return asRecord(readJson(store.read(preferenceKeys.nobody))) ?? {};
    return asRecord(profiles()[id]) ?? {};
  };
  const profiles = () => asRecord(readJson(store.read(preferenceKeys.account))) ?? {};
  return {
    read(isLive) {
      const { userPrefAccLive, userPrefAccVOD, userPrefSubVOD } = stored(profileId());
      return isLive ? { accessMode: userPrefAccLive } : { accessMode: userPrefAccVOD, subtitles: userPrefSubVOD };
    },
    keeper() {
      const owner = profileId();
      return (isLive, { accessMode, subtitles }) => {
        if (profileId() !== owner) return;
        const mode = isLive ? 'userPrefAccLive' : 'userPrefAccVOD';
        const kept = {
          ...stored(owner),
          ...(accessMode === undefined ? {} : { [mode]: accessMode }),
          ...(subtitles === undefined || isLive ? {} : { userPrefSubVOD: subtitles }),
        };
        if (owner === undefined) store.write(preferenceKeys.nobody, JSON.stringify(kept));
        else store.write(preferenceKeys.account, JSON.stringify({ ...profiles(), [owner]: kept }));
      };
    },
  };
}
