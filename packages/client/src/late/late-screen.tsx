import { type ReactElement, useEffect, useRef } from 'react';
import { useClient } from '../application-context';
import { PlainFailure } from '../failure/plain-failure';
import { useLoaded } from '../hooks/use-loaded';
import type { LateScreens } from './create-late-screens';

/** Props of {@link LateScreen}. */
export interface LateScreenProps {
  /** Stands until the screen has been fetched. */
  readonly shape: ReactElement;
  /** Makes the screen. */
  readonly children: (screens: LateScreens) => ReactElement;
}

/** One of the late screens: at once where they are there. It is fetched otherwise, and a plain failure with retry stands where that fails. */
export function LateScreen({ shape, children }: LateScreenProps): ReactElement {
  const { application, lateScreens } = useClient();
  const screens = lateScreens.get();
  const loaded = useLoaded(lateScreens.fetch, screens === undefined);
  const hasRetried = useRef(false);
  const failure = loaded.state === 'failed' ? loaded.error : undefined;
  useEffect(() => void application.support.heal(failure), [application, failure]);
  if (screens) return children(screens);
  if (loaded.state !== 'failed') return shape;
  const retry = (): void => {
    // An engine may keep a failed import while its page stands (2026-11).
    if (hasRetried.current) application.support.reload();
    hasRetried.current = true;
    loaded.retry();
  };
  return <PlainFailure onRetry={retry} />;
}
