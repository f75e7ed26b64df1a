import type { Direction } from '@fjernsyn/kernel';
import { navigate } from '../moves/navigate';
import { NOT_THERE, scoresFrom } from '../policies/beam';
import { type FocusView, groupAbove, type PathStep } from '../tree/path';
import { groupOf, type Slots } from '../tree/slots';
import type { ExplainedCandidate, Explanation, NodeId, Verdict } from '../tree/types';
import type { FocusEngine } from './focus-engine';

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
