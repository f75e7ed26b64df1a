import { type GroupDeclaration, toNodeId } from '@fjernsyn/focus';
import { type ReactNode, useMemo } from 'react';
import { FocusScopeContext, useFocusScope } from './focus-scope';
import { useRegistration } from './use-registration';

type OptionalUndefined<T> = { readonly [Key in keyof T]: T[Key] | undefined };

/** Props of {@link FocusGroup}: a group's declaration, its key, and what is spoken on entering. */
export interface FocusGroupProps
  extends Pick<GroupDeclaration, 'kind'>,
    OptionalUndefined<Omit<GroupDeclaration, 'id' | 'parent' | 'kind'>> {
  readonly focusKey: string;
  /** Spoken before the first leaf when focus enters from elsewhere. */
  readonly label?: string | undefined;
  /** Whether the label is what a dialog or a notice says, and not the name of a place. */
  readonly isMessage?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A group of the focus tree around its children; it renders no element. */
export function FocusGroup({ focusKey, label, isMessage, children, ...declared }: FocusGroupProps): ReactNode {
  const scope = useFocusScope();
  const { binding, parentId } = scope;
  const id = toNodeId(parentId, focusKey);
  const { kind, memory, preferred, shouldWrap, boundaries, isTrap, columns, items, isOpen, isLoading } = declared;
  const { now, seenFrom } = declared;
  const { order, isDisabled, rect } = declared;
  const declaration = useMemo<GroupDeclaration>(
    () => ({
      kind,
      id,
      parent: parentId,
      ...present({
        memory,
        preferred,
        shouldWrap,
        boundaries,
        isTrap,
        columns,
        now,
        seenFrom,
        items,
        isOpen,
        isLoading,
        order,
        isDisabled,
        rect,
      }),
    }),
    [
      kind,
      id,
      parentId,
      memory,
      preferred,
      shouldWrap,
      boundaries,
      isTrap,
      columns,
      now,
      seenFrom,
      items,
      isOpen,
      isLoading,
      order,
      isDisabled,
      rect,
    ],
  );
  useRegistration(binding.engine, declaration);
  const spokenLabel = label ?? scope.label;
  const message = isMessage === true ? label : scope.message;
  const inner = useMemo(
    () => ({ binding, parentId: id, label: spokenLabel, message }),
    [binding, id, spokenLabel, message],
  );
  return <FocusScopeContext.Provider value={inner}>{children}</FocusScopeContext.Provider>;
}

/** A layer: while it is open focus stays in it, and closing gives focus back (S9). */
export function FocusTrap(props: Omit<FocusGroupProps, 'kind' | 'isMessage'>): ReactNode {
  return <FocusGroup {...props} kind="layer" isMessage />;
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function present<T extends object>(fields: T): Present<T> {
  const kept: Present<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const value = fields[key];
    if (value !== undefined) kept[key] = value as Exclude<T[keyof T], undefined>;
  }
  return kept;
}
