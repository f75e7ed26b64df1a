import { useEffect, useMemo, useState } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import type { drawAvatar } from './draw-avatar';

/** The picture of the chosen profile; undefined for nobody, and until what draws it is fetched. */
export function useAvatar(): string | undefined {
  const { session, configuration } = useClient().application;
  const { profile } = useObserved(session.state);
  const [draw, setDraw] = useState<typeof drawAvatar>();
  const isWanted = profile !== undefined;
  useEffect(() => {
    // Where it cannot be fetched the icon stays.
    if (isWanted) void import('./draw-avatar').then((late) => setDraw(() => late.drawAvatar)).catch(() => undefined);
  }, [isWanted]);
  return useMemo(() => profile && draw?.(profile, configuration.brand), [profile, draw, configuration]);
}
