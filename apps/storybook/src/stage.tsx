import { createFocusEngine } from '@fjernsyn/focus';
import { FocusDebugger, FocusGroup, FocusProvider, installTheme, keepRootSize, UiProvider } from '@fjernsyn/ui';
import { type ReactElement, type ReactNode, useInsertionEffect, useLayoutEffect, useMemo } from 'react';
import { followKeys } from './follow-keys';
import type { Look } from './load-look';
import type { StageSettings } from './read-stage';
import { SafeArea } from './safe-area';
import styles from './stage.module.css';

/** Props of {@link Stage}. */
export interface StageProps {
  readonly settings: StageSettings;
  readonly look: Look;
  readonly children?: ReactNode;
}

/** What a target puts around the client, around a story: theme, root size, a focus engine and the keys that move it. */
export function Stage({ settings, look, children }: StageProps): ReactElement {
  const { theme, layout } = look;
  const { locale, readingDirection, hasSafeArea, isFar, isFocusDrawn } = settings;
  const { artwork } = settings.theme.brand;
  const engine = useMemo(() => createFocusEngine({ readingDirection }), [readingDirection]);

  // Before a story's own layout effects, which may measure.
  useInsertionEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = readingDirection;
    installTheme(document, [...theme.rules, ...layout.rules]);
  }, [theme, layout, locale, readingDirection]);
  useInsertionEffect(() => keepRootSize(window, layout.name), [layout.name]);
  useLayoutEffect(() => followKeys(document, engine), [engine]);

  return (
    <UiProvider
      readingDirection={readingDirection}
      layout={layout}
      textScale={theme.textScale}
      typeface={theme.typeface}
      artwork={artwork}
    >
      <FocusProvider key={readingDirection} engine={engine}>
        <FocusGroup kind="column" focusKey="story" memory="last">
          <div className={`${styles.screen} ${isFar ? styles.far : ''} fs-root fs-bg`}>
            {children}
            {hasSafeArea && <SafeArea />}
          </div>
        </FocusGroup>
        {isFocusDrawn && <FocusDebugger />}
      </FocusProvider>
    </UiProvider>
  );
}
