export { explainMove } from './engine/explain';
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
export { beam } from './policies/beam';
export { revealOffset, type ScrollBox } from './scroll';
export { toNodeId } from './tree/node-id';
export type {
  EntryMemory,
  ExplainedCandidate,
  Explanation,
  FocusCause,
  FocusChange,
  FocusEngineOptions,
  FocusListener,
  FocusOptions,
  FocusRect,
  FocusSnapshot,
  Geometry,
  GroupDeclaration,
  GroupKind,
  IndexedItems,
  LayoutSource,
  LeafDeclaration,
  MoveOptions,
  MoveResult,
  NodeDeclaration,
  NodeId,
  NotifyPhase,
  ReadingDirection,
  SnapshotStep,
  Verdict,
} from './tree/types';
