export {
  type BudgetResult,
  budgetsPath,
  findMissingFirstLoad,
  type MeasuredBuild,
  type MeasuredFile,
  measureBudgets,
  type TargetBudgets,
  withSizesOf,
} from './output/budgets';
export { budgetsOf, readBudgets, writeBudgets } from './output/budgets-file';
export { findLateCode, type MappedFile, sharesOfPackages } from './output/first-load';
export { scanLegacy } from './output/scan-legacy';
export { type BuiltScript, scanOutput } from './output/scan-output';
