import { toNodeId } from '@fjernsyn/focus';
import { useEffect, useRef } from 'react';
import { useFocusScope } from './focus-scope';

/** Props of {@link FocusOnChange}. */
export interface FocusOnChangeProps {
  /** What in the group around it gets focus. */
  readonly focusKey: string;
  /** Another value brings focus; the first does not. */
  readonly value: string;
}

/** Brings focus to a part of the group around it when what the group is about has become another, which is said with it; renders nothing. */
export function FocusOnChange({ focusKey, value }: FocusOnChangeProps): null {
  const { binding, parentId } = useFocusScope();
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    binding.focusAnew(toNodeId(parentId, focusKey));
  }, [binding, parentId, focusKey, value]);
  return null;
}
