import type { RemoteKey, Unsubscribe } from '@fjernsyn/kernel';
import type { Lifecycle } from '@fjernsyn/platform';
import type { Dialogs } from '../overlays/dialogs';
import type { RemoteRouting } from './remote-routing';

/** Dependencies of {@link watchSequences}. */
export interface SecretSequencesDeps {
  readonly remote: Pick<RemoteRouting, 'handle'>;
  readonly lifecycle: Pick<Lifecycle, 'leaveFor'>;
  readonly dialogs: Pick<Dialogs, 'show'>;
  /** The outside menu; undefined where the configuration names none. */
  readonly menuUrl: string | undefined;
}

/** Answers the keys that only support knows: `diagnostics` shows the set's facts, `menu` leaves for the outside menu (S9). */
export function watchSequences({ remote, lifecycle, dialogs, menuUrl }: SecretSequencesDeps): Unsubscribe {
  return remote.handle((action) => {
    if (action.type !== 'sequence') return false;
    switch (action.name.split('.')[0]) {
      case 'diagnostics':
        dialogs.show({ kind: 'diagnostics' });
        return true;
      case 'menu':
        if (menuUrl !== undefined) lifecycle.leaveFor(menuUrl);
        return menuUrl !== undefined;
      default:
        return false;
    }
  }, 'overlay');
}

/** Reads the sequences of a configuration: keys with spaces between, by name. */
export function toSequences(texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly RemoteKey[]>> {
  const sequences: Record<string, readonly RemoteKey[]> = {};
  for (const name of Object.keys(texts)) sequences[name] = (texts[name] ?? '').split(/\s+/) as RemoteKey[];
  return sequences;
}
