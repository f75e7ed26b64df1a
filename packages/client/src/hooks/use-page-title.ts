import { useEffect } from 'react';
import { useClient } from '../application-context';

/** Names the window after what it shows, beginning with the product's name (C2). */
export function usePageTitle(title: string | undefined): void {
  const { appTitle } = useClient().application.configuration;
  useEffect(() => {
    document.title = title ? `${appTitle} – ${title}` : appTitle;
  }, [appTitle, title]);
}
