import type { Unsubscribe } from '@fjernsyn/kernel';
import type { KeepPagesDeps } from '../reading/keep-pages';

/** Keeps what the pages of the viewer's way show, by code that no first rail needs. Where it does not come, what was read goes by its age alone. */
export function keepPagesLate(deps: KeepPagesDeps): Unsubscribe {
  let isStopped = false;
  let stop: Unsubscribe = () => undefined;
  void import('../reading/keep-pages').then(
    ({ keepPages }) => {
      if (!isStopped) stop = keepPages(deps);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop();
  };
}
