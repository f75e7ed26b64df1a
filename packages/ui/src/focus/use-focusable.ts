import { type LeafDeclaration, type NodeId, toNodeId } from '@fjernsyn/focus';
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusScope } from './focus-scope';
import { useRegistration } from './use-registration';

/** Options of {@link useFocusable}. */
export interface FocusableOptions {
  /** Key among its siblings; stable, never an index. */
  readonly focusKey: string;
  /** Place among the siblings. */
  readonly order?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /** What OK and a click do; without it a link is followed. */
  readonly onActivate?: (() => void) | undefined;
  /** What OK held, and a right click or its key, open. */
  readonly onMenu?: (() => void) | undefined;
  /** Hears that focus has rested on it for {@link focusRestMs}. */
  readonly onRest?: (() => void) | undefined;
  /** What is spoken on focus. */
  readonly speech?: (() => string) | undefined;
}

/** Attributes that a focusable element wears; with focus also `data-focused` and a tabindex of 0, which need no render. */
export interface FocusableProps {
  readonly tabIndex: -1;
  readonly 'data-focus-id': NodeId;
  readonly 'data-disabled': '' | undefined;
  readonly 'data-menu': '' | undefined;
  readonly onClick: (event: MouseEvent) => void;
  readonly onContextMenu: ((event: MouseEvent) => void) | undefined;
  readonly onMouseDown: () => void;
  readonly onMouseMove: (event: MouseEvent) => void;
  readonly onFocus: () => void;
}

/** Answer of {@link useFocusable}. */
export interface Focusable<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly id: NodeId;
  readonly props: FocusableProps;
}

/** Makes an element a leaf of the focus tree; that it gains or loses focus is written to it, and renders nothing. */
export function useFocusable<T extends HTMLElement>(options: FocusableOptions): Focusable<T> {
  const { focusKey, order, isDisabled = false, speech, onActivate, onMenu, onRest } = options;
  const { binding, parentId, label, message } = useFocusScope();
  const { engine } = binding;
  const ref = useRef<T>(null);
  const id = toNodeId(parentId, focusKey);
  const declaration = useMemo<LeafDeclaration>(
    () => ({ kind: 'leaf', id, parent: parentId, isDisabled, ...(order === undefined ? undefined : { order }) }),
    [id, parentId, isDisabled, order],
  );
  useRegistration(engine, declaration);

  // After every render: React may have changed the element, or moved it and so taken its native focus.
  useLayoutEffect(() => {
    if (ref.current !== null)
      binding.setEntry(id, { element: ref.current, speech, groupLabel: label, onRest, message });
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null) binding.removeEntry(id, element);
    };
  }, [binding, id]);

  return {
    ref,
    id,
    props: {
      tabIndex: -1,
      'data-focus-id': id,
      'data-disabled': isDisabled ? '' : undefined,
      'data-menu': onMenu === undefined || isDisabled ? undefined : '',
      onClick(event) {
        // A click with a modifier asks the browser for a new tab of the real address.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (isDisabled || onActivate !== undefined) event.preventDefault();
        if (isDisabled) return;
        engine.focus(id, { cause: 'pointer' });
        onActivate?.();
      },
      onContextMenu:
        onMenu === undefined || isDisabled
          ? undefined
          : (event) => {
              // With a modifier the browser's own menu opens.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              engine.focus(id, { cause: 'pointer' });
              onMenu();
            },
      onMouseDown() {
        // Before the platform's own focus, which says nothing of a pointer: what is pressed would slide away and not be clicked.
        if (!isDisabled) engine.focus(id, { cause: 'pointer', shouldWait: false });
      },
      onMouseMove(event) {
        if (!binding.hasPointerMoved(event.screenX, event.screenY) || isDisabled || engine.isFocused(id)) return;
        engine.focus(id, { cause: 'pointer', shouldWait: false });
      },
      onFocus() {
        if (!engine.isFocused(id)) engine.focus(id, { shouldWait: false });
      },
    },
  };
}
