export type { FocusEngineOptions, FocusOptions, MoveOptions } from './engine/engine-options';
export { type ExplainedCandidate, type Explanation, explainMove, type Verdict } from './engine/explain';
export type { FocusCause, FocusChange, FocusListener, NotifyPhase } from './engine/focus-change';
export { createFocusEngine, type FocusEngine } from './engine/focus-engine';
export { initialKeyInput, keyInputDefaults, longPressAt, reduceKeyInput } from './input/key-input';
export type {
  HeldKey,
  InputAction,
  InputContext,
  InputEvent,
  InputMode,
  KeyInputOptions,
  KeyInputState,
  KeyInputStep,
} from './input/key-input-types';
export type { MoveResult } from './moves/navigate';
export type { FocusSnapshot } from './moves/snapshot';
export { beam } from './policies/beam';
export { revealOffset, type ScrollBox } from './scroll';
export type {
  EntryMemory,
  FocusRect,
  GroupDeclaration,
  GroupKind,
  IndexedItems,
  LayoutSource,
  LeafDeclaration,
  NodeDeclaration,
  NodeId,
  ReadingDirection,
  SnapshotStep,
} from './tree/declarations';
export type { Geometry } from './tree/focus-view';
export { ancestorsOf, childKeyOf, toDescendantId, toNodeId } from './tree/node-id';
