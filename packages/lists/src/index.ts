export {
  createGrowingList,
  type GrowingList,
  type GrowingListState,
  type LoadListPage,
} from './growing-list';
export type { ListKey } from './list-key';
export { cellsOf, type ListModel, type PlaceholderList, toListModel, type UnloadedList } from './list-model';
export { listQuery } from './list-query';
export { createListSource, type ListSource, type ListSourceDeps, type ListSourceOptions } from './list-source';
export { type LoadedList, mergeListPage } from './loaded-list';
export { type ReadQuery, readQueryDefaults } from './read-query';
