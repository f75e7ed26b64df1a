import type { GroupKind } from '@fjernsyn/focus';
import type { CaseNode } from './case-types';

const kindOfRole: Readonly<Record<string, GroupKind>> = {
  row: 'row',
  rail: 'row',
  column: 'column',
  menu: 'column',
  list: 'column',
  grid: 'grid',
  keyboard: 'grid',
  epg: 'epg',
  guide: 'epg',
  modal: 'layer',
  dialog: 'layer',
  popup: 'layer',
  layer: 'layer',
  group: 'free',
  free: 'free',
  screen: 'free',
  page: 'free',
  section: 'free',
};

const fieldRoles: ReadonlySet<string> = new Set(['input', 'text', 'textbox', 'textfield', 'field', 'search']);

/** What a node is in the engine's tree: a leaf, or the kind of its role; without a role it is told by having children. */
export const kindOf = (node: CaseNode, hasChildren: boolean): GroupKind | 'leaf' => {
  const kind = kindOfRole[node.role ?? ''];
  if (kind !== undefined) return node.open === undefined ? kind : 'layer';
  if (node.open !== undefined) return 'layer';
  return hasChildren ? 'free' : 'leaf';
};

/** Whether a node is a field in which text is typed. */
export const isField = (node: CaseNode): boolean => fieldRoles.has(node.role ?? '');

/** Whether a node and all below it are out of use. */
export const isOut = (node: CaseNode): boolean =>
  node.hidden === true || node.active === false || node.disabled === true;
