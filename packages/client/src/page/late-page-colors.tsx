import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useLoaded } from '../hooks/use-loaded';
import type { PageColorsProps } from './page-colors';

/** The colours of a page's campaigns, once their code has come; without it the page keeps those of the brand. */
export function LatePageColors(props: PageColorsProps): ReactElement | null {
  const { lateScreens } = useClient();
  const screens = lateScreens.get();
  useLoaded(lateScreens.fetch, screens === undefined);
  return screens ? <screens.PageColors {...props} /> : null;
}
