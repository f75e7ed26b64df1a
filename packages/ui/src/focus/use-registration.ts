import type { FocusEngine, NodeDeclaration } from '@fjernsyn/focus';
import { useLayoutEffect, useRef } from 'react';

/** Keeps a node declared while the component is mounted; a new declaration of the same id updates it in place. */
export function useRegistration(engine: FocusEngine, declaration: NodeDeclaration): void {
  const latest = useRef(declaration);
  const { id } = declaration;
  // Order: the update stands first, so that a registration of a new id takes the newest declaration.
  useLayoutEffect(() => {
    latest.current = declaration;
    engine.update(declaration);
  }, [engine, declaration]);
  useLayoutEffect(() => engine.register({ ...latest.current, id }), [engine, id]);
}
