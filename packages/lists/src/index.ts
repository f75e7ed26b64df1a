export { maxListsPerCall } from '@fjernsyn/api';
export {
  createGrowingList,
  type GrowingList,
  type GrowingListState,
  type LoadListPage,
} from './growing-list';
export { isPlainKey, type ListKey, type ListKeyParts, toListKey } from './list-key';
export { cellsOf, type ListModel, type PlaceholderList, toListModel, type UnloadedList } from './list-model';
export { listQuery } from './list-query';
export { createListSource, type ListSource, type ListSourceDeps, type ListSourceOptions } from './list-source';
export { type LoadedList, mergeListPage } from './loaded-list';
export { type ReadQuery, readQueryDefaults } from './read-query';
export { removeItem } from './remove-item';
export { createViewerListSource, type ViewerListSourceDeps } from './viewer-list';
export { isViewersKey, toViewerListKind, type ViewerListKind } from './viewer-list-kind';
