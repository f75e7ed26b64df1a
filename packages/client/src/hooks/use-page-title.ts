import { useEffect } from 'react';
import { useClient } from '../application-context';

/** Names the window after what it shows, beginning with the product's name (C2), and says it to those who hear. */
export function usePageTitle(title: string | undefined): void {
  const { configuration, title: said } = useClient().application;
  const { appTitle } = configuration;
  useEffect(() => {
    // Home may be called by the product's own name.
    document.title = title?.startsWith(appTitle) ? title : [appTitle, title].filter(Boolean).join(' – ');
    if (title) said.arrive(title);
  }, [said, appTitle, title]);
}
