import type { FocusEngine } from '@fjernsyn/focus';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { createFocusBinding } from './focus-binding';
import { type FocusScope, FocusScopeContext } from './focus-scope';
import type { Speak } from './focus-speech';
import { keepNativeFocus } from './keep-native-focus';

/** Props of {@link FocusProvider}. */
export interface FocusProviderProps {
  readonly engine: FocusEngine;
  /** Hears what the focused element says of itself, on every change. */
  readonly speak?: Speak | undefined;
  /** Whether a reader of this device reads nothing but the name of what has focus. */
  readonly hasNameReader?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Joins an engine to the page below it: native focus in step, speech, pointer. */
export function FocusProvider({ engine, speak, hasNameReader = false, children }: FocusProviderProps): ReactNode {
  const binding = useMemo(() => createFocusBinding(engine, hasNameReader), [engine, hasNameReader]);
  const latestSpeak = useRef(speak);
  useLayoutEffect(() => {
    latestSpeak.current = speak;
  }, [speak]);
  useLayoutEffect(() => binding.connect((text) => latestSpeak.current?.(text)), [binding]);
  useLayoutEffect(() => keepNativeFocus(document), []);
  // A finger shows itself where it is; focus shows once a key has moved it.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const hide = (): void => root.removeAttribute('data-keys');
    const end = engine.subscribe(({ cause }) => {
      if (cause === 'move' && !root.hasAttribute('data-keys')) root.setAttribute('data-keys', '');
    });
    root.addEventListener('touchstart', hide, { passive: true });
    return () => {
      end();
      root.removeEventListener('touchstart', hide);
    };
  }, [engine]);
  const scope = useMemo<FocusScope>(
    () => ({ binding, parentId: null, label: undefined, message: undefined }),
    [binding],
  );
  return <FocusScopeContext.Provider value={scope}>{children}</FocusScopeContext.Provider>;
}
