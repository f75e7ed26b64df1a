import type { NodeId } from './types';

const SEPARATOR = '/';

/** Joins a parent's id and a key to the child's id; a `/` or `%` inside the key is escaped. */
export function toNodeId(parent: NodeId | null, key: string): NodeId {
  const escaped = key.replace(/%/g, '%25').replace(/\//g, '%2F');
  return parent === null ? escaped : parent + SEPARATOR + escaped;
}
