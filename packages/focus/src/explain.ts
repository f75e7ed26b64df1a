import type { Direction } from '@fjernsyn/kernel';
import { type Navigation, navigate } from './navigate';
import { endOf, type FocusView } from './path';
import type { ExplainedCandidate, Explanation, MoveResult } from './types';

/** The answer of `move` for a navigation. */
export function toMoveResult(view: FocusView, { outcome, path, blockedBy }: Navigation): MoveResult {
  const from = endOf(view.path);
  return { outcome, from, to: path ? endOf(path) : from, blockedBy };
}

/** What a direction would do, with every candidate and the rule that dropped it; pure. */
export function explainMove(view: FocusView, direction: Direction): Explanation {
  const candidates: ExplainedCandidate[] = [];
  const navigation = navigate(view, direction, false, (slots, index, verdict) => {
    candidates.push({ id: slots.idAt(index), group: slots.group.id || null, verdict });
  });
  return { direction, result: toMoveResult(view, navigation), asked: navigation.asked, candidates };
}
