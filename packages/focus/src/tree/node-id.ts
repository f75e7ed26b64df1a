import type { NodeId } from './declarations';

const SEPARATOR = '/';

/** Joins a parent's id and a key to the child's id; a `/` or `%` inside the key is escaped. */
export function toNodeId(parent: NodeId | null, key: string): NodeId {
  const escaped = /[%/]/.test(key) ? key.replace(/%/g, '%25').replace(/\//g, '%2F') : key;
  return parent ? parent + SEPARATOR + escaped : escaped;
}

/** The id of what lies below `ancestor` along keys, from the top down. */
export function toDescendantId(ancestor: NodeId | null, first: string, ...others: readonly string[]): NodeId {
  return others.reduce<NodeId>(toNodeId, toNodeId(ancestor, first));
}

/** Key of an id among its siblings. */
export function toKey(id: NodeId): string {
  return decode(id.slice(id.lastIndexOf(SEPARATOR) + 1));
}

/** Key of the child of `ancestor` that is `id` or lies around it; undefined where `id` does not lie below. */
export function childKeyOf(id: NodeId, ancestor: NodeId): string | undefined {
  if (id === ancestor || !isWithin(id, ancestor)) return undefined;
  const below = id.slice(ancestor === '' ? 0 : ancestor.length + SEPARATOR.length);
  return decode(below.split(SEPARATOR, 1)[0] ?? '');
}

/** Ids of the groups around a node, from the top down. */
export function ancestorsOf(id: NodeId): readonly NodeId[] {
  const ids: NodeId[] = [];
  for (let end = id.indexOf(SEPARATOR); end !== -1; end = id.indexOf(SEPARATOR, end + 1)) ids.push(id.slice(0, end));
  return ids;
}

/** Whether an id is made of its parent's and one key. Thousands of nodes come at once: nothing is built where nothing is escaped. */
export function isChildId(id: NodeId, parent: NodeId | null): boolean {
  const end = id.lastIndexOf(SEPARATOR);
  const isBelow = parent ? end === parent.length && id.startsWith(parent) : end < 0;
  return isBelow && (!id.includes('%', end) || id === toNodeId(parent, toKey(id)));
}

/** Keys of an id, from the top down. */
export function toKeys(id: NodeId): string[] {
  return id.split(SEPARATOR).map(decode);
}

function decode(part: string): string {
  return part.indexOf('%') < 0 ? part : part.replace(/%2F/g, SEPARATOR).replace(/%25/g, '%');
}

/** Whether `id` is `ancestor` or lies below it; everything lies below the root, whose id is empty. */
export function isWithin(id: NodeId, ancestor: NodeId): boolean {
  return id === ancestor || ancestor === '' || id.startsWith(ancestor + SEPARATOR);
}
