import { createFocusEngine } from '@fjernsyn/focus';
import {
  FocusGroup,
  FocusProvider,
  installTheme,
  keepRootSize,
  resolveTheme,
  themeCss,
  UiProvider,
} from '@fjernsyn/ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { followKeys } from './follow-keys';
import type { StageSettings } from './read-stage';
import { SafeArea } from './safe-area';
import styles from './stage.module.css';

/** Props of {@link Stage}. */
export interface StageProps {
  readonly settings: StageSettings;
  readonly children?: ReactNode;
}

/** What a target puts around the client, around a story: theme, root size, a focus engine and the keys that move it. */
export function Stage({ settings, children }: StageProps): ReactElement {
  const { theme, locale, readingDirection, hasSafeArea, isFar } = settings;
  const engine = useMemo(() => createFocusEngine({ readingDirection }), [readingDirection]);

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = readingDirection;
    installTheme(document, themeCss(theme));
  }, [theme, locale, readingDirection]);
  useLayoutEffect(() => keepRootSize(window), []);
  useLayoutEffect(() => followKeys(document, engine), [engine]);

  return (
    <UiProvider readingDirection={readingDirection} textScale={resolveTheme(theme).textScale}>
      <FocusProvider key={readingDirection} engine={engine}>
        <FocusGroup kind="column" focusKey="story" memory="last">
          <div className={`${styles.screen} ${isFar ? styles.far : ''} fs-root fs-bg`}>
            {children}
            {hasSafeArea && <SafeArea />}
          </div>
        </FocusGroup>
      </FocusProvider>
    </UiProvider>
  );
}
