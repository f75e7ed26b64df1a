export {
  type Budget,
  type BudgetResult,
  findMissingFirstLoad,
  type MeasuredBuild,
  type MeasuredFile,
  measureBudgets,
  TELEVISION_BUDGETS,
  WEB_BUDGETS,
} from './output/budgets';
export { scanLegacy } from './output/scan-legacy';
export { type BuiltScript, scanOutput } from './output/scan-output';
