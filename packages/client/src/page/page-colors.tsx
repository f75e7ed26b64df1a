import { observePageColors } from '@fjernsyn/catalogue';
import type { Theme } from '@fjernsyn/contracts';
import { useEffect, useMemo } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';

/** Props of {@link PageColors}. */
export interface PageColorsProps {
  readonly themes: readonly Theme[];
}

/** Gives the look the colours of a page's campaigns while it is shown. */
export function PageColors({ themes }: PageColorsProps): null {
  const { pageColors, time } = useClient().application;
  const colors = useObserved(useMemo(() => observePageColors(themes, time), [themes, time]));
  useEffect(() => {
    pageColors.set(colors);
    return () => pageColors.set(undefined);
  }, [pageColors, colors]);
  return null;
}
