import { toNodeId } from './node-id';
import { type FocusView, type PathStep, slotsOf, stepAt } from './path';
import { alongside, nearestEntry } from './policies/entry';
import type { PolicyContext } from './policies/policy';
import { defaultMemoryOf } from './policies/policy-of';
import { firstOpen, groupOf, nextOrPrevious, type Slots } from './slots';
import type { TreeNode } from './tree';
import type { EntryMemory, NodeId } from './types';

/** How a group is entered: by a move, or by a call that at most knows an index to prefer in a row. */
export type Aim = { readonly move: PolicyContext } | { readonly index?: number };

/** The way from a group down to a leaf. */
export interface Entry {
  /** Steps below the group; empty when nothing in it can be entered. */
  readonly steps: readonly PathStep[];
  /** A preferred child that was asked for and is not there yet. */
  readonly missing: NodeId | null;
  /** Whether the sticky place still holds: no line on the way was entered by another rule. */
  readonly keepsSticky: boolean;
}

type Rule = 'remembered' | 'preferred' | 'nearest' | 'first';

const rulesOf: Readonly<Record<EntryMemory, readonly Rule[]>> = {
  last: ['remembered', 'preferred', 'nearest', 'first'],
  preferred: ['preferred', 'first'],
  nearest: ['nearest', 'first'],
  first: ['first'],
};

/** Goes down from a group by the entry rule of each level, to a leaf or to a child that exists by index only. */
export function enter(view: FocusView, group: TreeNode, aim: Aim): Entry {
  const steps: PathStep[] = [];
  let missing: NodeId | null = null;
  let keepsSticky = true;
  let isFromOutside = !('move' in aim);
  let node: TreeNode | undefined = group;
  while (node) {
    const declaration = groupOf(node);
    if (!declaration) break;
    const slots = slotsOf(view, node);
    const around = groupOf(node.parent ?? undefined);
    const guide = around?.kind === 'epg' ? around : null;
    const memory = guide ? 'nearest' : (declaration.memory ?? defaultMemoryOf[declaration.kind]);
    // Where a guide is entered from outside: now, else where what is seen of it begins.
    const time = isFromOutside ? (guide?.now ?? guide?.seenFrom) : undefined;
    isFromOutside = isFromOutside || declaration.kind === 'epg';
    let chosen = -1;
    for (const rule of rulesOf[memory === 'nearest' && !('move' in aim) ? 'last' : memory]) {
      if (rule === 'preferred' && declaration.preferred !== undefined && missing === null) {
        if (slots.indexOf(declaration.preferred) < 0) missing = toNodeId(node.id, declaration.preferred);
      }
      chosen = apply(rule, view, slots, aim, time);
      if (chosen < 0) continue;
      const isLaidOut = declaration.kind === 'row' || declaration.kind === 'grid';
      if (isLaidOut && (rule !== 'nearest' || time !== undefined)) keepsSticky = false;
      break;
    }
    if (chosen < 0) break;
    steps.push(stepAt(slots, chosen));
    node = slots.nodeAt(chosen);
  }
  return { steps, missing, keepsSticky };
}

function apply(rule: Rule, view: FocusView, slots: Slots, aim: Aim, time: number | undefined): number {
  if (rule === 'first') return firstOpen(slots);
  if (rule === 'remembered') {
    const step = view.memories.get(slots.group.id);
    if (!step) return -1;
    const index = slots.indexOf(step.key, step.index);
    return nextOrPrevious(slots, index < 0 ? step.index : index);
  }
  if (rule === 'preferred') {
    const preferred = groupOf(slots.group)?.preferred;
    const index = preferred === undefined ? -1 : slots.indexOf(preferred);
    return index >= 0 && slots.refusalAt(index) === null ? index : -1;
  }
  if (time !== undefined) return alongside(slots, { axis: 'x', coordinate: time, index: 0 });
  if ('move' in aim) return nearestEntry(slots, aim.move);
  return aim.index !== undefined && groupOf(slots.group)?.kind === 'row' ? nextOrPrevious(slots, aim.index) : -1;
}
