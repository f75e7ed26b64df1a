import { useEffect } from 'react';
import { useClient } from '../application-context';

/** Names the window after what it shows, beginning with the product's name (C2), and says it to those who hear. */
export function usePageTitle(title: string | undefined): void {
  const { application } = useClient();
  const { appTitle } = application.configuration;
  useEffect(() => {
    document.title = title ? `${appTitle} – ${title}` : appTitle;
    if (title) application.arrived(title);
  }, [application, appTitle, title]);
}
