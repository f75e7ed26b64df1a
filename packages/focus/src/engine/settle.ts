import { openLayersOf, reconcileLayers, scopeOf } from '../moves/layers';
import { navigate } from '../moves/navigate';
import { type Place, resolvePlace } from '../moves/place';
import { isWithin } from '../tree/node-id';
import { endOf, toSteps } from '../tree/path';
import { groupOf, refusalOf } from '../tree/slots';
import type { FocusCause } from './focus-change';
import { type FocusState, land } from './focus-state';

/** Brings layers, the pending request and focus in line with a tree that has changed; nothing when it has not. */
export function settle(state: FocusState): void {
  if (!state.isDirty) return;
  state.isDirty = false;
  const {
    stack,
    cause: layerCause,
    place: wanted,
  } = reconcileLayers(state.stack, openLayersOf(state.tree), state.path);
  state.stack = stack;
  if (tryRequest(state) || (layerCause === null && tryPassOn(state))) return;

  const scope = scopeOf(stack);
  const move = layerCause === null ? state.arrival : null;
  const place = resolvePlace(state, scope, wanted, { move }) ?? resolvePlace(state, scope, []);
  const cause = layerCause ?? causeOf(state, place);
  if (cause === 'remove') state.request ??= { steps: state.path, reason: 'recall', matched: 0 };
  if (place && !move) landAt(state, place, cause);
  else land(state, place?.path ?? [], cause);
}

/** Lands at a place that was found by a call, and waits for a preferred child that was not there. */
export function landAt(state: FocusState, { path, missing }: Place, cause: FocusCause): void {
  land(state, path, cause);
  if (missing !== null) state.request ??= { steps: toSteps(missing), reason: 'wish', matched: 0 };
}

/** True when the request moved focus. */
function tryRequest(state: FocusState): boolean {
  const { request } = state;
  const place = request && resolvePlace(state, scopeOf(state.stack), request.steps);
  if (!place) return false;
  const { isExact, matched } = place;
  const isRestore = request.reason === 'restore';
  // Each piece that mounts may bring something nearer: where focus ends does not depend on the order in which they come.
  const isNearer = isRestore && matched >= request.matched && endOf(place.path) !== endOf(state.path);
  if (!isExact && !isNearer) return false;
  state.request = isExact ? null : { ...request, matched };
  landAt(state, place, isRestore ? 'restore' : 'pending');
  return true;
}

/** A row that a move went to before it was mounted has turned out to be empty: on in the same direction. */
function tryPassOn(state: FocusState): boolean {
  const { arrival, tree } = state;
  const node = tree.get(endOf(state.path) ?? '');
  if (!arrival || !groupOf(node) || !node || refusalOf(tree, node) !== 'empty') return false;
  const { path, sticky, context } = navigate(state, arrival.direction);
  if (!path) return false;
  land(state, path, 'pending', arrival.direction, sticky);
  state.arrival = context;
  return true;
}

function causeOf(state: FocusState, place: Place | null): FocusCause {
  const oldEnd = endOf(state.path);
  if (oldEnd === null) return 'initial';
  if (place && isWithin(endOf(place.path) ?? '', oldEnd)) return 'pending';
  return state.tree.get(oldEnd)?.declaration ? 'disable' : 'remove';
}
