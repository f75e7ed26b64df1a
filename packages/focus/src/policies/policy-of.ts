import type { EntryMemory, GroupKind } from '../tree/declarations';
import { gridPolicy } from './grid';
import { columnPolicy, freePolicy, orderPolicy, rowPolicy } from './line';
import type { Policy } from './policy';

/** How each kind moves among its children. */
export const policyOf: Readonly<Record<GroupKind, Policy>> = {
  row: rowPolicy,
  column: columnPolicy,
  grid: gridPolicy,
  group: orderPolicy,
  free: freePolicy,
  epg: columnPolicy,
  layer: freePolicy,
};

/** How each kind is entered where its declaration does not say. */
export const defaultMemoryOf: Readonly<Record<GroupKind, EntryMemory>> = {
  row: 'last',
  column: 'last',
  grid: 'nearest',
  group: 'last',
  free: 'last',
  epg: 'nearest',
  layer: 'preferred',
};
