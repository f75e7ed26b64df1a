import type { Application } from '@fjernsyn/shell';
import { installTheme, loadTheme, type ResolvedTheme, themeRules } from '@fjernsyn/ui';
import { useEffect, useState } from 'react';
import { useObserved } from './use-observed';

const universes = ['komet', 'hopla', 'pip'] as const;

/** The theme of an application in one of the children's worlds, or in the one for all. */
export function loadApplicationTheme(application: Application, universe?: string): Promise<ResolvedTheme> {
  const brand = application.configuration.brand === 'havblik' ? 'havblik' : 'fjernsyn';
  const world = universes.find((name) => name === universe);
  return loadTheme({ brand, modes: application.appearance, ...(world ? { universe: world } : {}) });
}

/** Keeps the page in the colours of the world that the viewer is in; answers the theme that shows. */
export function useTheme(application: Application, initial: ResolvedTheme | undefined): ResolvedTheme | undefined {
  const universe = useObserved(application.universe);
  const [theme, setTheme] = useState(initial);
  useEffect(() => {
    let isOver = false;
    void loadApplicationTheme(application, universe).then((next) => {
      if (isOver) return;
      installTheme(document, themeRules(next));
      setTheme(next);
    });
    return () => {
      isOver = true;
    };
  }, [application, universe]);
  return theme;
}
