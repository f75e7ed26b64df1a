import type { Ports } from '@fjernsyn/platform';
import type { Application, Casting } from '@fjernsyn/shell';

/** Casting, and what shows of it. */
export interface OpenedCasting extends Pick<typeof import('./cast-views'), 'CastButton' | 'CastPicture'> {
  readonly casting: Casting;
}

/** Fetches casting, once; undefined where it cannot be fetched now. */
export type OpenCasting = () => Promise<OpenedCasting | undefined>;

/** What opens the casting of an application; for targets whose browser may cast. */
export function castingOf({ cast, store }: Pick<Ports, 'cast' | 'store'>) {
  return ({ session, overlays, reading }: Pick<Application, 'session' | 'overlays' | 'reading'>) => {
    if (!cast) return undefined;
    let opening: Promise<OpenedCasting | undefined> | undefined;
    const open: OpenCasting = () => {
      opening ??= import('./cast-views').then(
        ({ createCasting, CastButton, CastPicture }) => ({
          CastButton,
          CastPicture,
          casting: createCasting({ cast, store, session: session.state, prompts: overlays.prompts, reading }),
        }),
        () => {
          opening = undefined;
          return undefined;
        },
      );
      return opening;
    };
    return open;
  };
}
