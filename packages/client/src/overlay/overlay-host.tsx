import { type ReactElement, useEffect, useState } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';

/** What stands over the screen. It comes with the late screens, which are fetched right after the first rail, as they must be there when the network is gone, or when something is to be seen before. */
export function OverlayHost(): ReactElement | null {
  const { application, lateScreens } = useClient();
  const { overlays, connectivity, firstRail } = application;
  const overlay = useObserved(overlays.visible);
  const notice = useObserved(overlays.notices.current);
  const hasRail = useObserved(firstRail.isShown);
  const screens = lateScreens.get();
  const [, setThere] = useState(screens !== undefined);
  useEffect(() => {
    if (lateScreens.get() || !(overlay || notice || hasRail)) return;
    void lateScreens.fetch().then(
      () => setThere(true),
      (thrown: unknown) => {
        if (!overlay) return;
        // An overlay that cannot be shown must not stand in the way unseen.
        connectivity.errors.record(thrown);
        overlays.dismiss();
      },
    );
  }, [lateScreens, overlay, notice, hasRail, connectivity, overlays]);
  return screens ? <screens.OverlayLayer /> : null;
}
