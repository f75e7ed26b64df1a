import type { Direction } from '@fjernsyn/kernel';
import { type MoveResult, navigate } from '../moves/navigate';
import { NOT_THERE, scoresFrom } from '../policies/beam';
import type { NodeId } from '../tree/declarations';
import type { FocusView, PathStep, Refusal, Slots } from '../tree/focus-view';
import { groupAbove } from '../tree/path';
import { groupOf } from '../tree/slots';
import type { FocusEngine } from './focus-engine';

/** Why a candidate was not taken, or that it was. */
export type Verdict = 'chosen' | NonNullable<Refusal> | 'behind' | 'further' | 'no-rect';

/** A candidate that a move looked at, with the rule that dropped or chose it. */
export interface ExplainedCandidate {
  readonly id: NodeId;
  /** Group whose policy looked at it, null at the top. */
  readonly group: NodeId | null;
  readonly verdict: Verdict;
}

/** Answer of `explain`: what a direction would do, without doing it. */
export interface Explanation {
  readonly direction: Direction;
  readonly result: MoveResult;
  /** Groups that were asked, from the innermost; all but the last had no answer. */
  readonly asked: readonly NodeId[];
  /** In the order in which they were looked at. */
  readonly candidates: readonly ExplainedCandidate[];
}

/** What a direction would do, with every candidate and the rule that dropped it; it moves nothing, and no product needs it. */
export function explainMove(engine: FocusEngine, direction: Direction): Explanation {
  const view = engine.inspect();
  const looks: { readonly slots: Slots; readonly seen: Set<number> }[] = [];
  const watch = (slots: Slots): Slots => {
    const seen = new Set<number>();
    looks.push({ slots, seen });
    return Object.assign(Object.create(slots) as Slots, {
      refusalAt(index: number) {
        seen.add(index);
        return slots.refusalAt(index);
      },
    });
  };
  const { result, path, context } = navigate({ ...view, watch }, direction);
  const candidates: ExplainedCandidate[] = [];
  for (const { slots, seen } of looks.slice()) {
    const { kind } = groupOf(slots.group) ?? {};
    const from = view.path.find((_, level) => groupAbove(view, level) === slots.group);
    const isPlaced = kind === 'free' || kind === 'layer';
    const scoreAt = isPlaced ? scoresFrom(slots, from ? slots.indexOf(from.key, from.index) : -1, context) : null;
    for (const index of Array.from(seen).sort((one, other) => one - other)) {
      const id = slots.idAt(index);
      const verdict = path?.some((step) => step.id === id) ? 'chosen' : verdictOf(slots, index, scoreAt);
      candidates.push({ id, group: slots.group.id || null, verdict });
    }
  }
  return { direction, result, asked: askedBy(view, path, result.blockedBy), candidates };
}

function verdictOf(slots: Slots, index: number, scoreAt: ((index: number) => number) | null): Verdict {
  const refusal = slots.refusalAt(index);
  if (refusal !== null) return refusal;
  if (!scoreAt || scoreAt(index) < NOT_THERE) return 'further';
  const rect = slots.rectAt(index);
  return rect && rect.width > 0 && rect.height > 0 ? 'behind' : 'no-rect';
}

/** Groups that were asked, from the innermost: up to the one that answered or held focus back. */
function askedBy(view: FocusView, to: readonly PathStep[] | null, blockedBy: NodeId | null): readonly NodeId[] {
  const asked: NodeId[] = [];
  for (let level = view.path.length - 1; level >= 0; level--) {
    const group = groupAbove(view, level);
    if (!group) continue;
    asked.push(group.id);
    const answered = to?.[level - 1]?.id ?? '';
    if (group.id === blockedBy || (to && answered === group.id)) break;
  }
  return asked;
}
