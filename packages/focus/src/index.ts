export { explainMove } from './explain';
export { createFocusEngine, type FocusEngine } from './focus-engine';
export { initialKeyInput, keyInputDefaults, longPressAt, reduceKeyInput } from './key-input';
export type {
  HeldKey,
  InputAction,
  InputContext,
  InputEvent,
  InputMode,
  KeyInputOptions,
  KeyInputState,
  KeyInputStep,
} from './key-input-types';
export { toNodeId } from './node-id';
export { beam } from './policies/beam';
export { revealOffset, type ScrollBox } from './scroll';
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
} from './types';
