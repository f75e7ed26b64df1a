import { alongside, nearestEntry } from '../policies/entry';
import { defaultMemoryOf } from '../policies/policy-of';
import type { NodeId } from '../tree/declarations';
import type { FocusView, PathStep, PolicyContext, Slots, TreeNode } from '../tree/focus-view';
import { toNodeId } from '../tree/node-id';
import { slotsOf, stepAt } from '../tree/path';
import { firstOpen, groupOf, nextOrPrevious } from '../tree/slots';
import { stickyAt } from './sticky';

/** How a group is entered: by a move, or by a call that at most knows an index to prefer in a row. */
export interface Aim {
  readonly move?: PolicyContext | null;
  readonly index?: number;
}

/** The way from a group down to a leaf. */
export interface Entry {
  /** Steps below the group; empty when nothing in it can be entered. */
  readonly steps: readonly PathStep[];
  /** A preferred child that was asked for and is not there yet. */
  readonly missing: NodeId | null;
  /** Whether the sticky place still holds: no line on the way was entered by another rule. */
  readonly keepsSticky: boolean;
}

/** Goes down from a group by the entry rule of each level, to a leaf or to a child that exists by index only. */
export function enter(view: FocusView, group: TreeNode, aim: Aim): Entry {
  const steps: PathStep[] = [];
  const { move, index = -1 } = aim;
  let missing: NodeId | null = null;
  let keepsSticky = true;
  let isFromOutside = !move;
  let node: TreeNode | undefined = group;
  for (let declaration = groupOf(node); node && declaration; declaration = groupOf(node)) {
    const { kind, preferred } = declaration;
    const slots = slotsOf(view, node);
    const around = groupOf(node.parent ?? undefined);
    const guide = around?.kind === 'epg' ? around : null;
    // Where a guide is entered from outside: now, else where what is seen of it begins.
    const moment = isFromOutside ? (guide?.now ?? guide?.seenFrom) : undefined;
    isFromOutside = isFromOutside || kind === 'epg';

    const memory = guide ? 'nearest' : (declaration.memory ?? defaultMemoryOf[kind]);
    const isLast = memory === 'last' || (memory === 'nearest' && !move);
    let chosen = isLast ? rememberedIn(view, slots) : -1;
    if (chosen < 0 && preferred !== undefined && (isLast || memory === 'preferred')) {
      chosen = slots.indexOf(preferred);
      if (chosen < 0) missing ??= toNodeId(node.id, preferred);
      else if (slots.refusalAt(chosen) !== null) chosen = -1;
    }
    const isNear = chosen < 0 && (isLast || memory === 'nearest');
    // A line that was entered by another rule, or at a time of its own, makes a new sticky place.
    if ((kind === 'row' || kind === 'grid') && (!isNear || moment !== undefined)) keepsSticky = false;
    if (isNear) {
      if (moment !== undefined) chosen = alongside(slots, stickyAt(moment, view.readingDirection));
      else if (move) chosen = nearestEntry(slots, move);
      else if (index >= 0 && kind === 'row') chosen = nextOrPrevious(slots, index);
    }
    if (chosen < 0) chosen = firstOpen(slots);
    if (chosen < 0) break;
    const step = stepAt(slots, chosen);
    steps.push(step);
    node = step.node;
  }
  return { steps, missing, keepsSticky };
}

function rememberedIn({ memories }: FocusView, slots: Slots): number {
  const step = memories.get(slots.group.id);
  if (!step) return -1;
  const index = slots.indexOf(step.key, step.index);
  return nextOrPrevious(slots, index < 0 ? step.index : index);
}
